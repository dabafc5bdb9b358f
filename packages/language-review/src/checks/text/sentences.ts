import { defaultLocale, tagOf, type Language } from '../../config.ts';
import { splitPlaceholders } from '../../catalogs/messages.ts';
import { messageSyntax } from '../../catalogs/syntax.ts';
import { sourceName } from '../../format.ts';
import type { Check } from '../check.ts';

/** In a short message, one sentence more or less is a matter of style. */
const leastDifference = 2;
const largestShare = 1 / 3;

/** Scripts without a full stop: a text looks like one sentence. */
const unended = /[\p{Script=Thai}\p{Script=Lao}]/u;

/** The number of sentences, with a capital letter for each placeholder. No sentence ends before a no-break space: “EE. UU.” is a name. */
function sentencesIn(language: Language, message: string) {
  const shown = splitPlaceholders(message).map((piece) => ('text' in piece ? piece.text : 'X'));
  const text = shown.join('').replaceAll(/[\u00A0\u202F]/gu, '');
  const segments = new Intl.Segmenter(tagOf(language), { granularity: 'sentence' }).segment(text);
  return Array.from(segments).filter(({ segment }) => /\p{L}/u.test(segment)).length;
}

/** A translation whose number of sentences differs much may lack something. */
export const sentences = {
  id: 'sentences',
  label: 'Sentences',
  finds:
    'The number of its sentences differs from that of the source text by two or more, and by more than a third (`Intl.Segmenter`; not in Thai and Lao, which have no full stop, nor where an ICU message has plural forms inside)',
  accept: 'reason',
  isAdvice: true,
  find: ({ language, source = '', text }) => {
    const { pluralsIn } = messageSyntax();
    // A message with plural forms repeats its sentences in each of them, of which a language has its own number.
    const isUncountable = [source, text].some(
      (message) => unended.test(message) || (pluralsIn?.(message) ?? []).length > 0,
    );
    if (isUncountable || language === defaultLocale()) return [];
    const expected = sentencesIn(defaultLocale(), source);
    const found = sentencesIn(language, text);
    const difference = Math.abs(found - expected);
    // An empty translation is another finding.
    return found > 0 && difference >= leastDifference && difference > largestShare * expected
      ? [`has another number of sentences than ${sourceName()}: ${found}, not ${expected}`]
      : [];
  },
} as const satisfies Check;
