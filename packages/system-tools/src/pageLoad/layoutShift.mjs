import { defaultSettings } from 'lighthouse/core/config/constants.js';
import { firstVisit, phone, scrollToEnd, settled } from './visit.mjs';

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = defaultSettings.throttling;

/** Bytes per second of so many kbit per second. */
const bytesOf = (/** @type {number} */ kbit) => (kbit * 1024) / 8;

/**
 * How far a page moves under its reader on a phone with slow 4G (Lighthouse's), from the first byte to the end of the page.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<number>} the sum of all layout shifts, not only of the worst burst of them
 */
export function layoutShift(browser, url) {
  return firstVisit(browser, phone, async (visit) => {
    const { page, devtools } = visit;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: bytesOf(downloadThroughputKbps),
      uploadThroughput: bytesOf(uploadThroughputKbps),
    });
    await page.goto(url);
    await settled(visit);
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
