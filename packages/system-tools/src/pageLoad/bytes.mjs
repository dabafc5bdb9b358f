import { brotliCompressSync } from 'node:zlib';
import { firstVisit, scrollToEnd, settled } from './visit.mjs';

/** Bytes of a text as a host sends it at best: zlib's default for Brotli is its best quality, 11. */
export const brotli = (/** @type {string | Buffer} */ text) => brotliCompressSync(text).length;

/** What is compressed by its own format. */
const ownCompression = new Set(['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'font/woff2']);

/** Scripts in the page; a type that is neither empty nor a script's is data. */
const inlineScripts = /<script(?![^>]*\bsrc=)(?![^>]*\btype="(?!module"|text\/javascript"))[^>]*>(.*?)<\/script>/gs;

/**
 * @typedef {object} Bytes
 * @property {number} early scripts that were asked for before the page's load event, and those in the page itself
 * @property {number} script all scripts
 * @property {number} all everything from the site's own host
 * @property {number} requests how many there were
 */

/**
 * What a first visit loads, in bytes, without a click.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('./visit.mjs').Screen} screen
 * @param {{ toTheEnd?: boolean }} [options] whether the visitor scrolls down
 * @returns {Promise<Bytes>}
 */
export function bytesOf(browser, url, screen, { toTheEnd = false } = {}) {
  return firstVisit(browser, screen, async (visit) => {
    const { page, requests } = visit;
    await page.goto(url);
    await settled(visit);
    if (toTheEnd) {
      await scrollToEnd(page);
      await settled(visit);
    }
    const early = new Set(
      await page.evaluate(() => {
        const [{ loadEventStart }] = /** @type {[PerformanceNavigationTiming]} */ (
          performance.getEntriesByType('navigation')
        );
        return performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (startTime < loadEventStart ? name : []));
      }),
    );

    const { origin } = new URL(url);
    const own = requests.filter((each) => each.url().startsWith(origin));
    const bytes = { early: 0, script: 0, all: 0, requests: own.length };
    for (const request of own) {
      const response = await request.response();
      if (!response) throw new Error(`${request.url()} was not answered.`);
      const body = await response.body();
      const [type = ''] = (response.headers()['content-type'] ?? '').split(';');
      const size = ownCompression.has(type) ? body.length : brotli(body);
      bytes.all += size;
      if (request.resourceType() === 'script') {
        bytes.script += size;
        if (early.has(request.url())) bytes.early += size;
      }
      if (request.resourceType() === 'document') {
        for (const [, script = ''] of body.toString().matchAll(inlineScripts)) {
          bytes.script += brotli(script);
          bytes.early += brotli(script);
        }
      }
    }
    return bytes;
  });
}
