import type { Comparison, Group, Report } from '../types.ts';
import { count, countOf, countsOf, headOf, sameCount, shortCommit, titleOf, valuesOf } from './format.ts';

/** Keeps the summary short enough for a pull request, which may have 65,536 characters. */
const maxRows = 50;
const maxModes = 6;
const maxLength = 160;

/**
 * A table cell: the name or the error of a story can contain anything. GitHub finds mentions, issues and URLs after backslashes as
 * well, and a URL of an issue refers to it.
 */
function cell(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]|~]/g, String.raw`\$&`)
    .replaceAll(/[@#]|GH(?=-\d)|:(?=\/\/)|www(?=\.)/gi, '$&\u200B')
    .trim();
}

/** Inline code: only backticks and the table's separators have a meaning in it. */
const code = (text: string) => `\`${text.replaceAll(/[`|\s]+/g, ' ')}\``;

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** Between two texts from right to left, the arrow would point from the second to the first. */
const isolated = (text: string) => `\u2068${cell(shorten(text))}\u2069`;

function changeCell(group: Group, error: string | undefined, link: string | undefined) {
  const values = valuesOf(group);
  const title = cell(shorten(titleOf(group)));
  const parts = [
    link === undefined ? `**${title}**` : `**[${title}](${link})**`,
    ...(values ? [`${isolated(values.from)} → ${isolated(values.to)}`] : []),
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

/** What the summary shows: what is still to decide comes first. */
export function summaryGroups({ groups }: Report) {
  const [open, accepted] = [true, false].map((isOpen) =>
    groups.filter(({ decision }) => (decision !== true) === isOpen),
  );
  return [...open!, ...accepted!].slice(0, maxRows);
}

/** A row for each change, under a head; nothing where there is no change. */
function tableOf(report: Report, pictures: ReadonlySet<string>) {
  const { comparisons, groups, url } = report;
  if (groups.length === 0) return [];
  const byId = new Map(comparisons.map((comparison) => [comparison.snapshot.id, comparison]));
  const hasPictures = pictures.size > 0;
  const rows = summaryGroups(report).map((group) => {
    const [member = ''] = group.members;
    const error = byId.get(member)?.error?.trim().split('\n')[0];
    const link = url && `${url}/index.html#${new URLSearchParams({ snapshot: member, group: group.id }).toString()}`;
    const picture = `pictures/${group.id}.webp`;
    const cells = [
      ...(hasPictures ? [pictures.has(picture) ? `![](${url}/${picture})` : ''] : []),
      changeCell(group, error, link),
      count(group.members.length),
      membersCell(group, byId),
      decisionCell(group),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const more = groups.length - maxRows;
  return [
    `|${hasPictures ? ' |' : ''} Change | Snapshots | Where | Decision |`,
    `|${hasPictures ? ' --- |' : ''} --- | ---: | --- | --- |`,
    ...rows,
    '',
    ...(more > 0 ? [`… and ${count(more)} more`, ''] : []),
  ];
}

/**
 * `summary.md`: a run in short, for its pull request.
 * @param pictures the paths of those that there are, from the folder of the report
 */
export function summaryOf(report: Report, pictures: ReadonlySet<string> = new Set()) {
  const { base, head, browser, total, captured, everything, comparisons, groups, url, variants = [] } = report;
  const open = groups.filter(({ decision }) => decision !== true);
  const rejected = open.filter(({ decision }) => decision !== undefined).length;
  const accepted = groups.length - open.length;
  const waiting = new Set(open.flatMap(({ members }) => members)).size;
  const outcome =
    open.length === 0
      ? 'everything is accepted'
      : `${countOf(open.length, 'decision')} for ${countOf(waiting, 'snapshot')}`;
  const counts = [
    ...countsOf(comparisons).map((text) => `**${text}**`),
    `${countOf(sameCount(report), 'snapshot')} the same`,
    ...(variants.length > 0 ? [countOf(variants.length, 'known variant')] : []),
    ...(accepted > 0 ? [`${countOf(accepted, 'change')} accepted`] : []),
    ...(rejected > 0 ? [`${countOf(rejected, 'change')} rejected`] : []),
  ];
  const baseOf = base ? `${code(base.ref)} (${shortCommit(base.commit)})` : 'no baseline';
  const why = everything === undefined ? '' : ` (${cell(everything)})`;
  const again = `npx visual-review${base ? ` --base ${shortCommit(base.commit)}` : ''}`;
  const page = url === undefined ? 'open `index.html` of this report' : `[open the report](${url}/index.html)`;
  const table = tableOf(report, pictures);
  return [
    `## Visual review: ${comparisons.length === 0 ? 'nothing has changed' : outcome}`,
    '',
    counts.join(' · '),
    '',
    `${baseOf} → ${headOf(head)} · ${count(captured)} of ${countOf(total, 'snapshot')} captured${why} · ${cell(browser)}`,
    '',
    ...table,
    ...(table.length > 0 ? [`Look at the screenshots: ${page}, or run ${code(again)}.`, ''] : []),
  ].join('\n');
}
