import { defaultLanguage, languageInfo, type Language } from './languages.ts';
import type english from './messages/en.json';

/** Every text of the product has a key; the English catalog is the list of them. */
export type MessageKey = keyof typeof english;

export type Catalog = Readonly<Partial<Record<MessageKey, string>>>;

/** The catalogs at hand: English always, the others as they are loaded. */
export type Catalogs = Readonly<Partial<Record<Language, Catalog>> & Record<typeof defaultLanguage, Catalog>>;

export interface Translation {
  text: string;
  /** The language that the text is really in: English where the translation is missing. */
  language: Language;
}

/** What stands in place of a text's `{placeholders}`; numbers are formatted for the language. */
export type MessageValues = Readonly<Record<string, string | number>>;

function textOf(catalog: Catalog | undefined, key: MessageKey): string | undefined {
  if (!catalog || !Object.hasOwn(catalog, key)) return undefined;
  const text = catalog[key];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** The text of a key. A missing translation falls back to English, then to the key itself (specification, section 4). */
export function lookup(catalogs: Catalogs, language: Language, key: MessageKey): Translation {
  const own = textOf(catalogs[language], key);
  if (own !== undefined) return { text: own, language };
  return { text: textOf(catalogs[defaultLanguage], key) ?? key, language: defaultLanguage };
}

/** A text cut at its placeholders: plain pieces, and names of values. */
export function splitPlaceholders(text: string): Array<{ text: string } | { name: string; source: string }> {
  return text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { name: piece.slice(1, -1), source: piece } : { text: piece }));
}

/** A number as the language writes it. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(languageInfo(language).intl).format(value);
}

/**
 * A date as the language writes it, for example "12 April 2025".
 * @param isoDate a calendar day, `YYYY-MM-DD`; read as UTC, so it is the same day everywhere.
 */
export function formatDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(languageInfo(language).intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** First strong isolate … pop: a phone number or a brand keeps its own direction inside an attribute. */
const isolate = (value: string) => `\u2068${value}\u2069`;

/** The text of a key as a string, for attributes and titles; inside elements use `<Message>`. */
export function translate(catalogs: Catalogs, language: Language, key: MessageKey, values: MessageValues = {}): string {
  const found = lookup(catalogs, language, key);
  return splitPlaceholders(found.text)
    .map((piece) => {
      if ('text' in piece) return piece.text;
      const value = values[piece.name];
      if (value === undefined) return piece.source;
      const shown = typeof value === 'number' ? formatNumber(value, found.language) : value;
      return languageInfo(found.language).direction === 'rtl' ? isolate(shown) : shown;
    })
    .join('');
}
