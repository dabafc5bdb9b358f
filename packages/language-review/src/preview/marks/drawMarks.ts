import { getConfig } from '../../config';
import { textsOf, type FoundText, type TextKind } from '../evaluateStory';
import { observeChanges } from '../observeChanges';
import { renderedStories } from '../renderedStories';
import { createLegend, layerName, layerStyles, markStyles } from './legend';
import { around, isPointerIn, overlayBox, rectsOf, type Mark } from './overlays';

/** Marked for their name; a mark for the name of a region would frame everything in it. */
const named = 'img, svg, iframe, input, textarea, select, button, a';
const alwaysMarked: readonly TextKind[] = ['missing', 'placeholders', 'hard-coded'];

function markOf(text: FoundText) {
  const isMarked = text.node || text.element.matches(named) || alwaysMarked.includes(text.kind);
  return { text, rects: isMarked ? rectsOf(text) : [] };
}

function outlinesOf({ text: { kind, attribute }, rects }: Mark, page: Document, origin: DOMRect) {
  const { background } = getConfig().tokens.color;
  return rects.map(({ left, top, width, height }) =>
    overlayBox(page, {
      position: 'absolute',
      ...around({ left: left - origin.left, top: top - origin.top, width, height }, 2),
      border: markStyles()[kind].line,
      borderRadius: attribute ? '6px' : '3px',
      // Visible on a background of the same colour, too.
      ...(kind === 'ordinary' ? {} : { boxShadow: `0 0 0 1px ${background}, inset 0 0 0 1px ${background}` }),
    }),
  );
}

const nameOf = ({ kind, key, attribute }: FoundText) =>
  `${key ?? 'no key'}${attribute ? ` · ${attribute}` : ''}${kind === 'ordinary' ? '' : ` · ${markStyles()[kind].label}`}`;

/** Shows the names of the texts under the pointer beside it. */
function placeLabel(label: HTMLElement, event: MouseEvent, texts: readonly FoundText[], view: Window) {
  // The text of an attribute has the box of its element; a text node inside is more specific.
  const under = texts
    .filter((text) => isPointerIn(event, markOf(text).rects))
    .toSorted((a, b) => Number(!a.node) - Number(!b.node));
  label.hidden = under.length === 0;
  label.textContent = [...new Set(under.map(nameOf))].join('\n');
  label.style.left = `${Math.max(0, Math.min(event.clientX + 12, view.innerWidth - label.offsetWidth - 8))}px`;
  label.style.top = `${Math.min(event.clientY + 16, view.innerHeight - label.offsetHeight - 8)}px`;
}

/**
 * Draws marks over a page and keeps them up to date. Only the legend receives clicks.
 * @returns how to remove the marks
 */
function drawMarks(page: Document, find: () => readonly FoundText[]) {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const removed = new AbortController();
  const { signal } = removed;
  const style = Object.assign(page.createElement('style'), { textContent: layerStyles() });
  page.head.append(style);
  const layer = page.createElement('div');
  layer.dataset.layer = layerName;
  const outlines = overlayBox(page, { position: 'absolute', left: '0', top: '0' });
  const label = page.createElement('div');
  label.dataset.part = 'label';
  label.hidden = true;
  for (const drawing of [outlines, label]) drawing.ariaHidden = 'true';
  const { legend, show } = createLegend(page, view, signal);
  layer.append(outlines, label, legend);
  // Outside the body, where no play function finds it.
  page.documentElement.append(layer);

  let texts: readonly FoundText[] = [];
  const draw = () => {
    const origin = outlines.getBoundingClientRect();
    texts = find();
    const marks = texts.map(markOf);
    outlines.replaceChildren(...marks.flatMap((mark) => outlinesOf(mark, page, origin)));
    show(marks);
  };
  let frame = 0;
  const scheduleDraw = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(draw);
  };
  observeChanges(page.body, scheduleDraw, signal);
  page.addEventListener('scroll', scheduleDraw, { capture: true, passive: true, signal });
  page.addEventListener(
    'pointermove',
    (event) => placeLabel(label, event, legend.contains(event.target as Node) ? [] : texts, view),
    { passive: true, signal },
  );
  draw();
  return () => {
    removed.abort();
    view.cancelAnimationFrame(frame);
    layer.remove();
    style.remove();
  };
}

/** One layer per document, which stories of a docs page share, and how to remove it. */
const layers = new Map<Document, () => void>();
let isEnabled = false;

function updateLayers() {
  const pages = new Set(isEnabled ? renderedStories.all().map(({ root }) => root.ownerDocument) : []);
  for (const [page, remove] of layers) {
    if (pages.has(page)) continue;
    remove();
    layers.delete(page);
  }
  for (const page of pages) {
    if (layers.has(page)) continue;
    const storiesIn = () => renderedStories.all().filter(({ root }) => root.ownerDocument === page);
    layers.set(
      page,
      drawMarks(page, () => storiesIn().flatMap(textsOf)),
    );
  }
}

renderedStories.subscribe(updateLayers);

/** Shows or hides the outlines around the texts of all stories. */
export function enableMarks(enabled: boolean) {
  isEnabled = enabled;
  updateLayers();
}
