import type { Plugin } from 'vite';
import { company } from '#content/company.ts';
import { defaultLanguage, languageInfo } from '#i18n/languages.ts';
import { color } from '#theme/tokens.ts';
import { fileType } from '../hosts/fileTypes.ts';
import { readMessages } from '../messages/readMessages.ts';
import { favicon, maskIcon, png, tile } from './artwork.ts';

/** The web app manifest. */
export const manifest = {
  name: company.name,
  short_name: company.name,
  description: readMessages(defaultLanguage).footerCompanyText,
  lang: defaultLanguage,
  dir: languageInfo(defaultLanguage).direction,
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: color.background,
  background_color: color.background,
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** An ICO file: a header, an entry for each picture, then the pictures as PNGs. */
async function ico(tiles: ReadonlyArray<{ size: number; scale: number }>) {
  const images = await Promise.all(tiles.map((icon) => png(tile({ ...icon, rounded: true }))));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size }] of tiles.entries()) {
    const { length } = images[index]!;
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // color planes
    head.writeUInt16LE(32, entry + 6); // bits of a pixel
    head.writeUInt32LE(length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([head, ...images]);
}

/** The icons and the manifest, by file name. */
export const brandFiles = {
  'favicon.svg': () => favicon,
  'favicon.ico': () =>
    ico([
      { size: 16, scale: 0.875 },
      { size: 32, scale: 1.5 },
      { size: 48, scale: 2 },
    ]),
  'apple-touch-icon.png': () => png(tile({ size: 180, scale: 7 })),
  'icon-192.png': () => png(tile({ size: 192, scale: 8, rounded: true })),
  'icon-512.png': () => png(tile({ size: 512, scale: 20, rounded: true })),
  // Systems may mask all but a centered circle of 80 %.
  'icon-maskable-512.png': () => png(tile({ size: 512, scale: 18 })),
  'mask-icon.svg': () => maskIcon,
  'manifest.webmanifest': () => JSON.stringify(manifest),
};

const isBrandFile = (name: string): name is keyof typeof brandFiles => Object.hasOwn(brandFiles, name);

/** The links to them. With `sizes`, browsers that support SVG icons do not prefer the ICO. */
export const brandLinks = [
  { rel: 'icon', href: 'favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: 'favicon.svg', type: 'image/svg+xml' },
  { rel: 'mask-icon', href: 'mask-icon.svg', color: color.accent },
  { rel: 'apple-touch-icon', href: 'apple-touch-icon.png' },
  { rel: 'manifest', href: 'manifest.webmanifest' },
] satisfies Array<{ rel: string; href: keyof typeof brandFiles; [attribute: string]: string }>;

/** Generates and links icons and manifest; a development server generates them on request. */
export function brandIcons(): Plugin {
  let base = '/';
  return {
    name: 'brand-icons',
    configResolved(config) {
      base = config.base;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const name = pathname.slice(base.length);
        if (!isBrandFile(name)) return next();
        Promise.resolve(brandFiles[name]()).then(
          (body) => response.setHeader('Content-Type', fileType(name)).end(body),
          next,
        );
      });
    },
    // Not in Storybook's preview, see `.storybook/main.ts`.
    transformIndexHtml: (_html, { path }) =>
      path.endsWith('/index.html')
        ? [
            { tag: 'meta', attrs: { name: 'theme-color', content: manifest.theme_color }, injectTo: 'head' },
            ...brandLinks.map((link) => ({
              tag: 'link',
              attrs: { ...link, href: base + link.href },
              injectTo: 'head' as const,
            })),
          ]
        : [],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (!Object.hasOwn(bundle, 'index.html')) return;
        for (const [fileName, content] of Object.entries(brandFiles)) {
          this.emitFile({ type: 'asset', fileName, source: await content() });
        }
      },
    },
  };
}
