import type { Comparison } from '../../types.ts';
import { count } from '../format.ts';
import { icon, make } from './dom.ts';

/** The rows of a list, a group for each story. */
export interface List {
  /** Shows these, hides the others. */
  show: (shown: ReadonlySet<Comparison>) => void;
  select: (comparison: Comparison | undefined) => void;
  setAccepted: (comparison: Comparison, isAccepted: boolean) => void;
  /** Moves the focus to the selected row. */
  focus: () => void;
}

/** In px, before a group has been laid out; groups out of sight are not. */
const headHeight = 44;
const rowHeight = 36;

interface Row {
  link: HTMLAnchorElement;
  item: HTMLElement;
  state: HTMLElement;
}

function makeRow(comparison: Comparison, addressOf: (comparison: Comparison) => string): Row {
  const { snapshot, result, pixels } = comparison;
  const state = make('span', { class: 'state' });
  const link = make(
    'a',
    { href: addressOf(comparison), class: 'row', tabindex: -1 },
    make(
      'span',
      { class: `result ${result}`, title: result },
      icon(result),
      make('span', { class: 'unseen' }, `${result}: `),
    ),
    make('span', { class: 'mode' }, snapshot.mode),
    make(
      'span',
      { class: 'pixels' },
      pixels === undefined ? '' : count(pixels),
      ...(pixels === undefined ? [] : [make('span', { class: 'unseen' }, ' pixels')]),
    ),
    state,
  );
  return { link, state, item: make('li', {}, link) };
}

/**
 * Fills `host` with all comparisons, in their order.
 * @param addressOf the address of a comparison, for a link that can be opened elsewhere
 * @param choose called when a row is pressed
 */
export function makeList(
  host: HTMLElement,
  comparisons: readonly Comparison[],
  addressOf: (comparison: Comparison) => string,
  choose: (comparison: Comparison) => void,
): List {
  const rows = new Map<Comparison, Row>();
  const groups: Array<{ item: HTMLElement; comparisons: readonly Comparison[] }> = [];
  const stories = new Map<string, [Comparison, ...Comparison[]]>();
  for (const comparison of comparisons) {
    const members = stories.get(comparison.snapshot.storyId);
    if (members) members.push(comparison);
    else stories.set(comparison.snapshot.storyId, [comparison]);
  }
  for (const members of stories.values()) {
    const [first] = members;
    const list = make('ul');
    for (const comparison of members) {
      const row = makeRow(comparison, addressOf);
      row.link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        choose(comparison);
      });
      rows.set(comparison, row);
      list.append(row.item);
    }
    const head = make(
      'h3',
      {},
      make('span', { class: 'path' }, first.snapshot.title),
      ' ',
      make('span', { class: 'name' }, first.snapshot.name),
    );
    const item = make('li', { class: 'group', '--height': `${headHeight + rowHeight * members.length}px` }, head, list);
    groups.push({ item, comparisons: members });
  }
  host.replaceChildren(...groups.map(({ item }) => item));

  let selected: Row | undefined;
  return {
    show: (shown) => {
      for (const [comparison, { item }] of rows) item.hidden = !shown.has(comparison);
      for (const group of groups) group.item.hidden = !group.comparisons.some((comparison) => shown.has(comparison));
    },
    select: (comparison) => {
      const hadFocus = selected !== undefined && document.activeElement === selected.link;
      selected?.link.removeAttribute('aria-current');
      if (selected) selected.link.tabIndex = -1;
      selected = comparison && rows.get(comparison);
      if (!selected) return;
      selected.link.setAttribute('aria-current', 'true');
      selected.link.tabIndex = 0;
      selected.link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (hadFocus) selected.link.focus({ preventScroll: true });
    },
    setAccepted: (comparison, isAccepted) => {
      const state = rows.get(comparison)?.state;
      state?.replaceChildren(...(isAccepted ? [icon('check'), make('span', { class: 'unseen' }, ' accepted')] : []));
    },
    focus: () => selected?.link.focus(),
  };
}
