import { getConfig, localeInfo, type Language } from '../config.ts';
import { placeholdersOf } from './messageState.ts';
import { codePointName, percent } from './format.ts';
import { evaluateMessage } from './evaluateMessage.ts';

/** A text of a catalog, and the line of its file that it stands on, from 1. */
export interface CatalogMessage {
  key: string;
  text: string;
  line: number;
}

/** What is wrong with a text of a catalog. */
export interface Finding {
  key: string;
  /** Where the key stands in the file; absent where it does not. */
  line?: number | undefined;
  message: string;
}

interface Issue {
  /** Position in the text; absent where it is about the whole of it. */
  at?: number;
  message: string;
}

/** Looks at a text in which placeholders and addresses are covered. */
type Rule = (text: string) => Issue[];

const refuse =
  (pattern: RegExp, message: (found: string) => string): Rule =>
  (text) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ at: index, message: message(found) }));

/** Stands for each character of a placeholder or an address: neither a letter nor a space nor a mark. */
const cover = '\uFFFC';
const covered = /\{\w+\}|(?:https?:\/\/|www\.)\S*[\p{L}\p{N}/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const withCovers = (text: string) => text.replace(covered, (found) => cover.repeat(found.length));

/** Opening and closing marks that do not belong together, paragraph by paragraph. */
const paired =
  (open: string, close: string): Rule =>
  (text) => {
    const issues: Issue[] = [];
    let opened: number | undefined;
    const unclosed = () => {
      if (opened !== undefined) issues.push({ at: opened, message: `${open} has no ${close}` });
      opened = undefined;
    };
    for (const { 0: mark, index } of text.matchAll(new RegExp(`[${open}${close}]|\\n\\n|$`, 'g'))) {
      if (mark === close) {
        if (opened === undefined) issues.push({ at: index, message: `${close} has no ${open}` });
        opened = undefined;
      } else {
        unclosed();
        if (mark === open) opened = index;
      }
    }
    return issues;
  };

const composed: Rule = (text) =>
  text === text.normalize('NFC') ? [] : [{ message: 'a letter and its accent are two characters (not NFC)' }];

/** Unseen characters that a catalog may hold: the word joiner forbids a break after a hyphen. */
const wordJoiner = '\u2060';
/** In a text that runs from right to left also these, for a mark at the edge of a Latin word. Values are isolated by the code. */
const directionMarks = '\u200E\u200F';

/** Control and format characters, unassigned ones, spaces other than ours, and what stands for a character that was lost. */
const stray =
  (allowed: string): Rule =>
  (text) =>
    refuse(
      /(?![ \u00A0\u202F\n])[\p{C}\p{Z}\uFFFD]/gu,
      (found) => `stray character ${codePointName(found)}`,
    )(text).filter(({ at = 0 }) => !allowed.includes(text[at] ?? ''));

const everywhere: readonly Rule[] = [
  composed,
  refuse(/\p{Zs}{2,}/gu, () => 'two spaces in a row'),
  refuse(/^\p{Zs}+|\p{Zs}+$/gmu, () => 'a space at the beginning or the end of a line'),
  refuse(/^\n+|\n+$|\n{3,}/g, () => 'an empty line too many'),
  refuse(/[<>]|&#?\w+;/g, (found) => `“${found}” is markup: a text is plain`),
  refuse(/[{}]/g, (found) => `“${found}” is no part of a placeholder`),
  refuse(
    /['"]/g,
    (found) => `${found} is straight: write ${found === "'" ? '’' : 'the quotation marks of the language'}`,
  ),
];

const quotation: readonly Rule[] = [paired('«', '»'), paired('“', '”')];

/** English quotation marks; inside «…» they are the second rank. */
const guillemets: Rule = (text) =>
  refuse(
    /[“”„‟]/g,
    (found) => `${found} where «…» should stand`,
  )(text.replace(/«[^»]*»/g, (quote) => cover.repeat(quote.length)));

const noBreak = '[\\u00A0\\u202F]';
const digit = `[\\d${cover}]`;
/** What a French number keeps beside it. */
const units = '%|‰|€|\\$|°C|km|m|cm|mm|kg|g|h|min|s|px|ko|Mo|Go|ans?|mois|jours?|heures?|minutes?|secondes?';

const frenchSpaces: readonly Rule[] = [
  // A time (10:30) has none, nor has the second of two marks, nor one alone in parentheses.
  refuse(
    new RegExp(`(?<!${noBreak}|\\()(?:(?<![;:!?])[;:!?](?!(?<=\\d:)\\d)|»)`, 'gu'),
    (found) => `no-break space (U+202F or U+00A0) wanted before “${found}”`,
  ),
  refuse(new RegExp(`«(?!${noBreak})`, 'gu'), () => 'no-break space (U+202F or U+00A0) wanted after “«”'),
  refuse(
    new RegExp(`(?<=${digit}) ?(?:${units})(?![\\p{L}\\p{N}])`, 'gu'),
    (found) => `no-break space wanted between the number and “${found.trim()}”`,
  ),
];

/** The least share of Arabic letters; the rest has room for an abbreviation such as IP. */
const arabicShare = 0.9;

const inArabic: Rule = (text) => {
  const own = getConfig().brandTerms.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const letters = [...own.matchAll(/\p{L}/gu)].length;
  const arabic = [...own.matchAll(/(?=\p{L})\p{Script=Arabic}/gu)].length;
  return letters === 0 || arabic / letters >= arabicShare
    ? []
    : [{ message: `${percent(arabic, letters)} of the letters are Arabic, ${percent(arabicShare, 1)} have to be` }];
};

const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

/** Latin marks belong between Latin words and inside numbers only. */
const arabicPunctuation: Rule = (text) =>
  refuse(
    /[,;?]/g,
    (found) => `Latin “${found}” where “${arabicMarks[found] ?? ''}” should stand`,
  )(text).filter(
    ({ at = 0 }) =>
      !(
        /[\p{Script=Latin}\d][^\p{L}\d]*$/u.test(text.slice(0, at)) &&
        /^[^\p{L}\d]*[\p{Script=Latin}\d]/u.test(text.slice(at + 1))
      ),
  );

const ofLanguage: Readonly<Record<string, readonly Rule[]>> = {
  en: quotation,
  es: [...quotation, guillemets, paired('¿', '?'), paired('¡', '!')],
  ar: [...quotation, guillemets, arabicPunctuation, inArabic],
  fr: [...quotation, guillemets, ...frenchSpaces],
};

const reach = 16;

/** The place in a text that an issue is about. */
const placeOf = (text: string, at: number) => {
  const piece = text
    .slice(Math.max(0, at - reach), at + reach + 1)
    .replaceAll('\n', '⏎')
    .replaceAll(/\p{C}/gu, '·');
  return `${at > reach ? '…' : ''}${piece}${at + reach + 1 < text.length ? '…' : ''}`;
};

/** What is wrong with the spelling of a text in its language, whatever the English one is: marks, spaces, characters. */
export function copyIssues(language: Language, text: string): string[] {
  const allowed = localeInfo(language).direction === 'rtl' ? wordJoiner + directionMarks : wordJoiner;
  const prose = withCovers(text);
  const rules = [stray(allowed), ...everywhere, ...(ofLanguage[language] ?? [])];
  return rules
    .flatMap((rule) => rule(prose))
    .map(({ at, message }) => (at === undefined ? message : `${message}: ${placeOf(text, at)}`));
}

const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ') || 'none';

/**
 * All that is wrong with a catalog: keys that are missing or unknown, empty texts, placeholders, texts that are
 * the English ones without a reason, and what `copyIssues` says of each text.
 * @param english the texts of the English catalog, also where `language` is English
 */
export function catalogFindings(
  language: Language,
  texts: readonly CatalogMessage[],
  english: readonly CatalogMessage[],
): Finding[] {
  const { sameAsDefault, verbatim } = getConfig();
  const sources = new Map(english.map(({ key, text }) => [key, text]));
  const own = new Map(texts.map((entry) => [entry.key, entry]));

  const missing = [...sources.keys()]
    .filter((key) => !own.has(key))
    .map((key): Finding => ({ key, message: 'is missing' }));

  const wrong = texts.flatMap(({ key, text, line }): Finding[] => {
    const source = sources.get(key);
    const { issues } = evaluateMessage(language, key, source, text);
    const messages = [
      source === undefined && 'is unknown: the English catalog has no such key',
      issues.includes('missing') && 'is empty',
      issues.includes('placeholders') &&
        `has other placeholders than English: ${named(placeholdersOf(text))}, not ${named(placeholdersOf(source ?? ''))}`,
      issues.includes('identical') &&
        'is the English text: translate it, or say why not in `sameAsDefault` of language-review.config.ts',
      ...(key in (verbatim[language] ?? {}) ? [] : copyIssues(language, text)),
    ];
    return messages.flatMap((message) => (message ? { key, line, message } : []));
  });

  const needless = Object.keys(sameAsDefault[language] ?? {})
    .filter((key) => own.has(key) && own.get(key)?.text !== sources.get(key))
    .map((key): Finding => ({
      key,
      line: own.get(key)?.line,
      message: 'is not the English text: take it out of `sameAsDefault` in language-review.config.ts',
    }));

  return [...missing, ...wrong, ...needless];
}
