import { brotliCompressSync } from 'node:zlib';
import { firstVisit, scrollToEnd, waitUntilIdle } from './visit.mjs';

/** Known sizes: a file is compressed once, however many visits load it. @type {Map<string, number>} */
const sizes = new Map();

/** Size in bytes at the best quality of Brotli, 11, which is zlib's default. */
export function brotliSize(/** @type {string | Buffer} */ content) {
  const text = content.toString();
  const size = sizes.get(text) ?? brotliCompressSync(content).length;
  sizes.set(text, size);
  return size;
}

/** Types whose format is already compressed. */
const compressedTypes = new Set(['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'font/woff2']);

/** Inline scripts; a type that is not JavaScript's marks a block of data. */
const inlineScripts = /<script(?![^>]*\bsrc=)(?![^>]*\btype="(?!module"|text\/javascript"))[^>]*>(.*?)<\/script>/gs;

/**
 * Measures the bytes that a first visit loads without interaction, compressed with Brotli where the format is not compressed:
 * `all` responses of the site's own origin and the number of `requests`, all `script`s, and those that are `early`: inline or
 * requested before the load event.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('./visit.mjs').Screen} screen
 * @param {{ toTheEnd?: boolean }} [options] `toTheEnd`: the visitor scrolls to the end of the page
 */
export function bytesOf(browser, url, screen, { toTheEnd = false } = {}) {
  return firstVisit(browser, screen, async (visit) => {
    const { page, requests } = visit;
    await page.goto(url);
    await waitUntilIdle(visit);
    if (toTheEnd) {
      await scrollToEnd(page);
      await waitUntilIdle(visit);
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
      if (!response) throw new Error(`${request.url()} got no response.`);
      const body = await response.body();
      const [type = ''] = (response.headers()['content-type'] ?? '').split(';');
      const size = compressedTypes.has(type) ? body.length : brotliSize(body);
      bytes.all += size;
      if (request.resourceType() === 'script') {
        bytes.script += size;
        if (early.has(request.url())) bytes.early += size;
      }
      if (request.resourceType() === 'document') {
        for (const [, script = ''] of body.toString().matchAll(inlineScripts)) {
          bytes.script += brotliSize(script);
          bytes.early += brotliSize(script);
        }
      }
    }
    return bytes;
  });
}
