import { proseOf } from './prose.ts';

const numbersIn = (text: string) =>
  (proseOf(text).match(/\d+(?:[.,\u00A0\u202F]\d{3})*/g) ?? []).map((number) => number.replaceAll(/\D/g, ''));

const listed = (numbers: readonly string[]) => numbers.join(', ') || 'none';

/** The numbers of a translation that differ from those of its source text, as a sentence. */
export function numberIssues(source: string, text: string): string[] {
  const [expected, found] = [numbersIn(source), numbersIn(text)];
  return expected.toSorted().join(' ') === found.toSorted().join(' ')
    ? []
    : [`has other numbers than English: ${listed(found)}, not ${listed(expected)}`];
}
