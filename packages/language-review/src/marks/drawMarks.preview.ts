import { getConfig } from '../config';
import { textsOf, type FoundText, type TextKind } from '../checks/storyTexts.preview';
import { layersOf, storiesIn } from './layers.preview';
import { createLegend, layerName, layerStyles, markStyles } from './legend.preview';
import { around, isPointerIn, overlayBox, rectsOf, type Mark } from './overlays.preview';

/** Marked for their name; a mark for the name of a region would frame everything in it. */
const named = 'img, svg, iframe, input, textarea, select, button, a';
const alwaysMarked: readonly TextKind[] = ['missing', 'placeholders', 'hard-coded'];

function markOf(text: FoundText) {
  const isMarked = text.node || text.element.matches(named) || alwaysMarked.includes(text.kind);
  return { text, rects: isMarked ? rectsOf(text) : [] };
}

/** One mark for the pieces of a message. */
function marksOf(texts: readonly FoundText[]) {
  const marked = new Set<ChildNode>();
  return texts
    .filter(({ node, nodes = [] }) => {
      if (node && marked.has(node)) return false;
      for (const each of nodes) marked.add(each);
      return true;
    })
    .map(markOf);
}

function outlinesOf({ text: { kind, attribute }, rects }: Mark, page: Document, origin: DOMRect) {
  const { background } = getConfig().tokens.color;
  return rects.map(({ left, top, width, height }) =>
    overlayBox(page, {
      position: 'absolute',
      ...around({ left: left - origin.left, top: top - origin.top, width, height }, 2),
      border: markStyles()[kind].line,
      borderRadius: attribute ? '6px' : '3px',
      // Visible on any background, also of the same color.
      boxShadow:
        kind === 'ordinary'
          ? `inset 0 0 0 1px color-mix(in srgb, ${background} 60%, transparent)`
          : `0 0 0 1px ${background}, inset 0 0 0 1px ${background}`,
    }),
  );
}

const nameOf = ({ kind, key, attribute }: FoundText) =>
  `${key ?? 'no key'}${attribute ? ` · ${attribute}` : ''}${kind === 'ordinary' ? '' : ` · ${markStyles()[kind].label}`}`;

/** Shows the names of the texts under the pointer beside it. */
function placeLabel(label: HTMLElement, event: MouseEvent, texts: readonly FoundText[]) {
  // The text of an attribute has the box of its element; a text node inside is more specific.
  const under = texts
    .filter((text) => isPointerIn(event, markOf(text).rects))
    .toSorted((a, b) => Number(!a.node) - Number(!b.node));
  label.hidden = under.length === 0;
  label.textContent = [...new Set(under.map(nameOf))].join('\n');
  // Not `innerWidth`, which includes the scrollbar.
  const { clientWidth, clientHeight } = label.ownerDocument.documentElement;
  label.style.left = `${Math.max(0, Math.min(event.clientX + 12, clientWidth - label.offsetWidth - 8))}px`;
  label.style.top = `${Math.min(event.clientY + 16, clientHeight - label.offsetHeight - 8)}px`;
}

/** Marks over the texts of a page. Only the legend receives clicks. */
const layers = layersOf({
  name: layerName,
  styles: layerStyles,
  open({ element, page, signal }) {
    const outlines = overlayBox(page, { position: 'absolute', left: '0', top: '0' });
    const label = page.createElement('div');
    label.dataset.part = 'label';
    label.hidden = true;
    for (const drawing of [outlines, label]) drawing.ariaHidden = 'true';
    const { legend, show } = createLegend(page, signal);
    element.append(outlines, label, legend);

    let texts: readonly FoundText[] = [];
    page.addEventListener(
      'pointermove',
      (event) => placeLabel(label, event, legend.contains(event.target as Node) ? [] : texts),
      { passive: true, signal },
    );
    return () => {
      const origin = outlines.getBoundingClientRect();
      texts = storiesIn(page).flatMap(textsOf);
      const marks = marksOf(texts);
      outlines.replaceChildren(...marks.flatMap((mark) => outlinesOf(mark, page, origin)));
      show(marks);
    };
  },
});

export const enableMarks = layers.enable;
