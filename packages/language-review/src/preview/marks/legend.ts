import type { TextKind } from '../textsOf';
import { highlight } from './highlight';
import { markStyles } from './markStyles';
import type { Mark } from './rects';

/** In a page narrower than this, in px, the legend is folded at first, or it would cover texts. */
const unfoldedWidth = 480;

/** Undefined until the legend is folded or unfolded by hand, which then applies to the legends of all pages. */
let isFoldedByHand: boolean | undefined;
const updates = new Set<() => void>();

function createButton(page: Document, onClick: () => void) {
  const button = page.createElement('button');
  button.type = 'button';
  // The panel leads to every text by keyboard; the tab order of the story does not change.
  button.tabIndex = -1;
  button.addEventListener('click', onClick);
  return button;
}

/** The row of a kind: its mark, its label and how many there are. A click highlights the next text of the kind. */
function createRow(page: Document, kind: TextKind) {
  const { label, line } = markStyles()[kind];
  let marks: readonly Mark[] = [];
  let current = -1;
  const row = createButton(page, () => {
    current = (current + 1) % marks.length;
    const next = marks[current];
    if (next) highlight(next.text);
  });
  row.title = 'Show the next one';
  const sample = page.createElement('span');
  sample.style.border = line;
  const words = page.createTextNode('');
  row.append(sample, words);
  const update = (all: readonly Mark[]) => {
    marks = all.filter(({ text }) => text.kind === kind);
    row.hidden = marks.length === 0;
    words.data = row.hidden ? '' : `${marks.length} ${label}`;
  };
  return { row, update };
}

/**
 * The legend of a page: the kinds of marks, and how many there are of each. It can be folded.
 * @returns its element, and a function that shows other marks
 */
export function createLegend(page: Document, view: Window, signal: AbortSignal) {
  const legend = page.createElement('section');
  legend.dataset.part = 'legend';
  legend.setAttribute('role', 'group');
  legend.setAttribute('aria-label', 'Text marks');
  legend.lang = 'en';
  // The focus stays in the story.
  legend.addEventListener('mousedown', (event) => event.preventDefault());
  const rows = (Object.keys(markStyles()) as TextKind[]).map((kind) => createRow(page, kind));
  const list = page.createElement('div');
  list.append(...rows.map(({ row }) => row));
  const isFolded = () => isFoldedByHand ?? view.innerWidth < unfoldedWidth;
  const toggle = createButton(page, () => {
    isFoldedByHand = !isFolded();
    for (const each of updates) each();
  });
  legend.append(list, toggle);

  let marks: readonly Mark[] = [];
  const update = () => {
    const folded = isFolded();
    const issues = marks.filter(({ text }) => text.kind !== 'ordinary').length;
    for (const row of rows) row.update(marks);
    legend.hidden = marks.length === 0;
    legend.toggleAttribute('data-folded', folded);
    list.hidden = folded;
    toggle.ariaExpanded = String(!folded);
    toggle.title = folded ? 'Open the legend' : 'Fold the legend away';
    toggle.ariaLabel = folded ? null : toggle.title;
    toggle.textContent = folded ? `Text marks${issues > 0 ? ` · ${issues}` : ''}` : '';
  };
  updates.add(update);
  signal.addEventListener('abort', () => updates.delete(update));
  const show = (all: readonly Mark[]) => {
    marks = all.filter(({ rects }) => rects.length > 0);
    update();
  };
  return { legend, show };
}
