/*
 * `npm run social`: renders the previews of shared links, one for each language, into `public/social/`. The card is a page of
 * the site's own components.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { findBrowser } from 'system-tools/browser';
import { launchArgs } from 'system-tools/browser/launch-args';
import { runMain } from 'system-tools/process';
import { fingerprints } from './fingerprint.ts';

/** The size that social networks require, in px. The browser renders twice that size, which is scaled down for smoother edges. */
const viewport = { width: 1200, height: 630 };
const scale = 2;

async function main(root: string, args: string[]) {
  // Refuses all.
  parseArgs({ args });
  const { path: executablePath } = await findBrowser();
  const server = await createServer({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    cacheDir: resolve(root, 'node_modules/.cache/social'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  try {
    const cards = fingerprints();
    await mkdir(resolve(root, 'public/social'), { recursive: true });
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    for (const language of Object.keys(cards)) {
      await page.goto(`${server.resolvedUrls?.local[0]}tools/social/card.html?language=${language}`);
      await page.locator('img').waitFor();
      await page.evaluate(async () => {
        await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
      });
      const file = `public/social/${language}.jpg`;
      const { size } = await sharp(await page.screenshot())
        .resize(viewport.width)
        .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toFile(resolve(root, file));
      console.log(`${file}  ${(size / 1000).toFixed(0)} kB`);
    }
    await writeFile(resolve(root, 'tools/social/rendered.json'), `${JSON.stringify(cards, null, 2)}\n`);
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

await runMain(main);
