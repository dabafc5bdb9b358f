import type { ComparisonImage, Report, Strip } from '../types.ts';

/** What an image is painted of. */
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

/** A report whose images have other names or paths. */
export function withPaths(report: Report, pathOf: (file: string) => string): Report {
  const moved = (image: ComparisonImage | undefined) =>
    image && 'strips' in image ? { ...image, strips: withFiles(image.strips, pathOf) } : image;
  return {
    ...report,
    comparisons: report.comparisons.map((comparison) => ({
      ...comparison,
      before: moved(comparison.before),
      after: moved(comparison.after),
      difference: moved(comparison.difference),
    })),
  };
}
