import { ms, worstOf } from './format.mjs';
import { audit, categories } from './lighthouse.mjs';
import { median } from './median.mjs';
import { missingRoute } from './pages.mjs';

/** @typedef {import('./lighthouse.mjs').Audited} Audited */
/** @typedef {{ address: string, route: string, runs: Audited[], limits: Audited[] }} Audits the runs of a page and of its limit page */

/**
 * Runs Lighthouse on every page and, right after each, on its limit page: what the machine does meanwhile hits both alike.
 *
 * @param {import('./pages.mjs').BuiltPage[]} pages
 * @param {{ rounds: number, port: number, origin: string, limitOrigin: string }} options `port` of the browser's remote debugging
 * @returns {Promise<Audits[]>}
 */
export async function lighthouseRounds(pages, { rounds, port, origin, limitOrigin }) {
  /** @type {Audits[]} */
  const audits = pages.map(({ address, route }) => ({ address, route, runs: [], limits: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { address, runs, limits } of audits) {
      console.error(`Lighthouse, round ${round} of ${rounds}: ${address}`);
      runs.push(await auditOnceMore(origin + address, port, categories));
      limits.push(await auditOnceMore(limitOrigin + address, port, ['performance']));
    }
  }
  return audits;
}

/**
 * A run, and another one where it fails: among a hundred, one sometimes loses its tab.
 *
 * @type {typeof audit}
 */
async function auditOnceMore(url, port, onlyCategories) {
  try {
    return await audit(url, port, onlyCategories);
  } catch (error) {
    console.error(`${url} is measured once more`, error);
    return audit(url, port, onlyCategories);
  }
}

/**
 * The rows of the table that Lighthouse fills.
 *
 * @param {Audits[]} audits at least one round of at least one page
 * @returns {import('./format.mjs').Row[]}
 */
export function lighthouseRows(audits) {
  const found = audits.filter(({ route }) => route !== missingRoute);
  const missing = audits.filter(({ route }) => route === missingRoute);
  /** @type {import('./format.mjs').Row[]} */
  const rows = [
    ['Lighthouse performance, the lowest page', '100', score(audits, 'performance')],
    ['Lighthouse accessibility', '100', score(audits, 'accessibility')],
    ['Lighthouse best practices', '100', score(found, 'best-practices')],
    ['Lighthouse SEO', '100', score(found, 'seo')],
    ['first contentful paint against the limit page', '≤ 1.05', ratio(audits, 'fcp')],
    ['largest contentful paint against the limit page', '≤ 1.10', ratio(audits, 'lcp')],
    [
      'total blocking time, the longest',
      '≤ 50 ms',
      worstOf(
        valuesOf(audits, ({ runs }) => medianOf(runs, 'tbt')),
        ms,
      ),
    ],
  ];
  if (missing.length > 0) {
    // Lighthouse counts the status 404 itself as an error, and the request not to be indexed as a fault.
    const [practices, seo] = [score(missing, 'best-practices'), score(missing, 'seo')];
    rows.push([
      'Lighthouse best practices and SEO of the page of an unknown address',
      'no 100 with the status 404',
      `${practices} and ${seo}`,
    ]);
  }
  return rows;
}

/**
 * What costs points outside of performance, with the addresses of the pages.
 *
 * @param {Audits[]} audits
 * @returns {string} a list in Markdown, empty where nothing is to be said
 */
export function findings(audits) {
  /** @type {Map<string, string[]>} */
  const addresses = new Map();
  for (const { address, runs } of audits) {
    for (const finding of runs.at(-1)?.findings ?? [])
      addresses.set(finding, [...(addresses.get(finding) ?? []), address]);
  }
  return [...addresses].map(([finding, where]) => `- ${finding} (${where.join(', ')})`).join('\n');
}

/**
 * @param {Audits[]} audits
 * @param {import('./lighthouse.mjs').Category} category
 */
const score = (audits, category) =>
  worstOf(
    valuesOf(audits, ({ runs }) => median(runs.map(({ scores }) => scores[category] ?? 0))),
    String,
    'lowest',
  );

/**
 * @param {Audits[]} audits
 * @param {'fcp' | 'lcp'} figure
 */
function ratio(audits, figure) {
  const ratios = valuesOf(audits, ({ runs, limits }) => medianOf(runs, figure) / medianOf(limits, figure));
  const format = (/** @type {number} */ value) => value.toFixed(2);
  return `${format(median(ratios.map(({ value }) => value)))}, at most ${worstOf(ratios, format)}`;
}

/**
 * @param {Audited[]} runs
 * @param {'fcp' | 'lcp' | 'tbt'} figure
 */
const medianOf = (runs, figure) => median(runs.map((run) => run[figure]));

/**
 * @param {Audits[]} audits
 * @param {(page: Audits) => number} valueOf
 */
const valuesOf = (audits, valueOf) => audits.map((page) => ({ address: page.address, value: valueOf(page) }));
