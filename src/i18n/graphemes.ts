/** The graphemes of a text; its code points without `Intl.Segmenter` (Firefox before 125). */
export function* graphemes(text: string): Generator<string, void> {
  if (!('Segmenter' in Intl)) yield* text;
  else for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}
