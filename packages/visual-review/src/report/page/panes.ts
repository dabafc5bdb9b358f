import type { PixelRect } from '../../types.ts';

export interface Size {
  width: number;
  height: number;
}

const positionOf = ({ scrollTop, scrollLeft }: HTMLElement) => `${scrollTop} ${scrollLeft}`;

/** Each pane follows the one that is scrolled. */
function synchronize(panes: readonly HTMLElement[]) {
  /** Where panes follow to: their scroll events, which come later, are not the reviewer's. */
  const followed = new Map<HTMLElement, string>();
  for (const source of panes) {
    source.addEventListener('scroll', () => {
      const isFollowing = followed.get(source) === positionOf(source);
      followed.delete(source);
      if (isFollowing) return;
      for (const pane of panes) {
        if (pane === source) continue;
        const before = positionOf(pane);
        pane.scrollTo({ top: source.scrollTop, left: source.scrollLeft, behavior: 'instant' });
        if (positionOf(pane) !== before) followed.set(pane, positionOf(pane));
      }
    });
  }
}

/** Where the sheet of a pane begins, and how large it is shown. */
function originOf(pane: HTMLElement, { width }: Size) {
  const outer = pane.getBoundingClientRect();
  const inner = pane.firstElementChild!.getBoundingClientRect();
  return {
    left: inner.x - outer.x + pane.scrollLeft,
    top: inner.y - outer.y + pane.scrollTop,
    scale: inner.width / width,
  };
}

/** Scrolls panes of the same size. Positions are in px of the screenshot. */
export function scrollPanes(host: HTMLElement, size: Size, area: PixelRect | undefined) {
  const panes = [...host.querySelectorAll<HTMLElement>('.scroller')];
  synchronize(panes);
  const scrollToCenter = (x: number, y: number) => {
    for (const pane of panes) {
      const { left, top, scale } = originOf(pane, size);
      pane.scrollTo({
        left: left + x * scale - pane.clientWidth / 2,
        top: top + y * scale - pane.clientHeight / 2,
        behavior: 'instant',
      });
    }
  };
  return {
    scrollToCenter,
    center: () => {
      const [pane] = panes;
      if (!pane) return [0, 0] as const;
      const { left, top, scale } = originOf(pane, size);
      const x = (pane.scrollLeft - left + pane.clientWidth / 2) / scale;
      return [x, (pane.scrollTop - top + pane.clientHeight / 2) / scale] as const;
    },
    /** Scrolls to the change; without one, to the beginning. */
    showChange: () => {
      const [pane] = panes;
      if (!pane || !area) return scrollToCenter(0, 0);
      const { scale } = originOf(pane, size);
      // In the center where it fits, otherwise its beginning with a little of what precedes it.
      const centerOf = (start: number, length: number, room: number) =>
        start + (length * scale < room ? length / 2 : (0.375 * room) / scale);
      scrollToCenter(
        centerOf(area.left, area.width, pane.clientWidth),
        centerOf(area.top, area.height, pane.clientHeight),
      );
    },
  };
}
