import { defaultSettings } from 'lighthouse/core/config/constants.js';
import { firstVisit, phone, scrollToEnd, waitUntilIdle } from './visit.mjs';

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = defaultSettings.throttling;

const bytesPerSecond = (/** @type {number} */ kbit) => (kbit * 1024) / 8;

/** @typedef {{ value: number, moved: string[] }} Shift A layout shift, and the start of the markup or text of what moved. */

/**
 * Measures the layout shift on a phone with Lighthouse's slow 4G, while the page loads and is scrolled to its end.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export function layoutShifts(browser, url) {
  return firstVisit(browser, phone, async (visit) => {
    const { page, devtools } = visit;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: bytesPerSecond(downloadThroughputKbps),
      uploadThroughput: bytesPerSecond(uploadThroughputKbps),
    });
    await page.goto(url);
    await waitUntilIdle(visit);
    await scrollToEnd(page);
    return pastLayoutShifts(page);
  });
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<Shift[]>} all layout shifts since the page was opened
 */
export const pastLayoutShifts = (page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = /** @type {(PerformanceEntry & { value: number, sources: { node?: Node }[] })[]} */ (
      observer.takeRecords()
    );
    return entries.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 100),
      ),
    }));
  });
