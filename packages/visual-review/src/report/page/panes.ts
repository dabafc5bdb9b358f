import type { PixelRect } from '../../types.ts';

export interface Size {
  width: number;
  height: number;
}

interface Center {
  across: number;
  down: number;
}

function synchronize(panes: readonly HTMLElement[]) {
  for (const source of panes) {
    source.addEventListener('scroll', () => {
      for (const pane of panes) {
        // A pane that is there already is left alone, or both would answer each other without end.
        if (Math.abs(pane.scrollTop - source.scrollTop) > 1) pane.scrollTop = source.scrollTop;
        if (Math.abs(pane.scrollLeft - source.scrollLeft) > 1) pane.scrollLeft = source.scrollLeft;
      }
    });
  }
}

/** Where the sheet of a pane begins, and how large it is shown. */
function originOf(pane: HTMLElement, { width }: Size) {
  const outer = pane.getBoundingClientRect();
  const inner = pane.firstElementChild!.getBoundingClientRect();
  return {
    x: inner.x - outer.x + pane.scrollLeft,
    y: inner.y - outer.y + pane.scrollTop,
    scale: inner.width / width,
  };
}

/** Scrolls the panes of a host, which show sheets of the same size. */
export function scrollPanes(host: HTMLElement, size: Size, area: PixelRect | undefined) {
  const panes = [...host.querySelectorAll<HTMLElement>('.scroller')];
  synchronize(panes);
  const scrollTo = (pane: HTMLElement, left: number, top: number) => pane.scrollTo({ left, top, behavior: 'instant' });
  return {
    /** Scrolls to the change; without one, to the beginning. */
    showChange: () => {
      for (const pane of panes) {
        if (!area) {
          scrollTo(pane, 0, 0);
          continue;
        }
        const { x, y, scale } = originOf(pane, size);
        // In the center where it fits, otherwise its beginning with a little of what precedes it.
        const offset = (start: number, length: number, room: number) =>
          length * scale < room ? (start + length / 2) * scale - room / 2 : start * scale - room / 8;
        scrollTo(
          pane,
          x + offset(area.left, area.width, pane.clientWidth),
          y + offset(area.top, area.height, pane.clientHeight),
        );
      }
    },
    center: (): Center => {
      const [pane] = panes;
      if (!pane) return { across: 0, down: 0 };
      const { x, y, scale } = originOf(pane, size);
      return {
        across: (pane.scrollLeft - x + pane.clientWidth / 2) / (scale * size.width),
        down: (pane.scrollTop - y + pane.clientHeight / 2) / (scale * size.height),
      };
    },
    scrollToCenter: ({ across, down }: Center) => {
      for (const pane of panes) {
        const { x, y, scale } = originOf(pane, size);
        scrollTo(
          pane,
          x + across * scale * size.width - pane.clientWidth / 2,
          y + down * scale * size.height - pane.clientHeight / 2,
        );
      }
    },
  };
}
