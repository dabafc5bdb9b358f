/**
 * The shape of the mark: a W of two quay walls, a mountain between them, and a container over its peak. All corners are on
 * a grid of 2 and all slopes are 45°, so it is sharp at 16 px and its multiples.
 */
export const mark = {
  width: 32,
  height: 24,
  /** Unit of the grid. */
  cell: 2,
  /** Walls and mountain. */
  port: 'M0 0h6v14l6-6h8l6 6V0h6v24h-6L16 14 6 24H0z',
  /** The container. The gap below it keeps the W legible in one color. */
  cargo: 'M12 0h8v6h-8z',
} as const;
