import { countPlaceholder } from '../../catalogs/plurals.ts';
import { messageSyntax } from '../../catalogs/syntax.ts';
import { defaultLocale } from '../../config.ts';
import { proseOf } from './prose.ts';
import { sourceName } from '../../format.ts';
import type { Check } from '../check.ts';

/** Between the groups of a number: also thin spaces, and the marks of Switzerland, of Arabic and of full width. */
const separators = String.raw`.,'’\u066C\u060C\uFF0C\u00A0\u2007\u2009\u202F`;

/** Before a number, but not in a range, a date or a name. */
const minus = String.raw`(?:(?<=^|[\s(\[“«¿¡\u061C\u200E\u200F])-(?=[\u200E\u200F]?\d)[\u200E\u200F]?)?`;

/** Groups have three digits, in India two before the last. */
const numberWith = (separator: string) =>
  new RegExp(String.raw`${minus}(?:\d{1,3}(?:[${separator}]\d{2,3})*[${separator}]\d{3}(?!\d)|\d+)`, 'g');

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
    .replaceAll('\u2212', '-')
    .replaceAll(/(?<![\p{L}\d.,\u066B])[.,\u066B](?=\d)/gu, '0$&');

/** `3 1/2` as `3.5`, but no date. */
const withoutFractions = (text: string) =>
  text.replaceAll(
    /(?<![\d/.,])(?:(\d+)\s+)?([1-9])\/(10|[2-9])(?![\d/])/g,
    (_, whole: string | undefined, part: string, of: string) => String(Number(whole ?? 0) + Number(part) / Number(of)),
  );

/** What separates the parts of a decimal number or of a time. */
const isPoint = (text: string) => /^[.,:\u066B]$/.test(text);

interface Reading {
  numbers: readonly string[];
  /** The decimal numbers and the times: two numbers each. A date has three. */
  pairs: ReadonlyArray<readonly [string, string]>;
}

function readingWith(text: string, number: RegExp): Reading {
  const found = Array.from(text.matchAll(number), ({ 0: source, index }) => ({
    value: source.replaceAll(/[^\d-]/g, ''),
    start: index,
    end: index + source.length,
  }));
  /** Whether a point joins a number and the next one. */
  const isJoined = (index: number) => {
    const [one, next] = [found[index], found[index + 1]];
    return one !== undefined && next !== undefined && isPoint(text.slice(one.end, next.start));
  };
  const pairs = found.flatMap(({ value }, index): Array<readonly [string, string]> =>
    isJoined(index) && !isJoined(index - 1) && !isJoined(index + 1) ? [[value, found[index + 1]!.value]] : [],
  );
  return { numbers: found.map(({ value }) => value), pairs };
}

/** The numbers of a text, in each way that it can be read. */
function readingsOf(text: string): Reading[] {
  const written = spelled(text);
  return [...new Set([written, withoutFractions(written)])].flatMap((each) =>
    groupings.map((number) => readingWith(each, number)),
  );
}

/** Whether the same parts make other numbers: `3.5` and `5.3`. One text may write out what the other one has as a pair. */
function haveOtherPairs(some: Reading, others: Reading) {
  const rest = others.pairs.map((pair) => pair.join(' '));
  const unmatched = some.pairs.filter((pair) => {
    const at = rest.indexOf(pair.join(' '));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return unmatched.some((pair) => rest.some((other) => pair.some((part) => other.split(' ').includes(part))));
}

const listed = (found: readonly string[] = []) => found.join(', ') || 'none';

/** In a message with forms inside, a number stands in as many of them as its language has. */
const counted = (found: readonly string[]) => (messageSyntax().pluralsIn ? [...new Set(found)] : found);

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

export const numbers = {
  id: 'numbers',
  label: 'Numbers',
  finds: 'It has other numbers',
  accept: 'reason',
  find: ({ language, key, source = '', text, sources }) => {
    if (language === defaultLocale() || text === source) return [];
    // A plural form may leave its number out, in this language or in the default one.
    const isForm = [language, defaultLocale()].some(
      (each) => !['required', undefined].includes(countPlaceholder(each, key, sources)),
    );
    const free = new Set([...(isForm ? numbersOfForms.values() : []), ...[source, text].flatMap(formNumbers)]);
    const [expected, found] = [source, text].map((each) =>
      readingsOf(each).map((reading) => ({
        ...reading,
        numbers: counted(reading.numbers).filter((one) => !free.has(one)),
      })),
    );
    const sorted = (reading: Reading) => reading.numbers.toSorted().join(' ');
    const isSame = expected?.some((some) =>
      found?.some((others) => sorted(some) === sorted(others) && !haveOtherPairs(some, others)),
    );
    return isSame
      ? []
      : [
          `has other numbers than ${sourceName()}: ${listed(found?.[0]?.numbers)}, not ${listed(expected?.[0]?.numbers)}`,
        ];
  },
} as const satisfies Check;
