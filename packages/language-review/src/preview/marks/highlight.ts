import { getConfig } from '../../config';
import { around, overlayBox, rectsOf, type TextSource } from './rects';

const layerName = 'flash';

/** In ms. */
const duration = 2000;

/** The boxes of a text in the viewport, or of its nearest ancestor that has some. */
function rectsInView({ element, node }: TextSource): readonly DOMRect[] {
  const { innerWidth = 0, innerHeight = 0 } = element.ownerDocument.defaultView ?? {};
  const rects = rectsOf({ element, node }).filter(
    ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
  );
  if (rects.length > 0) return rects;
  const next = node ? element : element.parentElement;
  return next ? rectsInView({ element: next }) : [];
}

/** Scrolls to a text and outlines it for a moment: its lines, or its element where it is in an attribute. */
export function highlight({ element, node }: TextSource) {
  element.closest('details')?.setAttribute('open', '');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const page = element.ownerDocument;
  for (const earlier of page.querySelectorAll(`[data-layer='${layerName}']`)) earlier.remove();
  for (const rect of rectsInView({ element, node })) {
    const flash = overlayBox(page, {
      position: 'fixed',
      ...around(rect, 4),
      border: `3px solid ${getConfig().tokens.color.accent}`,
      borderRadius: '6px',
      pointerEvents: 'none',
      zIndex: '2147483647',
    });
    flash.dataset.layer = layerName;
    page.documentElement.append(flash);
    void flash
      .animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], duration)
      .finished.then(() => flash.remove());
  }
}
