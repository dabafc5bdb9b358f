import { readFileSync } from 'node:fs';
import { languages, type Direction, type Language } from '#i18n/languages.ts';
import { translate, type Catalog, type Catalogs, type MessageKey, type MessageValues } from '#i18n/lookup.ts';

const catalogOf = (code: Language) =>
  JSON.parse(readFileSync(new URL(`../../src/i18n/messages/${code}.json`, import.meta.url), 'utf8')) as Catalog;

const catalogs = Object.fromEntries(languages.map(({ code }) => [code, catalogOf(code)])) as unknown as Catalogs;

/** Unicode isolates around a value in attributes; elements use `<bdi>` instead. */
const isolates = /[\u2068\u2069]/g;

export type SiteLanguage = ReturnType<typeof siteLanguage>;

/** A language of the site, with functions to look up its messages and paths. */
export function siteLanguage(
  { code, name, direction }: { code: Language; name: string; direction: Direction },
  t = (key: MessageKey, values?: MessageValues) => translate(catalogs, code, key, values),
) {
  return {
    code,
    name,
    direction,
    /** A message as in an attribute. */
    t,
    /** A message as in the text of an element. */
    shown: (key: MessageKey, values?: MessageValues) => t(key, values).replace(isolates, ''),
    /** The path of a page in this language, from its path in English. */
    pathOf: (path: string) => (code === 'en' ? path : `/${code}${path === '/' ? '' : path}`),
  };
}

export const inEachLanguage: readonly SiteLanguage[] = languages.map((language) => siteLanguage(language));

export function inLanguage(code: Language) {
  const language = inEachLanguage.find((each) => each.code === code);
  if (!language) throw new Error(`There is no language ${code}`);
  return language;
}

export const english = inLanguage('en');
export const arabic = inLanguage('ar');
export const french = inLanguage('fr');
export const spanish = inLanguage('es');
