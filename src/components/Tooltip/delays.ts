/** Time in ms from hover to open (docs/spec.md, section 4). */
export const openDelay = 700;
/** Time in ms after closing in which neighbours open without delay (docs/spec.md, section 4). */
export const skipDelay = 300;

/** The state that the tooltips of a group share: one is open at a time, and its neighbours open without delay. */
export interface Neighbours {
  /** Reports that one has opened, which closes the previous one. Returns how to report its closing. */
  opened: (close: () => void) => () => void;
  /** Whether one is open, or was within the last `skipDelay` ms. */
  wereOpenRecently: () => boolean;
}

export function createNeighbours(): Neighbours {
  let current: (() => void) | undefined;
  let closedAt = -Infinity;
  return {
    opened: (close) => {
      current?.();
      current = close;
      return () => {
        if (current !== close) return;
        current = undefined;
        closedAt = performance.now();
      };
    },
    wereOpenRecently: () => current !== undefined || performance.now() - closedAt < skipDelay,
  };
}
