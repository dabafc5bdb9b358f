import type { ComparisonImage, Strip } from '../types.ts';

/** What an image is painted of, from the lowest. */
export const stripsOf = (image: ComparisonImage): readonly Strip[] =>
  'strips' in image ? image.strips : [[image.file, 0, 0, image.height]];

/** Strips of the same files under other names or paths. */
export const withFiles = (strips: readonly Strip[], nameOf: (file: string) => string) =>
  strips.map(([file, ...rows]): Strip => [nameOf(file), ...rows]);

/** The parts of strips that are on some rows of their image. */
export const cutStrips = (strips: readonly Strip[], start: number, end: number) =>
  strips
    .map(([file, from, top, height]): Strip => {
      const first = Math.max(top, start);
      return [file, from + first - top, first, Math.min(top + height, end) - first];
    })
    .filter(([, , , height]) => height > 0);
