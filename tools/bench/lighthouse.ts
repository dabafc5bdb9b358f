import lighthouse from 'lighthouse';
import { missingRoute, type BuiltPage, type Origins } from './builtSite.ts';
import { median, ms, worstOf } from './format.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

type Audited = Awaited<ReturnType<typeof audit>>;

interface Audits extends BuiltPage {
  runs: Audited[];
  baselines: Audited[];
}

/**
 * Runs Lighthouse once with its defaults: a phone, with simulated slow 4G and a simulated slow processor. Requests to other
 * hosts are blocked, so that no figure depends on them.
 * @returns `scores` of 100; first contentful paint, largest contentful paint and total blocking time in ms; and, as `findings`,
 *   audits outside of performance that cost points
 */
async function audit(url: string, port: number, onlyCategories: readonly Category[]) {
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
  const valueOf = (id: string) => {
    const value = lhr.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse found no ${id} on ${url}.`);
    return value;
  };
  return {
    scores: new Map(onlyCategories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)])),
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

/** Runs Lighthouse, and once more if it fails: about one run in a hundred loses its tab. */
const auditWithRetry: typeof audit = (url, ...options) =>
  audit(url, ...options).catch((error) => {
    console.error(`${url} is measured again`, error);
    return audit(url, ...options);
  });

/**
 * Runs Lighthouse on every page and, right after each, on its baseline page: other load of the machine affects both alike.
 * @param options `port` of the browser's remote debugging
 */
export async function lighthouseRounds(
  pages: readonly BuiltPage[],
  { rounds, port, origins }: { rounds: number; port: number; origins: Origins },
) {
  const audits: Audits[] = pages.map((page) => ({ ...page, runs: [], baselines: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, runs, baselines } of audits) {
      console.error(`Lighthouse, round ${round} of ${rounds}: ${path}`);
      runs.push(await auditWithRetry(origins.site + path, port, categories));
      baselines.push(await auditWithRetry(origins.baseline + path, port, ['performance']));
    }
  }
  return audits;
}

/** The rows of Lighthouse's figures. @param audits at least one round of at least one page */
export function lighthouseRows(audits: readonly Audits[]) {
  const found = audits.filter(({ route }) => route !== missingRoute);
  const missing = audits.filter(({ route }) => route === missingRoute);
  const rows = [
    ['Lighthouse performance, the lowest page', '100', score(audits, 'performance')],
    ['Lighthouse accessibility', '100', score(audits, 'accessibility')],
    ['Lighthouse best practices', '100', score(found, 'best-practices')],
    ['Lighthouse SEO', '100', score(found, 'seo')],
    ['first contentful paint against the baseline page', '≤ 1.05', ratio(audits, 'fcp')],
    ['largest contentful paint against the baseline page', '≤ 1.10', ratio(audits, 'lcp')],
    ['total blocking time, the longest', '≤ 50 ms', worstOf(audits, ({ runs }) => medianOf(runs, 'tbt'), ms)],
  ];
  if (missing.length > 0) {
    // Lighthouse counts the status 404 as an error, and noindex as an SEO issue.
    const scores = `${score(missing, 'best-practices')} and ${score(missing, 'seo')}`;
    rows.push(['Lighthouse best practices and SEO of the 404 page', 'no 100 with the status 404', scores]);
  }
  return rows;
}

/** A Markdown list of audits outside of performance that cost points, with the paths of their pages; empty if there are none. */
export function findings(audits: readonly Audits[]) {
  const paths = new Map<string, string[]>();
  for (const { path, runs } of audits) {
    for (const finding of runs.at(-1)?.findings ?? []) paths.set(finding, [...(paths.get(finding) ?? []), path]);
  }
  return [...paths].map(([finding, where]) => `- ${finding} (${where.join(', ')})`).join('\n');
}

const score = (audits: readonly Audits[], category: Category) =>
  worstOf(audits, ({ runs }) => median(runs.map(({ scores }) => scores.get(category) ?? 0)), String, 'lowest');

function ratio(audits: readonly Audits[], figure: 'fcp' | 'lcp') {
  const ratioOf = ({ runs, baselines }: Audits) => medianOf(runs, figure) / medianOf(baselines, figure);
  const format = (value: number) => value.toFixed(2);
  return `${format(median(audits.map(ratioOf)))}, at most ${worstOf(audits, ratioOf, format)}`;
}

const medianOf = (runs: readonly Audited[], figure: 'fcp' | 'lcp' | 'tbt') => median(runs.map((run) => run[figure]));
