import { messageSyntax } from '../syntax.ts';
import { proseOf } from './prose.ts';

/** Between the groups of a number: also thin spaces, and the marks of Switzerland, of Arabic and of full width. */
const separators = String.raw`.,'’\u066C\u060C\uFF0C\u00A0\u2007\u2009\u202F`;

/** Groups have three digits, in India two before the last. Digits of any script count. */
const numberWith = (separator: string) =>
  new RegExp(String.raw`\p{Nd}{1,3}(?:[${separator}]\p{Nd}{2,3})*[${separator}]\p{Nd}{3}(?!\p{Nd})|\p{Nd}+`, 'gu');

/** A space may separate groups, or two numbers: a text can be read in two ways. */
const readings = [numberWith(separators), numberWith(`${separators} `)];

/** The value of a digit: its distance from the first one of its script, which are ten in a row. */
function valueOf(digit: string) {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

const numbersIn = (text: string, number: RegExp) =>
  (proseOf(text).match(number) ?? []).map((found) => (found.match(/\p{Nd}/gu) ?? []).map(valueOf).join(''));

const listed = (numbers: readonly string[] = []) => numbers.join(', ') || 'none';

/** In a message with forms inside, a number stands in as many of them as its language has. */
const counted = (numbers: readonly string[]) => (messageSyntax().pluralsIn ? [...new Set(numbers)] : numbers);

/** What a word can say as well, in a form of that number: `one {1 day}` is `one {Un jour}`. */
const numbersOfForms = new Map([
  ['zero', '0'],
  ['one', '1'],
  ['two', '2'],
]);

const formNumbers = (message: string) =>
  (messageSyntax().pluralsIn?.(message) ?? []).flatMap(({ forms }) =>
    forms.map((form) => (form.startsWith('=') ? form.slice(1) : numbersOfForms.get(form))),
  );

/**
 * The numbers of a translation that differ from those of its source text, as a sentence.
 * @param isForm whether the text is a plural form that may leave its number out
 */
export function numberIssues(source: string, text: string, isForm = false): string[] {
  const free = new Set([...(isForm ? numbersOfForms.values() : []), ...[source, text].flatMap(formNumbers)]);
  const [expected, found] = [source, text].map((each) =>
    readings.map((number) => counted(numbersIn(each, number)).filter((one) => !free.has(one))),
  );
  const sorted = (numbers: readonly string[]) => numbers.toSorted().join(' ');
  const isSame = expected?.some((some) => found?.some((others) => sorted(some) === sorted(others)));
  return isSame ? [] : [`has other numbers than English: ${listed(found?.[0])}, not ${listed(expected?.[0])}`];
}
