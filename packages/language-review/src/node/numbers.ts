import { messageSyntax } from '../syntax.ts';
import { proseOf } from './prose.ts';

/** Between the groups of a number: also thin spaces, and the marks of Switzerland and of Arabic. */
const separator = String.raw`[.,'’٬\u00A0\u2009\u202F]`;

/** Groups have three digits, in India two before the last. Digits of any script count. */
const number = new RegExp(
  String.raw`\p{Nd}{1,3}(?:${separator}\p{Nd}{2,3})*${separator}\p{Nd}{3}(?!\p{Nd})|\p{Nd}+`,
  'gu',
);

/** The value of a digit: its distance from the first one of its script, which are ten in a row. */
function valueOf(digit: string) {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

const numbersIn = (text: string) =>
  (proseOf(text).match(number) ?? []).map((found) => (found.match(/\p{Nd}/gu) ?? []).map(valueOf).join(''));

const listed = (numbers: readonly string[]) => numbers.join(', ') || 'none';

/** In a message with forms inside, a number stands in as many of them as its language has. */
const counted = (numbers: readonly string[]) => (messageSyntax().pluralsIn ? [...new Set(numbers)] : numbers);

/** The numbers of a translation that differ from those of its source text, as a sentence. */
export function numberIssues(source: string, text: string): string[] {
  const [expected, found] = [counted(numbersIn(source)), counted(numbersIn(text))];
  return expected.toSorted().join(' ') === found.toSorted().join(' ')
    ? []
    : [`has other numbers than English: ${listed(found)}, not ${listed(expected)}`];
}
