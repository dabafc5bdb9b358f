import { distance } from 'fastest-levenshtein';

/**
 * The words that somebody may have meant.
 * @param known names of files, stories and languages
 */
export function suggestionsFor(word: string, known: readonly string[]) {
  const wanted = word.toLowerCase();
  return [...new Set(known)]
    .map((name) => ({ name, edits: distance(wanted, name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.max(2, wanted.length / 3) || name.toLowerCase().includes(wanted))
    .toSorted((one, other) => one.edits - other.edits || one.name.localeCompare(other.name))
    .slice(0, 5)
    .map(({ name }) => name);
}
