import { defaultLanguage, languageInfo, type Language } from './languages.ts';
import type english from './messages/en.json';

type PluralForm = Intl.LDMLPluralRule;
type BaseKey<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;
type PluralKey = Extract<keyof typeof english, `${string}_${PluralForm}`>;

/** The keys that the code names: those of the English catalog, but `stars` for `stars_one` and `stars_other`. */
export type MessageKey = BaseKey<keyof typeof english>;

/** The keys of catalogs. A message with a number has one for each plural form of the language, as in i18next. */
export type CatalogKey = keyof typeof english | `${BaseKey<PluralKey>}_${PluralForm}`;

export type Catalog = Readonly<Partial<Record<CatalogKey, string>>>;

/** The loaded catalogs. English is always among them. */
export type Catalogs = Readonly<Partial<Record<Language, Catalog>> & Record<typeof defaultLanguage, Catalog>>;

export interface Translation {
  message: string;
  /** The actual language of the message: English if the translation is missing. */
  language: Language;
}

/** Values of the `{placeholders}`; numbers are formatted. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The value that selects the plural form of a message. */
export const countIn = (values: Readonly<Record<string, unknown>> = {}) =>
  typeof values.count === 'number' ? values.count : undefined;

function messageOf(catalogs: Catalogs, language: Language, key: MessageKey, count?: number) {
  const catalog: Readonly<Record<string, string>> = catalogs[language] ?? {};
  const form = count === undefined ? '' : `_${new Intl.PluralRules(languageInfo(language).intl).select(count)}`;
  const name = [key, key + form].find((each) => Object.hasOwn(catalog, each));
  const message = name && catalog[name];
  return message?.trim() ? message : undefined;
}

/**
 * The message of a key. A missing one falls back to English, then to the key itself (docs/spec.md, section 4).
 * @param count selects the plural form, if the message has several
 */
export function lookup(catalogs: Catalogs, language: Language, key: MessageKey, count?: number): Translation {
  const message = messageOf(catalogs, language, key, count);
  if (message !== undefined) return { message, language };
  return { message: messageOf(catalogs, defaultLanguage, key, count) ?? key, language: defaultLanguage };
}

/** Splits a message at its placeholders, into text and names of values. */
export function splitPlaceholders(message: string): Array<{ text: string } | { name: string; source: string }> {
  return message
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { name: piece.slice(1, -1), source: piece } : { text: piece }));
}

/** Formats a number for a language. */
export const formatNumber = (value: number, language: Language) =>
  new Intl.NumberFormat(languageInfo(language).intl).format(value);

/**
 * Formats a date: "April 12, 2025".
 * @param isoDate `YYYY-MM-DD`, interpreted as UTC, so that it is the same day in every time zone
 */
export function formatDate(isoDate: string, language: Language) {
  const format = new Intl.DateTimeFormat(languageInfo(language).intl, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** First strong isolate and pop directional isolate: `<bdi>` for strings. */
const isolate = (value: string) => `\u2068${value}\u2069`;

/** A message as a string, for attributes and titles; inside elements, use `<Message>`. */
export function translate(catalogs: Catalogs, language: Language, key: MessageKey, values: MessageValues = {}): string {
  const found = lookup(catalogs, language, key, countIn(values));
  return splitPlaceholders(found.message)
    .map((piece) => {
      if ('text' in piece) return piece.text;
      const value = values[piece.name];
      if (value === undefined) return piece.source;
      const shown = typeof value === 'number' ? formatNumber(value, found.language) : value;
      return languageInfo(found.language).direction === 'rtl' ? isolate(shown) : shown;
    })
    .join('');
}
