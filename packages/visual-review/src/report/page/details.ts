import type { Comparison } from '../../types.ts';
import { count, countOf, isDecidable, languageName, sizeOf, storyUrl, valuesOf } from '../format.ts';
import { beforeAndAfter, find, icon, make, setText } from './dom.ts';
import { causesOf, decisionOn, marks, report, selected, type Item } from './review.ts';

function pixelFact({ pixels, before, after }: Comparison) {
  if (pixels === undefined || !before || !after) return '';
  if (pixels === 0) return 'No pixel has changed';
  const largest = Math.max(before.width * before.height, after.width * after.height);
  const percent = ((100 * pixels) / largest).toLocaleString('en', { maximumSignificantDigits: 2 });
  return `${countOf(pixels, 'pixel')} changed (${percent} %)`;
}

function strengthFact(item: Item) {
  const strength = Math.max(0, ...causesOf(item).map((cause) => cause.strength));
  return strength > 0 ? `by up to ${count(strength)} of 255` : '';
}

function showFacts(item: Item) {
  const { comparison } = item;
  const { result, snapshot, renamedFrom, moved = 0, error = '' } = comparison;
  const { globals, viewport } = snapshot;
  const facts = [
    [pixelFact(comparison), strengthFact(item)].filter(Boolean).join(' '),
    renamedFrom === undefined ? '' : `renamed from “${renamedFrom}”`,
    moved > 0 ? `moved by up to ${count(moved)} px` : '',
    sizeOf(comparison),
    typeof globals.locale === 'string' ? languageName(globals.locale) : '',
    `Screen ${viewport.width} × ${viewport.height}`,
    result === 'failed' ? '' : error,
  ].filter(Boolean);
  find('facts').replaceChildren(
    make('li', { class: `result ${result}` }, icon(result), result),
    ...facts.map((fact) => make('li', { class: fact.includes('→') ? 'resized' : undefined }, fact)),
  );
}

/** The words of a text that have changed, between those that have not. */
function differenceOf(from: string, to: string) {
  const [old, current] = [from, to].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  const most = Math.min(old.length, current.length);
  let start = 0;
  while (start < most && old[start] === current[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === current.at(-1 - end)) end++;
  const part = (words: readonly string[]) => words.slice(start, words.length - end).join('');
  return [
    old.slice(0, start).join(''),
    make('del', {}, part(old)),
    ' ',
    make('ins', {}, part(current)),
    old.slice(old.length - end).join(''),
  ];
}

/** What has changed in the sources, and in which. */
function showCause({ group, title }: Item) {
  const { members, files, messages, tokens } = group;
  const values = valuesOf(group);
  setText('change-title', title);
  setText('change-members', members.length > 1 ? `One decision for ${countOf(members.length, 'snapshot')}` : '');
  const list = find('change-values');
  list.replaceChildren(...(values ? differenceOf(values.from, values.to) : []));
  list.hidden = !values;
  // Where it scrolls, by keyboard as well.
  list.tabIndex = list.scrollHeight > list.clientHeight ? 0 : -1;
  const more = [...messages.slice(1), ...tokens.slice(1).map((token) => ({ ...token, key: token.name }))];
  const [firstFile, ...others] = files;
  find('affected-by-summary').replaceChildren(
    'From ',
    firstFile === undefined ? (report.everything ?? 'all of the run') : make('code', {}, firstFile),
    others.length > 0 ? ` and ${count(others.length)} more` : '',
  );
  const details = find('affected-by') as HTMLDetailsElement;
  const isSingle = others.length + more.length === 0;
  details.toggleAttribute('data-single', isSingle);
  details.open &&= !isSingle;
  find('affected-by-files').replaceChildren(
    ...others.map((file) => make('li', {}, make('code', {}, file))),
    ...more.map(({ key, from, to }) => make('li', {}, make('code', {}, key), ': ', ...beforeAndAfter({ from, to }))),
  );
}

export function showDetails(item: Item) {
  const { snapshot, result } = item.comparison;
  const { title, name, mode } = snapshot;
  document.title = `${mode} · ${name} · ${title} · Visual review`;
  setText('path', title.replaceAll('/', ' / '));
  setText('name', name);
  setText('mode', mode);
  setText('announcement', `${item.title}: ${title}, ${name}, ${mode}`);
  showFacts(item);
  showCause(item);
  const url = storyUrl(report.storybookUrl, snapshot);
  const link = find('story') as HTMLAnchorElement;
  // The Storybook does not have a removed story any more.
  link.hidden = url === undefined || result === 'removed';
  if (url !== undefined) link.href = url;
  showDecision();
}

export function showDecision() {
  const group = selected()?.group;
  if (!group) return;
  const [accept, reject] = [find('accept') as HTMLButtonElement, find('reject') as HTMLButtonElement];
  const decision = decisionOn(group);
  for (const button of [accept, reject]) button.hidden = !isDecidable(group);
  accept.disabled = group.decision === true && !marks.has(group.id);
  accept.ariaPressed = `${decision === 'accepted'}`;
  reject.ariaPressed = `${decision === 'rejected'}`;
  setText('accept-text', accept.disabled ? 'Accepted on record' : decision === 'accepted' ? 'Accepted' : 'Accept');
  setText('reject-text', decision === 'rejected' ? 'Rejected' : 'Reject');
  const comment = marks.get(group.id) ?? group.decision;
  find('comment').hidden = typeof comment !== 'string';
  setText('comment', typeof comment === 'string' ? comment : '');
}
