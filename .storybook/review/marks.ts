import { color, type } from '../../src/theme/tokens';
import type { FoundText, TextKind } from './texts';

/** How each kind of text is marked: in words, and by colour and line, so that neither is needed alone. */
const looks: Readonly<Record<TextKind, { label: string; line: string }>> = {
  // What is in order does not shout.
  ordinary: { label: 'translated', line: `1px solid color-mix(in srgb, ${color.success} 45%, transparent)` },
  missing: { label: 'falls back to English', line: `2px dashed ${color.danger}` },
  placeholders: { label: 'placeholders differ', line: `3px double ${color.danger}` },
  identical: { label: 'same as English', line: `2px dotted ${color.accent}` },
  long: { label: 'over-long', line: `2px solid ${color.accent}` },
  'hard-coded': { label: 'not from a catalog', line: `2px solid ${color.danger}` },
};

const layerName = 'text-marks';

/** How far a mark stands off its text, in px. */
const distance = 2;

/** A box around a text of a page, in px from the page's corner. */
interface Mark {
  text: FoundText;
  rects: readonly DOMRect[];
}

/** What has a name of its own on the screen; the name of a region would be a frame around everything in it. */
const named = 'img, svg, iframe, input, textarea, select, button, a';

function rectsOf({ element, node, kind }: FoundText): readonly DOMRect[] {
  const isClipped = element.ownerDocument.defaultView?.getComputedStyle(element).clipPath !== 'none';
  if (isClipped || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  if (!node) {
    const bounds = element.getBoundingClientRect();
    return bounds.height === 0 || (kind === 'ordinary' && !element.matches(named)) ? [] : [bounds];
  }
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

function box(page: Document, styles: Readonly<Record<string, string>>) {
  const element = page.createElement('div');
  Object.assign(element.style, styles);
  return element;
}

const nameOf = ({ kind, key, attribute }: FoundText) =>
  `${key ?? 'no key'}${attribute ? ` · ${attribute}` : ''}${kind === 'ordinary' ? '' : ` · ${looks[kind].label}`}`;

const labelStyle: Readonly<Record<string, string>> = {
  font: `500 12px/1.5 ${type.family}`,
  letterSpacing: '0',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.lineControl}`,
  borderRadius: '6px',
  padding: '2px 8px',
};

/**
 * Draws the marks of a page over it, and keeps them where the texts are. The layer takes no place and no pointer.
 * @param find gives the texts, again whenever the page has changed
 * @returns how to take it away
 */
export function drawMarks(page: Document, find: () => readonly FoundText[]): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const ended = new AbortController();
  const layer = box(page, { position: 'absolute', insetBlockStart: '0', insetInlineStart: '0', inlineSize: '0', blockSize: '0', direction: 'ltr', pointerEvents: 'none', zIndex: '2147483646' });
  layer.dataset.layer = layerName;
  layer.setAttribute('aria-hidden', 'true');
  const boxes = box(page, { position: 'absolute', left: '0', top: '0' });
  const label = box(page, { ...labelStyle, position: 'fixed', display: 'none', whiteSpace: 'nowrap' });
  const legend = box(page, { ...labelStyle, position: 'fixed', right: '8px', bottom: '8px', padding: '8px 12px' });
  layer.append(boxes, label, legend);
  page.body.append(layer);

  let marks: readonly Mark[] = [];
  const draw = () => {
    // The layer stands where the body's containing block begins, which need not be the corner of the page.
    const origin = boxes.getBoundingClientRect();
    marks = find().map((text) => ({ text, rects: rectsOf(text) }));
    boxes.replaceChildren(
      ...marks.flatMap(({ text: { kind, attribute }, rects }) =>
        rects.map(({ left, top, width, height }) =>
          box(page, {
            position: 'absolute',
            left: `${left - origin.left - distance}px`,
            top: `${top - origin.top - distance}px`,
            width: `${width + 2 * distance}px`,
            height: `${height + 2 * distance}px`,
            border: looks[kind].line,
            borderRadius: attribute ? '6px' : '3px',
            boxSizing: 'border-box',
          }),
        ),
      ),
    );
    legend.replaceChildren(
      ...Object.entries(looks).flatMap(([kind, { label: name, line }]) => {
        const row = box(page, { display: 'flex', alignItems: 'center', gap: '8px' });
        const count = marks.filter(({ text, rects }) => text.kind === kind && rects.length > 0).length;
        if (count === 0) return [];
        row.append(box(page, { width: '18px', height: '12px', border: line, borderRadius: '3px', boxSizing: 'border-box' }), `${count} ${name}`);
        return row;
      }),
    );
  };

  let frame = 0;
  const drawSoon = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(draw);
  };
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !layer.contains(target))) drawSoon();
  });
  changes.observe(page.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const sizes = new ResizeObserver(drawSoon);
  sizes.observe(page.body);
  page.addEventListener('scroll', drawSoon, { capture: true, passive: true, signal: ended.signal });
  page.addEventListener('transitionend', drawSoon, { signal: ended.signal });
  page.fonts.addEventListener('loadingdone', drawSoon, { signal: ended.signal });
  page.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const inside = ({ left, right, top, bottom }: DOMRect) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      // Texts of attributes have the box of their element; what stands in it is meant first.
      const under = marks.filter(({ text }) => rectsOf(text).some(inside)).toSorted((a, b) => Number(!a.text.node) - Number(!b.text.node));
      label.style.display = under.length > 0 ? 'block' : 'none';
      label.textContent = [...new Set(under.map(({ text }) => nameOf(text)))].join('\n');
      label.style.whiteSpace = 'pre';
      label.style.left = `${Math.max(0, Math.min(clientX + 12, view.innerWidth - label.offsetWidth - 8))}px`;
      label.style.top = `${Math.min(clientY + 16, view.innerHeight - label.offsetHeight - 8)}px`;
    },
    { passive: true, signal: ended.signal },
  );
  draw();
  return () => {
    ended.abort();
    changes.disconnect();
    sizes.disconnect();
    view.cancelAnimationFrame(frame);
    layer.remove();
  };
}

/** How long a text that was searched for is shown, in ms. */
const flashTime = 2000;

/** Brings a text into view, and draws the eye to it for a moment. */
export function pointOut(text: FoundText) {
  text.element.closest('details')?.setAttribute('open', '');
  text.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const page = text.element.ownerDocument;
  for (const { left, top, width, height } of rectsOf(text)) {
    const flash = box(page, {
      position: 'fixed',
      left: `${left - 2 * distance}px`,
      top: `${top - 2 * distance}px`,
      width: `${width + 4 * distance}px`,
      height: `${height + 4 * distance}px`,
      border: `3px solid ${color.accent}`,
      borderRadius: '6px',
      boxSizing: 'border-box',
      pointerEvents: 'none',
      zIndex: '2147483647',
    });
    flash.dataset.layer = layerName;
    page.body.append(flash);
    void flash.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], flashTime).finished.then(() => flash.remove());
  }
}
