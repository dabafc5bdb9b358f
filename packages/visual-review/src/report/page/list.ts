import type { Comparison } from '../../types.ts';
import { count } from '../format.ts';
import { groupBy } from '../groupBy.ts';
import { find, hiddenText, icon, make } from './dom.ts';

/** In px, before a group has been laid out; groups out of sight are not. */
const headHeight = 44;
const rowHeight = 36;

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
  const height = headHeight + rowHeight * items.length;
  return make('li', { class: 'group', '--height': `${height}px` }, head, make('ul', {}, ...items));
}

/**
 * Fills the list: a group for each story, a row for each of its comparisons.
 * @param hrefOf the URL of a comparison, for a link that can be opened elsewhere
 */
export function makeList(
  comparisons: readonly Comparison[],
  hrefOf: (comparison: Comparison) => string,
  onSelect: (comparison: Comparison) => void,
) {
  const rows = new Map<Comparison, ReturnType<typeof makeRow>>();
  const groups = groupBy(comparisons, ({ snapshot }) => snapshot.storyId).map((members) => {
    const items = members.map((comparison) => {
      const row = makeRow(comparison, hrefOf(comparison));
      rows.set(comparison, row);
      return row.item;
    });
    return { members, item: makeGroup(members[0].snapshot, items) };
  });
  find('groups').replaceChildren(...groups.map(({ item }) => item));

  let current: HTMLAnchorElement | undefined;
  const focus = () => current?.focus();
  const open = (isOpen: boolean) => {
    body.toggleAttribute('data-list-open', isOpen);
    find('toggle-list').ariaExpanded = `${isOpen}`;
    if (isOpen) focus();
  };
  for (const [comparison, { link }] of rows) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onSelect(comparison);
      if (!isListOpen()) return;
      open(false);
      find('main').focus();
    });
  }
  return {
    open,
    focus,
    show: (shown: ReadonlySet<Comparison>) => {
      for (const [comparison, { item }] of rows) item.hidden = !shown.has(comparison);
      for (const { item, members } of groups) item.hidden = !members.some((comparison) => shown.has(comparison));
    },
    select: (comparison: Comparison | undefined) => {
      const hadFocus = current !== undefined && document.activeElement === current;
      current?.removeAttribute('aria-current');
      current?.setAttribute('tabindex', '-1');
      current = comparison && rows.get(comparison)?.link;
      if (!current) return;
      current.setAttribute('aria-current', 'true');
      current.tabIndex = 0;
      current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (hadFocus) current.focus({ preventScroll: true });
    },
    setAccepted: (comparison: Comparison, isAccepted: boolean) => {
      rows.get(comparison)?.state.replaceChildren(...(isAccepted ? [icon('check'), hiddenText(' accepted')] : []));
    },
  };
}
