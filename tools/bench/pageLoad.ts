import { brotliCompressSync } from 'node:zlib';
import { defaultSettings } from 'lighthouse/core/config/constants.js';
import type { Browser, CDPSession, Page, Request } from 'playwright';

interface Visit {
  page: Page;
  devtools: CDPSession;
  requests: Request[];
}

interface Screen {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  isMobile?: boolean;
  hasTouch?: boolean;
}

export const phone: Screen = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const laptop: Screen = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/** Runs a measurement in a new browser context: nothing is in the cache. */
export async function firstVisit<Result>(browser: Browser, screen: Screen, measure: (visit: Visit) => Promise<Result>) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    return await measure({ page, devtools: await context.newCDPSession(page), requests });
  } finally {
    await context.close();
  }
}

/** Waits until a page is hydrated and its main thread is idle. */
async function waitForHydration(page: Page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => window.requestIdleCallback(done, { timeout: 2000 })));
}

/**
 * Waits until the page is hydrated and no request is pending. Only for the first document of a visit: canceled requests never
 * finish.
 */
async function waitUntilIdle({ page, requests }: Visit) {
  let finished;
  do {
    await waitForHydration(page);
    finished = requests.length;
    for (const request of requests) await (await request.response())?.finished();
    await waitForHydration(page);
  } while (requests.length > finished);
}

/** Swipes up on a phone until the page ends, and waits for the images that come into view. */
export async function swipeToEnd(page: Page, devtools: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Array<{ x: number; y: number }>) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  let isAtEnd;
  do {
    await touch('touchStart', { x: 180, y: 700 });
    for (let y = 650; y >= 150; y -= 50) await touch('touchMove', { x: 180, y });
    await touch('touchEnd');
    isAtEnd = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const isLoading = (image: HTMLImageElement) => {
        const { top, bottom } = image.getBoundingClientRect();
        return !image.complete && image.checkVisibility() && top < window.innerHeight && bottom > 0;
      };
      let before;
      do {
        before = window.scrollY;
        await frame();
        await frame();
      } while (window.scrollY !== before || [...document.images].some(isLoading));
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    });
  } while (!isAtEnd);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Sizes of the files that earlier visits have loaded, by content. */
const sizes = new Map<string, number>();

/** Size in bytes at the best quality of Brotli, 11, which is zlib's default. */
function brotliSize(content: string | Buffer) {
  const text = content.toString();
  const size = sizes.get(text) ?? brotliCompressSync(content).length;
  sizes.set(text, size);
  return size;
}

const compressedTypes = new Set(['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'font/woff2']);

/** A type that is not JavaScript's marks a block of data. */
const inlineScripts = /<script(?![^>]*\bsrc=)(?![^>]*\btype="(?!module"|text\/javascript"))[^>]*>(.*?)<\/script>/gs;

/**
 * Measures the bytes that a first visit loads without interaction, compressed with Brotli where the format is not compressed:
 * `all` responses of the site's own origin and the number of `requests`, all `script`s, and those that are `early`: inline or
 * requested before the load event.
 *
 * @param options `toTheEnd`: the visitor swipes to the end of the page; on a phone only
 */
export function bytesOf(
  browser: Browser,
  url: string,
  screen: Screen,
  { toTheEnd = false }: { toTheEnd?: boolean } = {},
) {
  return firstVisit(browser, screen, async (visit) => {
    const { page, requests } = visit;
    // No other page is loaded ahead.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(url);
    await waitUntilIdle(visit);
    if (toTheEnd) {
      await swipeToEnd(page, visit.devtools);
      await waitUntilIdle(visit);
    }
    const early = new Set(
      await page.evaluate(() => {
        const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
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
      const kind = request.resourceType();
      if (kind === 'script') {
        bytes.script += size;
        if (early.has(request.url())) bytes.early += size;
      }
      if (kind === 'document') {
        for (const [, script = ''] of body.toString().matchAll(inlineScripts)) {
          bytes.script += brotliSize(script);
          bytes.early += brotliSize(script);
        }
      }
    }
    return bytes;
  });
}

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = defaultSettings.throttling;
const bytesPerKbit = 1024 / 8;

/** Slows the network of a page down to Lighthouse's slow 4G. */
export const slow4G = (devtools: CDPSession) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * bytesPerKbit,
    uploadThroughput: uploadThroughputKbps * bytesPerKbit,
  });

/** Measures the layout shift on a phone with slow 4G, while the page loads and a visitor swipes to its end. */
export function layoutShifts(browser: Browser, url: string) {
  return firstVisit(browser, phone, async (visit) => {
    const { page, devtools } = visit;
    await slow4G(devtools);
    await page.goto(url);
    await waitUntilIdle(visit);
    await swipeToEnd(page, devtools);
    return pastLayoutShifts(page);
  });
}

/** All layout shifts of a page, with the start of the markup or text of what moved. */
export const pastLayoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as Array<
      PerformanceEntry & { value: number; sources: Array<{ node?: Node }> }
    >;
    return entries.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 100),
      ),
    }));
  });
