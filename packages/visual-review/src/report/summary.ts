import type { Comparison, Report, Verdict } from '../snapshots.ts';
import { count, countOf, headOf, sameCount, shortCommit, verdicts } from './words.ts';

/** A pull request shows no more without being scrolled for long. */
const mostRows = 50;
const mostModes = 12;
const longestError = 160;

/** Text of a table's cell, which can be anything that a story is called or throws. */
function cell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]|~@#]/g, String.raw`\$&`)
    .trim();
}

/** As code, in which nothing but a backtick or a table's line has a meaning. */
const code = (text: string) => `\`${text.replaceAll(/[`|\s]+/g, ' ')}\``;

interface Row {
  verdict: Verdict;
  accepted: boolean;
  comparisons: [Comparison, ...Comparison[]];
}

/** The snapshots of a story that share a verdict are one row; what still has to be decided comes first. */
function rowsOf(comparisons: readonly Comparison[]): Row[] {
  const rows = new Map<string, Row>();
  for (const comparison of comparisons) {
    const { verdict, accepted, snapshot } = comparison;
    const key = JSON.stringify([verdict, accepted, snapshot.storyId]);
    const row = rows.get(key);
    if (row) row.comparisons.push(comparison);
    else rows.set(key, { verdict, accepted, comparisons: [comparison] });
  }
  const rank = ({ verdict, accepted }: Row) =>
    (accepted ? verdicts.length : 0) + verdicts.findIndex((name) => name === verdict);
  return [...rows.values()].toSorted((one, other) => rank(one) - rank(other));
}

function modesCell(comparisons: readonly Comparison[]): string {
  const modes = comparisons.slice(0, mostModes).map(({ snapshot }) => code(snapshot.mode));
  const more = comparisons.length - modes.length;
  return `${modes.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`;
}

/** Changed pixels from the least to the most, or the first line of what went wrong. */
function findingCell(comparisons: readonly Comparison[]): string {
  const error = comparisons
    .find((comparison) => comparison.error !== undefined)
    ?.error?.trim()
    .split('\n')[0];
  if (error !== undefined) return cell(error.length > longestError ? `${error.slice(0, longestError)}…` : error);
  const pixels = comparisons.flatMap((comparison) => comparison.pixels ?? []);
  if (pixels.length === 0) return '';
  const [least, most] = [Math.min(...pixels), Math.max(...pixels)];
  return least === most ? count(most) : `${count(least)} to ${count(most)}`;
}

const line = ({ verdict, accepted, comparisons }: Row) => {
  const { title, name } = comparisons[0].snapshot;
  return `| ${cell(title)} › ${cell(name)} | ${verdict}${accepted ? ' ✓ accepted' : ''} | ${modesCell(comparisons)} | ${findingCell(comparisons)} |`;
};

/** `summary.md`: what a pull request tells of a run, short. */
export function summaryOf(report: Report): string {
  const { base, head, browser, total, taken, everything, comparisons } = report;
  const accepted = comparisons.filter((comparison) => comparison.accepted).length;
  const open = comparisons.length - accepted;
  const counts = verdicts.flatMap((verdict) => {
    const found = comparisons.filter((comparison) => comparison.verdict === verdict).length;
    return found === 0 ? [] : [`**${count(found)} ${verdict}**`];
  });
  const title =
    comparisons.length === 0
      ? 'nothing has changed'
      : open === 0
        ? 'everything is accepted'
        : `${countOf(open, 'snapshot')} to look at`;
  const same = `${countOf(sameCount(report), 'snapshot')} the same`;
  const rows = rowsOf(comparisons);
  const more = rows.length - mostRows;
  const baseOf = base ? `${code(base.ref)} (${shortCommit(base.commit)})` : 'no baseline';
  const why = everything === undefined ? '' : ` (${cell(everything)})`;
  const again = `npm run visual${base ? ` -- --base ${base.ref}` : ''}`;
  return [
    `## Visual review: ${title}`,
    '',
    [...counts, same, ...(accepted > 0 ? [`${count(accepted)} accepted`] : [])].join(' · '),
    '',
    `${baseOf} → ${headOf(head)} · ${count(taken)} of ${countOf(total, 'snapshot')} taken${why} · ${cell(browser)}`,
    '',
    ...(rows.length === 0
      ? []
      : [
          '| Story | Verdict | Modes | Changed pixels |',
          '| --- | --- | --- | --- |',
          ...rows.slice(0, mostRows).map(line),
          '',
          ...(more > 0 ? [`… and ${count(more)} more`, ''] : []),
          `Look at the pictures: open \`index.html\` of this report, or run ${code(again)}.`,
          '',
        ]),
  ].join('\n');
}
