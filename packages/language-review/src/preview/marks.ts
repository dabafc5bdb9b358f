import { getConfig, type Tokens } from '../config';
import type { FoundText, TextKind } from './findTexts';

/** How each kind of text is marked: in words, and by colour and line, so that neither is needed alone. */
const looksOf = ({ color }: Tokens): Readonly<Record<TextKind, { label: string; line: string }>> => ({
  // What is in order does not shout.
  ordinary: { label: 'translated', line: `1px solid color-mix(in srgb, ${color.success} 45%, transparent)` },
  missing: { label: 'falls back to English', line: `2px dashed ${color.danger}` },
  placeholders: { label: 'placeholders differ', line: `3px double ${color.danger}` },
  identical: { label: 'same as English', line: `2px dotted ${color.accent}` },
  long: { label: 'over-long', line: `2px solid ${color.accent}` },
  'hard-coded': { label: 'not from a catalog', line: `2px solid ${color.danger}` },
});
const looks = () => looksOf(getConfig().tokens);

/** What the workbench draws over a story says so. */
const layerName = 'text-marks';
const flashName = 'flash';

/** How far a mark stands off its text, in px. */
const distance = 2;

/** From which width of a page on, in px, its legend is open at first. In a narrower one it would stand on the texts. */
const roomForLegend = 480;

const stylesOf = ({ color, type }: Tokens) => `
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
    /* No wider than the space beside the texts. */
    [data-folded] { right: 0; border-right: 0; border-radius: 6px 0 0 6px; }
    [data-folded] [aria-expanded] { padding: 8px 0; writing-mode: vertical-rl; white-space: nowrap; font-size: 11px; line-height: 15px; }
    [hidden] { display: none; }
  }
`;

/** A box around a text of a page, in px from the page's corner. */
interface Mark {
  text: FoundText;
  rects: readonly DOMRect[];
}

type Spot = Pick<FoundText, 'element' | 'node'>;

const isEmpty = ({ width, height }: DOMRect) => width === 0 || height === 0;

function rectsOf({ element, node }: Spot): readonly DOMRect[] {
  const isClipped = element.ownerDocument.defaultView?.getComputedStyle(element).clipPath !== 'none';
  if (isClipped || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const range = element.ownerDocument.createRange();
  if (node) range.selectNodeContents(node);
  return (node ? [...range.getClientRects()] : [element.getBoundingClientRect()]).filter((rect) => !isEmpty(rect));
}

/** What has a name of its own on the screen; a mark around the name of a region would be a frame around everything in it. */
const named = 'img, svg, iframe, input, textarea, select, button, a';
/** What is marked wherever it is. */
const grave: readonly TextKind[] = ['missing', 'placeholders', 'hard-coded'];

function markOf(text: FoundText): Mark {
  const isMarked = text.node || text.element.matches(named) || grave.includes(text.kind);
  return { text, rects: isMarked ? rectsOf(text) : [] };
}

function box(page: Document, style: Readonly<Record<string, string>>) {
  const element = page.createElement('div');
  Object.assign(element.style, style);
  return element;
}

const nameOf = ({ kind, key, attribute }: FoundText) =>
  `${key ?? 'no key'}${attribute ? ` · ${attribute}` : ''}${kind === 'ordinary' ? '' : ` · ${looks()[kind].label}`}`;

function button(page: Document, onPress: () => void) {
  const element = page.createElement('button');
  element.type = 'button';
  // The panel leads to every text by keyboard; the story's own order of focus stays as it is.
  element.tabIndex = -1;
  element.addEventListener('click', onPress);
  return element;
}

/** Whether somebody closed or opened a legend: it holds for all pages, which draw anew. */
let isFolded: boolean | undefined;
const drawings = new Set<() => void>();

/** The kinds of marks on a page, and how many there are. A press on one shows its next text. It folds away, to make room. */
function legendOf(page: Document, view: Window) {
  let marks: readonly Mark[] = [];
  const legend = page.createElement('section');
  legend.dataset.part = 'legend';
  legend.setAttribute('role', 'group');
  legend.setAttribute('aria-label', 'Text marks');
  legend.lang = 'en';
  // What has the focus in the story keeps it.
  legend.addEventListener('mousedown', (event) => event.preventDefault());

  const rows = (Object.keys(looks()) as TextKind[]).map((kind) => {
    let shown = -1;
    const row = button(page, () => {
      const alike = marks.filter(({ text }) => text.kind === kind);
      shown = (shown + 1) % alike.length;
      const next = alike[shown];
      if (next) pointOut(next.text);
    });
    row.title = 'Show the next one';
    const sample = page.createElement('span');
    sample.style.border = looks()[kind].line;
    const words = page.createTextNode('');
    row.append(sample, words);
    return { kind, row, words };
  });
  const list = page.createElement('div');
  list.append(...rows.map(({ row }) => row));
  const folded = () => isFolded ?? view.innerWidth < roomForLegend;
  const fold = button(page, () => {
    isFolded = !folded();
    for (const draw of drawings) draw();
  });
  legend.append(list, fold);

  const show = (all: readonly Mark[]) => {
    marks = all.filter(({ rects }) => rects.length > 0);
    for (const { kind, row, words } of rows) {
      const count = marks.filter(({ text }) => text.kind === kind).length;
      row.hidden = count === 0;
      words.data = count === 0 ? '' : `${count} ${looks()[kind].label}`;
    }
    const issues = marks.filter(({ text }) => text.kind !== 'ordinary').length;
    legend.hidden = marks.length === 0;
    legend.toggleAttribute('data-folded', folded());
    list.hidden = folded();
    fold.ariaExpanded = String(!folded());
    fold.title = folded() ? 'Open the legend' : 'Fold the legend away';
    fold.ariaLabel = folded() ? null : fold.title;
    fold.textContent = folded() ? `Text marks${issues > 0 ? ` · ${issues}` : ''}` : '';
  };
  return { legend, show };
}

/**
 * Draws the marks of a page over it, and keeps them where the texts are. The layer takes no place, and only its legend a pointer.
 * @param find gives the texts, again whenever the page has changed
 * @returns how to take it away
 */
export function drawMarks(page: Document, find: () => readonly FoundText[]): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const ended = new AbortController();
  const style = page.createElement('style');
  style.textContent = stylesOf(getConfig().tokens);
  page.head.append(style);
  const layer = page.createElement('div');
  layer.dataset.layer = layerName;
  const boxes = box(page, { position: 'absolute', left: '0', top: '0' });
  const label = page.createElement('div');
  label.dataset.part = 'label';
  label.hidden = true;
  for (const drawing of [boxes, label]) drawing.setAttribute('aria-hidden', 'true');
  const { legend, show } = legendOf(page, view);
  layer.append(boxes, label, legend);
  // Beside the body, where no play function finds it.
  page.documentElement.append(layer);

  let marks: readonly Mark[] = [];
  const { background } = getConfig().tokens.color;
  const draw = () => {
    // Where the page is scrolled to.
    const origin = boxes.getBoundingClientRect();
    marks = find().map(markOf);
    boxes.replaceChildren(
      ...marks.flatMap(({ text: { kind, attribute }, rects }) =>
        rects.map(({ left, top, width, height }) =>
          box(page, {
            position: 'absolute',
            left: `${left - origin.left - distance}px`,
            top: `${top - origin.top - distance}px`,
            width: `${width + 2 * distance}px`,
            height: `${height + 2 * distance}px`,
            border: looks()[kind].line,
            borderRadius: attribute ? '6px' : '3px',
            boxSizing: 'border-box',
            // Seen on a ground of its own colour as well.
            ...(kind === 'ordinary' ? {} : { boxShadow: `0 0 0 1px ${background}, inset 0 0 0 1px ${background}` }),
          }),
        ),
      ),
    );
    show(marks);
  };

  let frame = 0;
  const drawSoon = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(draw);
  };
  const changes = new MutationObserver(drawSoon);
  changes.observe(page.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const sizes = new ResizeObserver(drawSoon);
  sizes.observe(page.body);
  page.addEventListener('scroll', drawSoon, { capture: true, passive: true, signal: ended.signal });
  page.addEventListener('transitionend', drawSoon, { signal: ended.signal });
  page.fonts.addEventListener('loadingdone', drawSoon, { signal: ended.signal });
  page.addEventListener(
    'pointermove',
    (event) => {
      const { clientX, clientY } = event;
      const inside = ({ left, right, top, bottom }: DOMRect) =>
        clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      // Texts of attributes have the box of their element; what stands in it is meant first.
      const under = legend.contains(event.target as Node)
        ? []
        : marks
            .filter(({ text }) => markOf(text).rects.some(inside))
            .toSorted((a, b) => Number(!a.text.node) - Number(!b.text.node));
      label.hidden = under.length === 0;
      label.textContent = [...new Set(under.map(({ text }) => nameOf(text)))].join('\n');
      label.style.left = `${Math.max(0, Math.min(clientX + 12, view.innerWidth - label.offsetWidth - 8))}px`;
      label.style.top = `${Math.min(clientY + 16, view.innerHeight - label.offsetHeight - 8)}px`;
    },
    { passive: true, signal: ended.signal },
  );
  drawings.add(draw);
  draw();
  return () => {
    ended.abort();
    drawings.delete(draw);
    changes.disconnect();
    sizes.disconnect();
    view.cancelAnimationFrame(frame);
    layer.remove();
    style.remove();
  };
}

/** How long a text that was searched for is shown, in ms. */
const flashTime = 2000;

/** The boxes of a text, or of the nearest element around it of which something is on the screen. */
function seenRects({ element, node }: Spot): readonly DOMRect[] {
  const { innerWidth = 0, innerHeight = 0 } = element.ownerDocument.defaultView ?? {};
  const rects = rectsOf({ element, node }).filter(
    ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
  );
  if (rects.length > 0) return rects;
  if (node) return seenRects({ element });
  return element.parentElement ? seenRects({ element: element.parentElement }) : [];
}

/** Brings a text into view, and draws the eye to it for a moment: to its letters, or to its element where they are in an attribute. */
export function pointOut({ element, node }: Spot) {
  element.closest('details')?.setAttribute('open', '');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const page = element.ownerDocument;
  // What was shown before has moved.
  for (const earlier of page.querySelectorAll(`[data-layer='${flashName}']`)) earlier.remove();
  for (const { left, top, width, height } of seenRects({ element, node })) {
    const flash = box(page, {
      position: 'fixed',
      left: `${left - 2 * distance}px`,
      top: `${top - 2 * distance}px`,
      width: `${width + 4 * distance}px`,
      height: `${height + 4 * distance}px`,
      border: `3px solid ${getConfig().tokens.color.accent}`,
      borderRadius: '6px',
      boxSizing: 'border-box',
      pointerEvents: 'none',
      zIndex: '2147483647',
    });
    flash.dataset.layer = flashName;
    page.documentElement.append(flash);
    void flash
      .animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], flashTime)
      .finished.then(() => flash.remove());
  }
}
