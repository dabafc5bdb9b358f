/** A color before and after, as `#rrggbb`, and by how much red, green and blue differ, -255 to 255. */
export interface ColorChange {
  from: string;
  to: string;
  delta: readonly [red: number, green: number, blue: number];
}

const pattern = /rgba?\(([^()]+)\)/g;

const channelsOf = (color: string) =>
  color
    .split(/[\s,/]+/)
    .slice(0, 3)
    .map((value) => Math.round(Number.parseFloat(value)));

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const alphaOf = (color: string) => color.split(/[\s,/]+/)[3] ?? '1';

/** How the colors in a value of a style differ; undefined where something else about the value has changed as well. */
export function colorChange(from: string, to: string): ColorChange[] | undefined {
  if (from.replaceAll(pattern, 'color') !== to.replaceAll(pattern, 'color')) return undefined;
  const [old, current] = [from, to].map((value) => [...value.matchAll(pattern)].map(([, color = '']) => color));
  if (!old || !current || old.length === 0) return undefined;
  const changes: ColorChange[] = [];
  for (const [index, color] of old.entries()) {
    const other = current[index]!;
    if (color === other) continue;
    // Another opacity is no other color.
    if (alphaOf(color) !== alphaOf(other)) return undefined;
    const [one, two] = [channelsOf(color), channelsOf(other)];
    const delta = [0, 1, 2].map((channel) => two[channel]! - one[channel]!) as [number, number, number];
    if (!changes.some((change) => change.from === hex(one) && change.to === hex(two)))
      changes.push({ from: hex(one), to: hex(two), delta });
  }
  return changes;
}

const differenceOf = (one: number, other: number, channel: number) =>
  ((other >>> (8 * channel)) & 255) - ((one >>> (8 * channel)) & 255);

/** Whether a pixel has changed exactly as one of the colors. */
export const isColor = (colors: readonly ColorChange[], one: number, other: number) =>
  colors.some(({ delta }) => delta.every((change, channel) => differenceOf(one, other, channel) === change));

/** Whether a pixel has changed as far as one of the colors, or less, and in its direction: a shade of it over something else. */
export const fitsColor = (colors: readonly ColorChange[], one: number, other: number, tolerance = 1) =>
  colors.some(({ delta }) =>
    delta.every((change, channel) => {
      const own = differenceOf(one, other, channel);
      return own >= Math.min(0, change) - tolerance && own <= Math.max(0, change) + tolerance;
    }),
  );

/** Of 255: the browser paints the edge of dark letters stronger than that of light ones. Up to 20 was measured. */
const letterTolerance = 24;

/** Whether a pixel has changed as the edge of letters that have another color. */
export const fitsLetters = (colors: readonly ColorChange[], one: number, other: number) =>
  fitsColor(colors, one, other, letterTolerance);
