import { readFileSync } from 'node:fs';
import { languages, type Direction, type Language } from '#i18n/languages.ts';
import { translate, type Catalog, type Catalogs, type MessageKey, type MessageValues } from '#i18n/lookup.ts';

const catalogOf = (code: Language) =>
  JSON.parse(readFileSync(new URL(`../../src/i18n/messages/${code}.json`, import.meta.url), 'utf8')) as Catalog;

const catalogs = Object.fromEntries(languages.map(({ code }) => [code, catalogOf(code)])) as unknown as Catalogs;

/** Unicode isolates around a value in attributes; elements use `<bdi>` instead. */
const isolates = /[\u2068\u2069]/g;

/** A language of the site, with functions to look up its messages and paths. */
export interface SiteLanguage {
  code: Language;
  name: string;
  direction: Direction;
  /** A message as in an attribute. */
  t: (key: MessageKey, values?: MessageValues) => string;
  /** A message as in the text of an element. */
  shown: (key: MessageKey, values?: MessageValues) => string;
  /** The path of a page in this language, from its path in English. */
  pathOf: (path: string) => string;
}

/** A language by its entry in the list of languages, and its messages. */
export function siteLanguage(
  { code, name, direction }: Pick<SiteLanguage, 'code' | 'name' | 'direction'>,
  t: SiteLanguage['t'] = (key, values) => translate(catalogs, code, key, values),
): SiteLanguage {
  return {
    code,
    name,
    direction,
    t,
    shown: (key, values) => t(key, values).replace(isolates, ''),
    pathOf: (path) => (code === 'en' ? path : `/${code}${path === '/' ? '' : path}`),
  };
}

export const inEachLanguage: readonly SiteLanguage[] = languages.map((language) => siteLanguage(language));

export function inLanguage(code: Language): SiteLanguage {
  const language = inEachLanguage.find((each) => each.code === code);
  if (!language) throw new Error(`There is no language ${code}`);
  return language;
}

export const english = inLanguage('en');
export const arabic = inLanguage('ar');
export const french = inLanguage('fr');
export const spanish = inLanguage('es');
