import { company } from '../../src/company.ts';
import { mapOrigin } from '../../src/components/MapEmbed/mapAddress.ts';

/** What the pages of a build have inside them that a policy must name. */
export interface InlineParts {
  /** Hashes of the scripts, as a policy writes them: `'sha256-…'`. */
  scripts: ReadonlySet<string>;
  /** Hashes of the style sheets. */
  styles: ReadonlySet<string>;
}

/** styled-components opens an empty style sheet before it writes its rules through the object model, which needs no leave. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where contact messages are posted to: a policy names an address without its query. */
const receiver = company.contactEndpoint === undefined ? [] : [company.contactEndpoint.replace(/[?#].*/, '')];

/** What a page may load and do (Content Security Policy, level 3): nothing, but for what stands here. */
const policy = ({ scripts, styles }: InlineParts) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': [emptyStyle, ...styles],
    // The preview of a picture is a `data:` address in the style sheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...receiver],
    'manifest-src': ["'self'"],
    'frame-src': [mapOrigin],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // The form is sent by a script, never by the browser.
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');

/** Headers by name, by the paths that they belong to; `*` stands for any rest. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What neither the pages nor the map in them ever ask a browser for: nobody else's script may, either. */
const unused = [
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

/** The headers of a host, by the paths that they belong to: the one list that every host's file is written from. */
export const headers = (inline: InlineParts): HeaderRules => ({
  '/*': {
    'Content-Security-Policy': policy(inline),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years. For this host alone: what else the company serves below its domain is not known here.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  },
  // Their names change with their content.
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
});
