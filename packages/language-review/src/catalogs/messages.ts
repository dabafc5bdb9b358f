import { ownValue } from 'system-tools/own-value';
import type { MessagePiece } from '../adapters/messageSyntax.ts';
import { defaultLocale, fallbacksOf, type Catalog, type Catalogs, type Language, type MessageKey } from '../config.ts';
import { sourceText, type Texts } from './plurals.ts';
import { messageSyntax } from './syntax.ts';

export interface MessageId {
  language: Language;
  key: MessageKey;
}

/** A message of a catalog, and its line in the file, from 1. */
export interface CatalogMessage {
  key: string;
  text: string;
  line: number;
  isFuzzy?: boolean | undefined;
  context?: string | undefined;
}

export const isSameMessage = (a: MessageId, b: MessageId) => a.language === b.language && a.key === b.key;

export const textsIn =
  (catalog: Catalog | undefined): Texts =>
  (key) =>
    ownValue(catalog, key);

export const sourceTexts = (catalogs: Catalogs) => textsIn(catalogs[defaultLocale()]);

/** The texts that a language shows: its own, or those of the languages that stand for it. */
export const shownTexts =
  (language: Language, textsOf: (language: Language) => Texts): Texts =>
  (key) =>
    fallbacksOf(language)
      .map((each) => textsOf(each)(key))
      .find((text) => text?.trim());

export const textIn = (catalogs: Catalogs, language: Language, key: MessageKey) =>
  shownTexts(language, (code) => textsIn(catalogs[code]))(key);

/** The message of a key and its language: a missing one falls back to the default language, then to the key. */
export function lookup(catalogs: Catalogs, language: Language, key: MessageKey) {
  const own = textIn(catalogs, language, key);
  if (own !== undefined) return { text: own, language };
  const source = sourceText(language, key, (each) => textIn(catalogs, defaultLocale(), each));
  return { text: source ?? key, language: defaultLocale() };
}

export const splitPlaceholders = (message: string): MessagePiece[] => messageSyntax().split(message);

/** What the browser reads of a tag, where a library allows tags with attributes: their pieces begin with `<a`. */
const attributes = /(?<=<[\w-]+)\s+[\w-]+\s*=(?:[^<>"']|"[^"]*"|'[^']*')*(?=>)/g;

/** The pieces of a message as they are rendered: without the attributes of tags. */
export function renderedSplit(message: string): MessagePiece[] {
  const pieces = splitPlaceholders(message);
  const hasAttributes = pieces.some((piece) => 'source' in piece && /^<[\w-]+$/.test(piece.source ?? ''));
  return hasAttributes ? splitPlaceholders(message.replaceAll(attributes, '')) : pieces;
}

/** A text for a search that ignores case and accents. */
export const searchable = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
