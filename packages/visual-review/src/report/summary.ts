import type { Comparison, Group, Report } from '../types.ts';
import { count, countOf, countsOf, headOf, sameCount, shortCommit, titleOf, valuesOf } from './format.ts';

/** Keeps the summary short enough for a pull request, which may have 65,536 characters. */
const maxRows = 50;
const maxModes = 6;
const maxLength = 160;

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

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

function changeCell(group: Group, error: string | undefined) {
  const values = valuesOf(group);
  const parts = [
    `**${cell(shorten(titleOf(group)))}**`,
    ...(values ? [`${cell(shorten(values.from))} → ${cell(shorten(values.to))}`] : []),
    ...(error === undefined ? [] : [cell(shorten(error))]),
  ];
  return parts.join('<br>');
}

/** The snapshots that show it, by story. */
function membersCell({ members }: Group, byId: ReadonlyMap<string, Comparison>) {
  const shown = members.flatMap((id) => byId.get(id)?.snapshot ?? []);
  const [first] = shown;
  if (!first) return '';
  const more = new Set(shown.map(({ storyId }) => storyId)).size - 1;
  const own = shown.filter(({ storyId }) => storyId === first.storyId);
  const modes = own.slice(0, maxModes).map(({ mode }) => code(mode));
  const story = `${cell(first.title)} › ${cell(first.name)}: ${modes.join(', ')}${own.length > maxModes ? ', …' : ''}`;
  return more > 0 ? `${story}<br>and ${count(more)} other ${more === 1 ? 'story' : 'stories'}` : story;
}

const decisionCell = ({ decision }: Group) =>
  decision === true ? '✓ accepted' : decision === undefined ? 'to decide' : `✗ ${cell(shorten(decision))}`;

/** `summary.md`: a run in short, for its pull request. */
export function summaryOf(report: Report) {
  const { base, head, browser, total, captured, everything, comparisons, groups } = report;
  const open = groups.filter(({ decision }) => decision !== true);
  const rejected = open.filter(({ decision }) => decision !== undefined).length;
  const waiting = new Set(open.flatMap(({ members }) => members)).size;
  const counts = countsOf(comparisons).map((text) => `**${text}**`);
  const title =
    comparisons.length === 0
      ? 'nothing has changed'
      : open.length === 0
        ? 'everything is accepted'
        : `${countOf(open.length, 'decision')} for ${countOf(waiting, 'snapshot')}`;
  const same = `${countOf(sameCount(report), 'snapshot')} the same`;
  const accepted = groups.length - open.length;
  const more = groups.length - maxRows;
  const byId = new Map(comparisons.map((comparison) => [comparison.snapshot.id, comparison]));
  // What is still to decide comes first.
  const rows = [...open, ...groups.filter(({ decision }) => decision === true)].slice(0, maxRows).map((group) => {
    const error = byId
      .get(group.members[0] ?? '')
      ?.error?.trim()
      .split('\n')[0];
    return `| ${changeCell(group, error)} | ${count(group.members.length)} | ${membersCell(group, byId)} | ${decisionCell(group)} |`;
  });
  const baseOf = base ? `${code(base.ref)} (${shortCommit(base.commit)})` : 'no baseline';
  const why = everything === undefined ? '' : ` (${cell(everything)})`;
  const again = `npx visual-review${base ? ` --base ${base.ref}` : ''}`;
  return [
    `## Visual review: ${title}`,
    '',
    [
      ...counts,
      same,
      ...(accepted > 0 ? [`${countOf(accepted, 'change')} accepted`] : []),
      ...(rejected > 0 ? [`${countOf(rejected, 'change')} rejected`] : []),
    ].join(' · '),
    '',
    `${baseOf} → ${headOf(head)} · ${count(captured)} of ${countOf(total, 'snapshot')} captured${why} · ${cell(browser)}`,
    '',
    ...(rows.length === 0
      ? []
      : [
          '| Change | Snapshots | Where | Decision |',
          '| --- | ---: | --- | --- |',
          ...rows,
          '',
          ...(more > 0 ? [`… and ${count(more)} more`, ''] : []),
          `Look at the screenshots: open \`index.html\` of this report, or run ${code(again)}.`,
          '',
        ]),
  ].join('\n');
}
