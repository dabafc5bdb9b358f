/**
 * The mark, and the only place its shape is written down: the logo, the favicon and every app icon are drawn from it.
 *
 * A W in about the proportions of Wyoming, a state of four straight borders: two quay walls, a mountain between them, and
 * a container held over the peak, four by three like the whole. An inland port, in one letter.
 *
 * Every corner lies on a grid of 2 and every slope is 45°, so the mark is sharp at 16 px and at each multiple of it.
 */
export const mark = {
  width: 32,
  height: 24,
  /** Edge of the grid that all corners lie on. */
  cell: 2,
  /** Walls and mountain. */
  port: 'M0 0h6v14l6-6h8l6 6V0h6v24h-6L16 14 6 24H0z',
  /** The container. The gap below it keeps the W legible in one colour. */
  cargo: 'M12 0h8v6h-8z',
} as const;
