import { defaultLanguage, languageInfo, type Language } from './languages.ts';
import type english from './messages/en.json';

/** The English catalog defines the keys. */
export type MessageKey = keyof typeof english;

export type Catalog = Readonly<Partial<Record<MessageKey, string>>>;

/** The loaded catalogs. English is always among them. */
export type Catalogs = Readonly<Partial<Record<Language, Catalog>> & Record<typeof defaultLanguage, Catalog>>;

export interface Translation {
  message: string;
  /** The actual language of the message: English if the translation is missing. */
  language: Language;
}

/** Values of the `{placeholders}`; numbers are formatted for the language. */
export type MessageValues = Readonly<Record<string, string | number>>;

function messageOf(catalog: Catalog | undefined, key: MessageKey): string | undefined {
  const message = catalog && Object.hasOwn(catalog, key) ? catalog[key] : undefined;
  return message?.trim() ? message : undefined;
}

/** The message of a key. A missing one falls back to English, then to the key itself (docs/spec.md, section 4). */
export function lookup(catalogs: Catalogs, language: Language, key: MessageKey): Translation {
  const message = messageOf(catalogs[language], key);
  if (message !== undefined) return { message, language };
  return { message: messageOf(catalogs[defaultLanguage], key) ?? key, language: defaultLanguage };
}

/** Splits a message at its placeholders, into text and names of values. */
export function splitPlaceholders(message: string): Array<{ text: string } | { name: string; source: string }> {
  return message
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { name: piece.slice(1, -1), source: piece } : { text: piece }));
}

/** Formats a number for a language. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(languageInfo(language).intl).format(value);
}

/**
 * Formats a date for a language, for example "12 April 2025".
 * @param isoDate `YYYY-MM-DD`, interpreted as UTC, so that it is the same day in every time zone
 */
export function formatDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(languageInfo(language).intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** First strong isolate and pop directional isolate: `<bdi>` for strings. */
const isolate = (value: string) => `\u2068${value}\u2069`;

/** A message as a string, for attributes and titles; inside elements, use `<Message>`. */
export function translate(catalogs: Catalogs, language: Language, key: MessageKey, values: MessageValues = {}): string {
  const found = lookup(catalogs, language, key);
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
