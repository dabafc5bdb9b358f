/**
 * Where the workbench keeps a source, relative to itself.
 * @param path of the file as the index of stories has it: `./src/components/Button/Button.stories.tsx`.
 */
export function sourceUrl(path: string) {
  // Every host sends a `.txt` as plain text; some hide what begins with a dot.
  return encodeURI(`source/${path.replace(/^\.\//, '').replace(/^\./, '')}.txt`);
}
