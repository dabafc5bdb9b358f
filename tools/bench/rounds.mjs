import { median, ms, worstOf } from './format.mjs';
import { audit, categories } from './lighthouse.mjs';
import { missingRoute } from './pages.mjs';

/** @typedef {import('./lighthouse.mjs').Audited} Audited */
/** @typedef {{ path: string, route: string, runs: Audited[], baselines: Audited[] }} Audits the runs of a page and of its baseline page */

/**
 * Runs Lighthouse on every page and, right after each, on its baseline page: other load of the machine affects both alike.
 *
 * @param {import('./pages.mjs').BuiltPage[]} pages
 * @param {{ rounds: number, port: number, origin: string, baselineOrigin: string }} options `port` of the browser's remote debugging
 * @returns {Promise<Audits[]>}
 */
export async function lighthouseRounds(pages, { rounds, port, origin, baselineOrigin }) {
  /** @type {Audits[]} */
  const audits = pages.map(({ path, route }) => ({ path, route, runs: [], baselines: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, runs, baselines } of audits) {
      console.error(`Lighthouse, round ${round} of ${rounds}: ${path}`);
      runs.push(await auditWithRetry(origin + path, port, categories));
      baselines.push(await auditWithRetry(baselineOrigin + path, port, ['performance']));
    }
  }
  return audits;
}

/**
 * Runs Lighthouse, and once more if it fails: about one run in a hundred loses its tab.
 *
 * @type {typeof audit}
 */
async function auditWithRetry(url, port, onlyCategories) {
  try {
    return await audit(url, port, onlyCategories);
  } catch (error) {
    console.error(`${url} is measured again`, error);
    return audit(url, port, onlyCategories);
  }
}

/**
 * The rows of Lighthouse's figures.
 *
 * @param {Audits[]} audits at least one round of at least one page
 * @returns {import('./format.mjs').Row[]}
 */
export function lighthouseRows(audits) {
  const found = audits.filter(({ route }) => route !== missingRoute);
  const missing = audits.filter(({ route }) => route === missingRoute);
  const blocking = valuesOf(audits, ({ runs }) => medianOf(runs, 'tbt'));
  /** @type {import('./format.mjs').Row[]} */
  const rows = [
    ['Lighthouse performance, the lowest page', '100', score(audits, 'performance')],
    ['Lighthouse accessibility', '100', score(audits, 'accessibility')],
    ['Lighthouse best practices', '100', score(found, 'best-practices')],
    ['Lighthouse SEO', '100', score(found, 'seo')],
    ['first contentful paint against the baseline page', '≤ 1.05', ratio(audits, 'fcp')],
    ['largest contentful paint against the baseline page', '≤ 1.10', ratio(audits, 'lcp')],
    ['total blocking time, the longest', '≤ 50 ms', worstOf(blocking, ms)],
  ];
  if (missing.length > 0) {
    // Lighthouse counts the status 404 as an error, and noindex as an SEO issue.
    const scores = `${score(missing, 'best-practices')} and ${score(missing, 'seo')}`;
    rows.push(['Lighthouse best practices and SEO of the 404 page', 'no 100 with the status 404', scores]);
  }
  return rows;
}

/**
 * Audits outside of performance that cost points, with the paths of their pages.
 *
 * @param {Audits[]} audits
 * @returns {string} a Markdown list, empty if there are none
 */
export function findings(audits) {
  /** @type {Map<string, string[]>} */
  const paths = new Map();
  for (const { path, runs } of audits) {
    for (const finding of runs.at(-1)?.findings ?? []) paths.set(finding, [...(paths.get(finding) ?? []), path]);
  }
  return [...paths].map(([finding, where]) => `- ${finding} (${where.join(', ')})`).join('\n');
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
  const ratios = valuesOf(audits, ({ runs, baselines }) => medianOf(runs, figure) / medianOf(baselines, figure));
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
const valuesOf = (audits, valueOf) => audits.map((page) => ({ path: page.path, value: valueOf(page) }));
