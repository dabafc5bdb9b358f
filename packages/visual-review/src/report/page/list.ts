import type { Comparison } from '../../types.ts';
import { count, groupBy } from '../format.ts';
import { find, hiddenText, icon, make } from './dom.ts';
import { comparisons, review } from './review.ts';
import { writeHash } from './urlState.ts';

const body = find('body');

/** On narrow screens, the list opens over the screenshots. */
export const isListOpen = () => body.hasAttribute('data-list-open');

function makeRow({ snapshot, result, pixels }: Comparison, href: string) {
  const state = make('span', { class: 'state' });
  const link = make(
    'a',
    { href, class: 'row', tabindex: -1 },
    make('span', { class: `result ${result}`, title: result }, icon(result), hiddenText(`${result}: `)),
    make('span', { class: 'mode' }, snapshot.mode),
    make('span', { class: 'pixels' }, ...(pixels === undefined ? [] : [count(pixels), hiddenText(' pixels')])),
    state,
  );
  return { link, state, item: make('li', {}, link) };
}

function makeGroup({ title, name }: Comparison['snapshot'], items: readonly HTMLElement[]) {
  const head = make('h3', {}, make('span', { class: 'path' }, title), ' ', make('span', { class: 'name' }, name));
  return make('li', { class: 'group', '--rows': items.length }, head, make('ul', {}, ...items));
}

const rows = new Map<Comparison, ReturnType<typeof makeRow>>();

/** One for each story. */
const groups = groupBy(comparisons, ({ snapshot }) => snapshot.storyId).map((members) => {
  const items = members.map((comparison) => {
    const row = makeRow(comparison, writeHash({ ...review.state, snapshot: comparison.snapshot.id }));
    rows.set(comparison, row);
    return row.item;
  });
  return { members, item: makeGroup(members[0].snapshot, items) };
});
find('groups').replaceChildren(...groups.map(({ item }) => item));

let current: HTMLAnchorElement | undefined;

export const focusList = () => current?.focus();

export function openList(isOpen: boolean) {
  body.toggleAttribute('data-list-open', isOpen);
  find('toggle-list').ariaExpanded = `${isOpen}`;
  if (isOpen) focusList();
}

export function onSelect(select: (comparison: Comparison) => void) {
  for (const [comparison, { link }] of rows) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      select(comparison);
      if (!isListOpen()) return;
      openList(false);
      find('main').focus();
    });
  }
}

export function showRows(shown: ReadonlySet<Comparison>) {
  for (const [comparison, { item }] of rows) item.hidden = !shown.has(comparison);
  for (const { item, members } of groups) item.hidden = !members.some((comparison) => shown.has(comparison));
}

export function selectRow(comparison: Comparison | undefined) {
  const hadFocus = current !== undefined && document.activeElement === current;
  current?.removeAttribute('aria-current');
  current?.setAttribute('tabindex', '-1');
  current = comparison && rows.get(comparison)?.link;
  if (!current) return;
  current.setAttribute('aria-current', 'true');
  current.tabIndex = 0;
  current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (hadFocus) current.focus({ preventScroll: true });
}

export const showAccepted = (comparison: Comparison, isAccepted: boolean) =>
  rows.get(comparison)?.state.replaceChildren(...(isAccepted ? [icon('check'), hiddenText(' accepted')] : []));
