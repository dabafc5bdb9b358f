/*
 * `npm run social`: renders the preview images of shared links, one for each language, into `public/social/`. The card is a
 * page of the site's own components, and has their fonts, colours, logo and text shaping.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { findBrowser } from 'system-tools/browser';
import { launchArgs } from 'system-tools/browser/launch-args';

/** In px, as social networks require. Rendered at twice the size and scaled down, for smoother edges. */
const size = { width: 1200, height: 630 };
const scale = 2;

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const { path: executablePath } = await findBrowser();
const server = await createServer({
  root: pathOf('.'),
  configFile: pathOf('vite.config.ts'),
  cacheDir: pathOf('node_modules/.cache/social'),
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false },
});
await server.listen();
const browser = await chromium.launch({ executablePath, args: launchArgs });
try {
  const { fingerprints } = await server.ssrLoadModule('/tools/social/fingerprint.ts');
  /** @type {Record<string, string>} */
  const cards = fingerprints();
  await mkdir(pathOf('public/social'), { recursive: true });
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  for (const language of Object.keys(cards)) {
    const card = await screenshot(page, `${server.resolvedUrls?.local[0]}tools/social/card.html?language=${language}`);
    const { size: bytes } = await sharp(card)
      .resize(size.width)
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(pathOf(`public/social/${language}.jpg`));
    console.log(`public/social/${language}.jpg  ${(bytes / 1000).toFixed(0)} kB`);
  }
  await writeFile(pathOf('tools/social/rendered.json'), `${JSON.stringify(cards, null, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}

/**
 * Takes a PNG of the card once its image and its fonts have loaded.
 *
 * @param {import('playwright').Page} page
 * @param {string} url
 */
async function screenshot(page, url) {
  await page.goto(url);
  await page.locator('img').waitFor();
  await page.evaluate(async () => {
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  });
  return page.screenshot();
}
