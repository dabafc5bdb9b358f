import type { Group } from '../../types.ts';
import { count, groupBy, isDecidable, valuesOf } from '../format.ts';
import { beforeAndAfter, find, hiddenText, icon, make } from './dom.ts';
import { decisionOn, items, review, type Item } from './review.ts';
import { thumbnail } from './thumbnail.ts';
import { writeHash } from './urlState.ts';

const body = find('body');

/** How many snapshots of a group are listed until a reviewer requests all. */
const firstRows = 4;

/** On narrow screens, the list opens over the screenshots. */
export const isListOpen = () => body.hasAttribute('data-list-open');

function makeRow({ comparison, group }: Item) {
  const { snapshot, result, pixels } = comparison;
  const href = writeHash({ ...review.state, snapshot: snapshot.id, group: group.id });
  const link = make(
    'a',
    { href, class: 'row', tabindex: -1 },
    make('span', { class: `result ${result}`, title: result }, icon(result), hiddenText(`${result}: `)),
    make(
      'span',
      { class: 'member' },
      make('span', { class: 'story' }, `${snapshot.title} › ${snapshot.name}`),
      ' ',
      make('span', { class: 'mode' }, snapshot.mode),
    ),
    make('span', { class: 'pixels' }, ...(pixels ? [count(pixels), hiddenText(' pixels')] : [])),
  );
  return { link, item: make('li', {}, link) };
}

const rows = new Map<Item, ReturnType<typeof makeRow>>();

function makeGroup(members: readonly [Item, ...Item[]]) {
  const [first] = members;
  const { group, title } = first;
  const values = valuesOf(group);
  const state = make('span', { class: 'state' });
  const more = make('button', { type: 'button', class: 'link more' });
  const head = make(
    'h3',
    {},
    thumbnail(first),
    make(
      'span',
      { class: 'about' },
      make('span', { class: 'title' }, title),
      ' ',
      make('span', { class: 'values' }, ...(values ? beforeAndAfter(values) : [])),
    ),
    state,
  );
  const list = make(
    'ul',
    {},
    ...members.map((member) => {
      const row = makeRow(member);
      rows.set(member, row);
      return row.item;
    }),
  );
  const item = make(
    'li',
    { class: `group ${group.kind}`, '--rows': Math.min(members.length, firstRows) },
    head,
    list,
    more,
  );
  return { group, members, item, state, more, isExpanded: members.length <= firstRows + 1 };
}

const sections = groupBy(items, ({ group }) => group.id).map(makeGroup);
find('groups').replaceChildren(...sections.map(({ item }) => item));

type Section = (typeof sections)[number];

let shownItems: ReadonlySet<Item> = new Set();
let current: HTMLAnchorElement | undefined;

function showSection(section: Section) {
  const shown = section.members.filter((member) => shownItems.has(member));
  section.item.hidden = shown.length === 0;
  const listed = new Set(section.isExpanded ? shown : shown.slice(0, firstRows));
  for (const member of section.members) rows.get(member)!.item.hidden = !listed.has(member);
  section.more.hidden = listed.size === shown.length;
  section.more.textContent = `Show all ${count(shown.length)}`;
}

for (const section of sections)
  section.more.addEventListener('click', () => {
    section.isExpanded = true;
    showSection(section);
    const shown = section.members.filter((member) => shownItems.has(member));
    rows.get(shown[firstRows]!)?.link.focus();
  });

export const focusList = () => current?.focus();

export function openList(isOpen: boolean) {
  body.toggleAttribute('data-list-open', isOpen);
  find('toggle-list').ariaExpanded = `${isOpen}`;
  if (isOpen) focusList();
}

export function onSelect(select: (item: Item) => void) {
  for (const [item, { link }] of rows) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      select(item);
      if (!isListOpen()) return;
      openList(false);
      find('main').focus();
    });
  }
}

export function showRows(shown: ReadonlySet<Item>) {
  shownItems = shown;
  for (const section of sections) showSection(section);
}

export function selectRow(item: Item | undefined) {
  const hadFocus = current !== undefined && document.activeElement === current;
  current?.removeAttribute('aria-current');
  current?.setAttribute('tabindex', '-1');
  const row = item && rows.get(item);
  current = row?.link;
  if (!item || !row) return;
  if (row.item.hidden) {
    const section = sections.find(({ group }) => group === item.group)!;
    section.isExpanded = true;
    showSection(section);
  }
  row.link.setAttribute('aria-current', 'true');
  row.link.tabIndex = 0;
  row.link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (hadFocus) row.link.focus({ preventScroll: true });
}

export function showGroupDecision(group: Group) {
  const section = sections.find((each) => each.group === group)!;
  const decision = isDecidable(group) ? decisionOn(group) : 'open';
  section.item.dataset.decision = decision;
  section.state.replaceChildren(
    ...(decision === 'open' ? [] : [icon(decision === 'accepted' ? 'check' : 'close'), hiddenText(` ${decision}`)]),
  );
}
