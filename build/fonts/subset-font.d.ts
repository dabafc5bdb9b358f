declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    /** OpenType tags of the features that stay; without it all do. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  /** The part of a font, in any of its formats, that draws a text. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
