import { company, type Company } from '#content/company.ts';
import { mapOrigin } from '#src/components/MapEmbed/mapUrls.ts';

/** The inline elements that a Content Security Policy must allow, as source expressions: `'sha256-…'`. */
export interface InlineParts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** styled-components adds an empty style element; its rules go through the CSSOM, which the policy does not restrict. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Endpoints = Pick<Company, 'contactEndpoint' | 'reportEndpoint'>;

/** What a page may load and do (Content Security Policy, level 3): nothing else. */
const policy = ({ scripts, styles }: InlineParts, { contactEndpoint, reportEndpoint }: Endpoints) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': [emptyStyle, ...styles],
    // The preview of a picture is a `data:` URL in the style sheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // A policy has URLs without a query.
    'connect-src': [
      "'self'",
      // Whether the map can be reached.
      mapOrigin,
      ...[contactEndpoint, reportEndpoint].flatMap((url) => (url === undefined ? [] : [url.replace(/[?#].*/, '')])),
    ],
    'manifest-src': ["'self'"],
    'frame-src': [mapOrigin],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // A script posts the contact form.
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(reportEndpoint !== undefined && { 'report-to': ['default'] }),
  })
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');

/** Headers by path and name; `*` at the end of a path matches any rest. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Browser features that neither the pages nor the embedded map use. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of the site: the only list, from which the files of all hosts are generated. */
export const headers = (inline: InlineParts, endpoints: Endpoints = company): HeaderRules => ({
  '/*': {
    'Content-Security-Policy': policy(inline, endpoints),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    // Of refused content, crashes, and what the browser no longer supports.
    ...(endpoints.reportEndpoint !== undefined && {
      'Reporting-Endpoints': `default="${endpoints.reportEndpoint}"`,
    }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years. Without `includeSubDomains`: the company's other hosts are unknown here.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  },
  // Their names change with their content.
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
});
