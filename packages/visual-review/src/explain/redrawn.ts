/** The rounding of the browser, which nobody can see, of 255. */
export const noiseStrength = 2;

/** The same where the browser paints anew: an image at another place, or what is before a background of another size. */
export const paintNoiseStrength = 16;

interface Size {
  width: number;
  height: number;
}

const channelsOf = (pixel: number) => [0, 8, 16].map((shift) => (pixel >>> shift) & 255);

/**
 * Whether something that has moved may only be drawn anew at a pixel: its edges are rounded differently at each place, so each pixel
 * lies between those that were around it.
 * @param shift by which it has moved, in whole px
 */
export function isRedrawn(
  [was, is]: readonly [Uint32Array, Uint32Array],
  { width, height }: Size,
  at: number,
  shift: { x: number; y: number },
) {
  const [x, y] = [(at % width) - shift.x, Math.floor(at / width) - shift.y];
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return false;
  const around = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => channelsOf(was[(y + row) * width + x + column]!)),
  );
  return channelsOf(is[at]!).every((value, channel) => {
    const values = around.map((each) => each[channel]!);
    return value >= Math.min(...values) - noiseStrength && value <= Math.max(...values) + noiseStrength;
  });
}
