import { readFileSync } from 'node:fs';
import { languages, type Direction, type Language } from '../../src/i18n/languages';
import { translate, type Catalog, type Catalogs, type MessageKey, type MessageValues } from '../../src/i18n/lookup';

const catalogOf = (code: Language) =>
  JSON.parse(readFileSync(new URL(`../../src/i18n/messages/${code}.json`, import.meta.url), 'utf8')) as Catalog;

const catalogs = Object.fromEntries(languages.map(({ code }) => [code, catalogOf(code)])) as unknown as Catalogs;

/** The marks that keep a value's own direction; they stand in attributes, elements use `<bdi>` instead. */
const isolates = /[\u2068\u2069]/g;

export interface Texts {
  code: Language;
  name: string;
  direction: Direction;
  /** A text as an attribute has it. */
  t: (key: MessageKey, values?: MessageValues) => string;
  /** A text as an element shows it. */
  shown: (key: MessageKey, values?: MessageValues) => string;
  /** The address of a page; `/` is the home page. */
  address: (path: string) => string;
}

function textsOf({ code, name, direction }: (typeof languages)[number]): Texts {
  const t: Texts['t'] = (key, values) => translate(catalogs, code, key, values);
  return {
    code,
    name,
    direction,
    t,
    shown: (key, values) => t(key, values).replace(isolates, ''),
    address: (path) => (code === 'en' ? path : `/${code}${path === '/' ? '' : path}`),
  };
}

/** The languages of the site, each with its texts. */
export const inEachLanguage: readonly Texts[] = languages.map(textsOf);

/** The texts of one language. */
export function inLanguage(code: Language): Texts {
  const texts = inEachLanguage.find((language) => language.code === code);
  if (!texts) throw new Error(`There is no language ${code}`);
  return texts;
}

export const english = inLanguage('en');
export const arabic = inLanguage('ar');
export const french = inLanguage('fr');
