import { messageSyntax } from '../syntax.ts';
import { proseOf } from './prose.ts';

/** Between the groups of a number: also thin spaces, and the marks of Switzerland, of Arabic and of full width. */
const separators = String.raw`.,'’\u066C\u060C\uFF0C\u00A0\u2007\u2009\u202F`;

/** Groups have three digits, in India two before the last. */
const numberWith = (separator: string) =>
  new RegExp(String.raw`\d{1,3}(?:[${separator}]\d{2,3})*[${separator}]\d{3}(?!\d)|\d+`, 'g');

/** A space may separate groups, or two numbers: a text can be read in two ways. */
const groupings = [numberWith(separators), numberWith(`${separators} `)];

/** The value of a digit: its distance from the first one of its script, which are ten in a row. */
function valueOf(digit: string) {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** A text with its numbers in one spelling: digits of any script, `3½` as `3 1/2`, `.5` as `0.5`. */
const spelled = (text: string) =>
  proseOf(text)
    .replaceAll(/\p{Nd}/gu, valueOf)
    .replaceAll(/\p{No}/gu, (sign) => {
      const parts = sign.normalize('NFKD');
      return parts.includes('\u2044') ? ` ${parts}` : sign;
    })
    .replaceAll('\u2044', '/')
    .replaceAll(/(?<![\p{L}\d.,\u066B])[.,\u066B](?=\d)/gu, '0$&');

/** `3 1/2` as `3.5`, but no date. */
const withoutFractions = (text: string) =>
  text.replaceAll(
    /(?<![\d/.,])(?:(\d+)\s+)?([1-9])\/(10|[2-9])(?![\d/])/g,
    (_, whole: string | undefined, part: string, of: string) => String(Number(whole ?? 0) + Number(part) / Number(of)),
  );

/** The numbers of a text, in each way that it can be read. */
function readingsOf(text: string) {
  const written = spelled(text);
  return [...new Set([written, withoutFractions(written)])].flatMap((each) =>
    groupings.map((number) => (each.match(number) ?? []).map((found) => found.replaceAll(/\D/g, ''))),
  );
}

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
    readingsOf(each).map((numbers) => counted(numbers).filter((one) => !free.has(one))),
  );
  const sorted = (numbers: readonly string[]) => numbers.toSorted().join(' ');
  const isSame = expected?.some((some) => found?.some((others) => sorted(some) === sorted(others)));
  return isSame ? [] : [`has other numbers than English: ${listed(found?.[0])}, not ${listed(expected?.[0])}`];
}
