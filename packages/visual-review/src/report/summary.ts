import type { Comparison, Report } from '../types.ts';
import { count, countOf, countsOf, groupBy, headOf, sameCount, shortCommit, results } from './format.ts';

/** Keeps the summary short enough for a pull request. */
const maxRows = 50;
const maxModes = 12;
const maxErrorLength = 160;

/** A table cell: the name or the error of a story can contain anything. */
function cell(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]|~@#]/g, String.raw`\$&`)
    .trim();
}

/** Inline code: only backticks and the table's separators have a meaning in it. */
const code = (text: string) => `\`${text.replaceAll(/[`|\s]+/g, ' ')}\``;

type Row = readonly [Comparison, ...Comparison[]];

/** By story and result; those that are not accepted come first. */
function rowsOf(comparisons: readonly Comparison[]) {
  const rank = ([{ result, accepted }]: Row) =>
    (accepted ? results.length : 0) + results.findIndex((name) => name === result);
  return groupBy(comparisons, ({ result, accepted, snapshot }) =>
    JSON.stringify([result, accepted, snapshot.storyId]),
  ).toSorted((one, other) => rank(one) - rank(other));
}

function modesCell(comparisons: Row) {
  const modes = comparisons.slice(0, maxModes).map(({ snapshot }) => code(snapshot.mode));
  const more = comparisons.length - modes.length;
  return `${modes.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`;
}

function findingCell(comparisons: Row) {
  const [error] = comparisons.flatMap((comparison) => comparison.error?.trim().split('\n')[0] ?? []);
  if (error !== undefined) return cell(error.length > maxErrorLength ? `${error.slice(0, maxErrorLength)}…` : error);
  const pixels = comparisons.flatMap((comparison) => comparison.pixels ?? []);
  if (pixels.length === 0) return '';
  const [least, most] = [Math.min(...pixels), Math.max(...pixels)];
  return least === most ? count(most) : `${count(least)} to ${count(most)}`;
}

function line(row: Row) {
  const [{ result, accepted, snapshot }] = row;
  return `| ${cell(snapshot.title)} › ${cell(snapshot.name)} | ${result}${accepted ? ' ✓ accepted' : ''} | ${modesCell(row)} | ${findingCell(row)} |`;
}

/** `summary.md`: a run in short, for its pull request. */
export function summaryOf(report: Report) {
  const { base, head, browser, total, captured, everything, comparisons } = report;
  const accepted = comparisons.filter((comparison) => comparison.accepted).length;
  const open = comparisons.length - accepted;
  const counts = countsOf(comparisons).map((text) => `**${text}**`);
  const title =
    comparisons.length === 0
      ? 'nothing has changed'
      : open === 0
        ? 'everything is accepted'
        : `${countOf(open, 'snapshot')} to look at`;
  const same = `${countOf(sameCount(report), 'snapshot')} the same`;
  const rows = rowsOf(comparisons);
  const more = rows.length - maxRows;
  const baseOf = base ? `${code(base.ref)} (${shortCommit(base.commit)})` : 'no baseline';
  const why = everything === undefined ? '' : ` (${cell(everything)})`;
  const again = `npm run visual${base ? ` -- --base ${base.ref}` : ''}`;
  return [
    `## Visual review: ${title}`,
    '',
    [...counts, same, ...(accepted > 0 ? [`${count(accepted)} accepted`] : [])].join(' · '),
    '',
    `${baseOf} → ${headOf(head)} · ${count(captured)} of ${countOf(total, 'snapshot')} captured${why} · ${cell(browser)}`,
    '',
    ...(rows.length === 0
      ? []
      : [
          '| Story | Result | Modes | Changed pixels |',
          '| --- | --- | --- | --- |',
          ...rows.slice(0, maxRows).map(line),
          '',
          ...(more > 0 ? [`… and ${count(more)} more`, ''] : []),
          `Look at the screenshots: open \`index.html\` of this report, or run ${code(again)}.`,
          '',
        ]),
  ].join('\n');
}
