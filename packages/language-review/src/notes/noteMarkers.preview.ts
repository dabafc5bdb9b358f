import { leftOfPage } from '../checks/layout/geometry.preview';
import { getConfig } from '../config.ts';
import type { StoryNote } from './notes.ts';
import { layersOf } from '../marks/layers.preview';
import { boxOf } from '../marks/overlays.preview';

const name = 'notes';

function styles() {
  const { color, type } = getConfig().tokens;
  return `
  [data-layer='${name}'] {
    position: absolute; left: 0; top: 0; width: 0; height: 0; z-index: 2147483645; direction: ltr;

    button {
      position: absolute; width: 24px; height: 24px; padding: 0; border: 2px solid ${color.background}; border-radius: 12px 12px 12px 2px;
      background: ${color.accent}; color: ${color.background}; font: 700 12px/1 ${type.family}; cursor: pointer;
    }
  }
`;
}

let notes: readonly StoryNote[] = [];
let elements: ReadonlyMap<string, Element | undefined> = new Map();
let onOpen: (id: string) => void = () => undefined;

const sizePx = 24;

/** A numbered button at the corner where each element of an open note begins. */
const layers = layersOf({
  name,
  styles,
  open:
    ({ element: layer, page, view }) =>
    () => {
      const origin = layer.getBoundingClientRect();
      const first = leftOfPage(page);
      const last = first + page.documentElement.clientWidth - sizePx;
      const markers = notes.flatMap((note, index) => {
        const element = elements.get(note.id);
        if (note.isResolved || element?.ownerDocument !== page || !element.isConnected) return [];
        const { left, right, top } = boxOf(element);
        const start = view.getComputedStyle(element).direction === 'rtl' ? right : left;
        const marker = Object.assign(page.createElement('button'), {
          type: 'button',
          // The panel leads to every note by keyboard; the tab order of the story does not change.
          tabIndex: -1,
          textContent: String(index + 1),
          title: note.thread[0]?.text ?? '',
          ariaLabel: `Note ${index + 1}`,
          onclick: () => onOpen(note.id),
        });
        marker.style.left = `${Math.max(first, Math.min(start - sizePx / 2, last)) - origin.left}px`;
        marker.style.top = `${top - origin.top - sizePx / 2}px`;
        return marker;
      });
      layer.replaceChildren(...markers);
    },
});

/**
 * Shows the markers of the open notes.
 * @param found the elements of notes that are on screen, by id
 * @param open called with the id of a note whose marker was pressed
 */
export function showNoteMarkers(shown: readonly StoryNote[], found: typeof elements, open: (id: string) => void) {
  notes = shown;
  elements = found;
  onOpen = open;
  layers.enable(shown.some(({ isResolved }) => !isResolved));
  layers.draw();
}
