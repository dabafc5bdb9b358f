import { getConfig } from '../../config';
import type { TextKind } from '../evaluateStory';
import { highlight, type Mark } from './overlays';

export const layerName = 'text-marks';

/** How each kind of text is marked. Line styles differ, so that colour alone is never needed. */
export function markStyles(): Readonly<Record<TextKind, { label: string; line: string }>> {
  const { success, danger, accent } = getConfig().tokens.color;
  return {
    ordinary: { label: 'translated', line: `1px solid color-mix(in srgb, ${success} 45%, transparent)` },
    missing: { label: 'falls back to English', line: `2px dashed ${danger}` },
    placeholders: { label: 'placeholders differ', line: `3px double ${danger}` },
    identical: { label: 'same as English', line: `2px dotted ${accent}` },
    'hard-coded': { label: 'not from a catalog', line: `2px solid ${danger}` },
  };
}

export function layerStyles() {
  const { color, type } = getConfig().tokens;
  return `
  [data-layer='${layerName}'] {
    position: absolute; left: 0; top: 0; width: 0; height: 0; z-index: 2147483646;
    direction: ltr; font: 500 12px/1.5 ${type.family}; color: ${color.text}; pointer-events: none;

    [data-part] { position: fixed; background: ${color.surface}; border: 1px solid ${color.borderControl}; border-radius: 6px; }
    [data-part='label'] { padding: 2px 8px; white-space: pre; }
    [data-part='legend'] { right: 8px; bottom: 8px; display: flex; pointer-events: auto; }
    button { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 24px; padding: 2px 10px; border: 0; border-radius: 6px; background: none; font: inherit; color: inherit; cursor: pointer; }
    button:hover { background: ${color.surfaceHover}; }
    button span { width: 18px; height: 12px; border-radius: 3px; box-sizing: border-box; }
    [aria-expanded] { width: auto; padding-inline: 8px; color: ${color.textMuted}; }
    [aria-expanded='true']::before { content: '\\203A'; font-size: 16px; }
    /* Folded, it fits beside the texts. */
    [data-folded] { right: 0; border-right: 0; border-radius: 6px 0 0 6px; }
    [data-folded] [aria-expanded] { padding: 8px 0; writing-mode: vertical-rl; white-space: nowrap; font-size: 11px; line-height: 15px; }
    [hidden] { display: none; }
  }
`;
}

/** In a narrower page, in px, the legend would cover texts unless folded at first. */
const unfoldedWidth = 480;

/** Undefined until it was; applies to the legends of all pages. */
let isFoldedByHand: boolean | undefined;
const updates = new Set<() => void>();

const createButton = (page: Document, onclick: () => void) =>
  // The panel leads to every text by keyboard; the tab order of the story does not change.
  Object.assign(page.createElement('button'), { type: 'button', tabIndex: -1, onclick });

/** A click on the row of a kind highlights its next text. */
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

/** How many marks of each kind there are in a page. It can be folded; `show` updates it. */
export function createLegend(page: Document, view: Window, signal: AbortSignal) {
  const legend = Object.assign(page.createElement('section'), { role: 'group', ariaLabel: 'Text marks', lang: 'en' });
  legend.dataset.part = 'legend';
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
