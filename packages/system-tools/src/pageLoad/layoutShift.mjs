import { defaultSettings } from 'lighthouse/core/config/constants.js';
import { firstVisit, phone, scrollToEnd, waitUntilIdle } from './visit.mjs';

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = defaultSettings.throttling;

const bytesPerSecond = (/** @type {number} */ kbit) => (kbit * 1024) / 8;

/**
 * Measures the layout shift on a phone with Lighthouse's slow 4G, while the page loads and is scrolled to its end.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<number>} the sum of all layout shifts, not only of the worst session window as in CLS
 */
export function layoutShift(browser, url) {
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
    return page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer
        .takeRecords()
        .reduce((sum, entry) => sum + /** @type {PerformanceEntry & { value: number }} */ (entry).value, 0);
    });
  });
}
