/** The characters of a text as a reader counts them, one after the other; its code points, where the browser cannot tell (Firefox before 125). */
export function* graphemes(text: string): Generator<string, void> {
  if (!('Segmenter' in Intl)) yield* text;
  else for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}
