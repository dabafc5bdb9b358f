import { getConfig } from '../config';
import type { TextKind } from '../checks/storyTexts.preview';
import { highlight, type Mark } from './overlays.preview';
import { sourceName } from '../format.ts';

export const layerName = 'text-marks';

/** How each kind of text is marked. Line styles differ, so that color alone is never needed. */
export function markStyles(): Readonly<Record<TextKind, { label: string; line: string }>> {
  const { success, danger, accent } = getConfig().tokens.color;
  return {
    ordinary: { label: 'translated', line: `1px solid color-mix(in srgb, ${success} 45%, transparent)` },
    missing: { label: `shown in ${sourceName()}`, line: `2px dashed ${danger}` },
    placeholders: { label: 'placeholders differ', line: `3px double ${danger}` },
    identical: { label: `same as ${sourceName()}`, line: `2px dotted ${accent}` },
    'hard-coded': { label: 'not from a catalog', line: `2px solid ${danger}` },
  };
}

export function layerStyles() {
  const { color, type } = getConfig().tokens;
  return `
  [data-layer='${layerName}'] {
    position: absolute; left: 0; top: 0; width: 0; height: 0; z-index: 2147483646;
    direction: ltr; font: 500 12px/1.5 ${type.family}; color: ${color.text}; pointer-events: none;

    [data-part] { position: fixed; background: ${color.surface}; border: 0 solid ${color.borderControl}; }
    [data-part='label'] { padding: 2px 8px; border-width: 1px; border-radius: 6px; white-space: pre; }
    [data-part='legend'] { left: 0; right: 0; bottom: 0; display: flex; flex-wrap: wrap; gap: 0 8px; padding: 2px 8px; border-top-width: 1px; pointer-events: auto; }
    button { display: flex; align-items: center; gap: 8px; min-height: 24px; padding: 2px 10px; border: 0; border-radius: 6px; background: none; font: inherit; color: inherit; cursor: pointer; }
    button:hover { background: ${color.surfaceHover}; }
    button span { width: 18px; height: 12px; border-radius: 3px; box-sizing: border-box; }
    [hidden] { display: none; }
  }
`;
}

/** A click on the row of a kind highlights its next text. */
function createRow(page: Document, kind: TextKind) {
  const { label, line } = markStyles()[kind];
  let marks: readonly Mark[] = [];
  let current = -1;
  const onclick = () => {
    current = (current + 1) % marks.length;
    const next = marks[current];
    if (next) highlight(next.text);
  };
  // The panel leads to every text by keyboard; the tab order of the story does not change.
  const button = { type: 'button', tabIndex: -1, title: 'Show the next one', onclick } as const;
  const row = Object.assign(page.createElement('button'), button);
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

/** How many marks of each kind there are in a page, which ends above it. `show` updates it. */
export function createLegend(page: Document, signal: AbortSignal) {
  const legend = Object.assign(page.createElement('section'), { role: 'group', ariaLabel: 'Text marks', lang: 'en' });
  legend.dataset.part = 'legend';
  // The focus stays in the story.
  legend.addEventListener('mousedown', (event) => event.preventDefault());
  const rows = (Object.keys(markStyles()) as TextKind[]).map((kind) => createRow(page, kind));
  legend.append(...rows.map(({ row }) => row));

  const { style } = page.documentElement;
  signal.addEventListener('abort', () => style.removeProperty('padding-bottom'));
  const show = (all: readonly Mark[]) => {
    const marks = all.filter(({ rects }) => rects.length > 0);
    for (const row of rows) row.update(marks);
    legend.hidden = marks.length === 0;
    style.paddingBottom = `${legend.offsetHeight}px`;
  };
  return { legend, show };
}
