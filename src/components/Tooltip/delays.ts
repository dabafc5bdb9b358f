/** Time in ms before a tooltip opens, and within which a neighbour opens at once (specification, section 4). */
export const openDelay = 700;
export const skipDelay = 300;

/** What the tooltips of a group share: one is open at a time, and the others come without delay. */
export interface Neighbours {
  /** Tells that one has opened, which closes the one before. Returns how to tell that it has closed. */
  opened: (close: () => void) => () => void;
  /** Whether one is open, or was until a moment ago. */
  areSeen: () => boolean;
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
    areSeen: () => current !== undefined || performance.now() - closedAt < skipDelay,
  };
}
