import lighthouse from 'lighthouse';

export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** @typedef {typeof categories[number]} Category */

/**
 * @typedef {object} Audited
 * @property {Partial<Record<Category, number>>} scores of 100
 * @property {number} fcp first contentful paint, in ms
 * @property {number} lcp largest contentful paint, in ms
 * @property {number} tbt total blocking time, in ms
 * @property {string[]} findings audits outside of performance that cost points
 */

/**
 * Runs Lighthouse once with its defaults: a phone, with simulated slow 4G and a simulated slow processor. Requests to other
 * hosts are blocked, so that no figure depends on them.
 *
 * @param {string} url on http://localhost
 * @param {number} port of the browser's remote debugging
 * @param {readonly Category[]} onlyCategories
 * @returns {Promise<Audited>}
 */
export async function audit(url, port, onlyCategories) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...onlyCategories],
    blockedUrlPatterns: ['https://*'],
    // The 404 page is measured as well.
    ignoreStatusCode: true,
    // Only needed in a report.
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  const { lhr } = result;
  const valueOf = (/** @type {string} */ id) => {
    const value = lhr.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse found no ${id} on ${url}.`);
    return value;
  };
  return {
    scores: Object.fromEntries(onlyCategories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)])),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    findings: Object.values(lhr.categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
  };
}
