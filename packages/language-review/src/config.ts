import { ownValue } from 'system-tools/own-value';
import { areVariants, completeLocale, nearestLocale, type LocaleOf } from './config/locales.ts';
import { defaultTokens, type Tokens } from './config/tokens.ts';

export type { Direction } from './config/locales.ts';
export type { Tokens } from './config/tokens.ts';

/** A project declares its languages and message keys here to have them checked at compile time; see the README. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the project
export interface Register {}

/** Code of a language of the project: see `LocaleOf`. */
export type Language = Register extends { language: infer Code extends string } ? Code : string;

export type MessageKey = Register extends { messageKey: infer Key extends string } ? Key : string;

export type Catalog = Readonly<Partial<Record<MessageKey, string>>>;

/** The messages of a catalog by key, in the order of its file. */
export type CatalogTexts = ReadonlyMap<string, string>;

export type Catalogs = Readonly<Partial<Record<Language, Catalog>>>;

export type Locale = LocaleOf<Language>;

/** A language of the project: its code, or its code with what is to differ from the defaults of `Locale`. */
export type LocaleOptions = Language | (Pick<Locale, 'code'> & Partial<Locale>);

/** Reasons, by message key and check. */
export type Accepted<Check extends string = string> = Readonly<
  Record<string, Readonly<Partial<Record<Check, string>>>>
>;

/** How the project keeps its messages: the name of an adapter. */
export const formatNames = ['flat', 'react-i18next', 'react-intl', 'lingui'] as const;
export type FormatName = (typeof formatNames)[number];

/** Options of the project's instance of i18next, as `init` takes them: those that name keys and placeholders. */
export interface I18nextOptions {
  keySeparator?: string | false | undefined;
  nsSeparator?: string | false | undefined;
  pluralSeparator?: string | undefined;
  contextSeparator?: string | undefined;
  interpolation?:
    | {
        prefix?: string | undefined;
        suffix?: string | undefined;
        nestingPrefix?: string | undefined;
        nestingSuffix?: string | undefined;
      }
    | undefined;
}

interface Required {
  /** The language that messages are written in first and fall back to. */
  defaultLocale: Language;
  /** Path of the catalogs, with `{language}` and, where a language has several, `{namespace}`: `src/locales/{language}.json`. */
  catalogs: string;
  format: FormatName;
}

interface Optional {
  /** What differs from the defaults of i18next; by default, what the sources pass to `init`. */
  i18next: I18nextOptions;
  /** Folder of the files of approved translations, `<code>.json` each; created with the first approval. */
  approvals: string;
  /** Folder of the files of notes, `<code>.json` each; created with the first note. */
  notes: string;
  /** Folder of the sources that name message keys. */
  sources: string;
  /** JSON file that `storyResultsReporter` writes, for git to ignore: which stories show a message, and how wide its texts are. */
  storyResults: string;
  /** Command that runs the tests of the stories, named where these have not been measured. */
  testCommand: string;
  /** Strings that are the same in every language and in no catalog, such as company facts. */
  data: readonly string[];
  /** Names that stay in Latin letters in every script. */
  brandTerms: readonly string[];
  /** JSON file of terms, see `GlossaryEntry`. */
  glossary: string;
  /** JSON file of words that are in no dictionary, by language, or for `all`. */
  words: string;
  /** Packages with the cspell dictionary of a language; one without is not checked for spelling. */
  dictionaries: Readonly<Partial<Record<Language, string>>>;
  /** What the checks find in a message and is right, in `all` languages or in one. */
  accepted: Readonly<Partial<Record<Language | 'all', Accepted>>>;
  tokens: Tokens;
}

/** What a project configures. Serializable: Storybook's manager reads it as JSON. Paths start at the root of the project. */
export interface LanguageReviewConfig extends Required, Partial<Optional> {
  locales: readonly LocaleOptions[];
  /** Module whose default export is `createPreview(…)`, where `.storybook/preview` does not export it. */
  preview?: string;
}

export interface CompleteConfig extends Required, Optional {
  locales: readonly Locale[];
}

const defaults: Optional = {
  i18next: {},
  approvals: 'language-review/approvals',
  notes: 'language-review/notes',
  sources: 'src',
  storyResults: 'language-review/story-results.json',
  testCommand: '',
  data: [],
  brandTerms: [],
  glossary: 'language-review/glossary.json',
  words: 'language-review/words.json',
  dictionaries: {},
  accepted: {},
  tokens: defaultTokens,
};

let current: CompleteConfig | undefined;

const paths = ['catalogs', 'approvals', 'notes', 'sources', 'storyResults', 'glossary', 'words'] as const;

/** A path as the addon compares it: `src/i18n` for `./src\\i18n/`, and for `/src/i18n`, as Vite writes it. */
const normalized = (path: string) => path.replaceAll('\\', '/').replaceAll(/^(?:\.?\/)+(?=.)|(?<=.)\/+$/g, '');

/** Sets the configuration that all modules of the addon read. @returns it with its defaults */
export function configure(config: LanguageReviewConfig): CompleteConfig {
  const given = Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
  current = {
    ...defaults,
    ...(given as unknown as LanguageReviewConfig),
    locales: config.locales.map((locale) => completeLocale<Language>(locale)),
  };
  for (const name of paths) current[name] = normalized(current[name]);
  return current;
}

/** @throws before `configure` was called */
export function getConfig() {
  if (!current) throw new Error('language-review has no configuration: list it in `addons`, or call `configure`.');
  return current;
}

/** Says that the tests of the stories have not all run. */
export const notMeasured = () => `not measured yet: run ${getConfig().testCommand || 'the tests of the stories'}`;

/** The reason for a key; one that ends with `*` stands for all that begin so. */
const reasonIn = (accepted: Accepted | undefined, key: string, check: string) =>
  ownValue(accepted, key)?.[check] ??
  Object.entries(accepted ?? {}).find(
    ([name, reasons]) => reasons[check] !== undefined && name.endsWith('*') && key.startsWith(name.slice(0, -1)),
  )?.[1][check];

/** Why a finding in a message is accepted; undefined where it is not. */
export function acceptedReason(language: Language, key: string, check: string): string | undefined {
  const { all, [language]: own } = getConfig().accepted;
  return [own, all].map((accepted) => reasonIn(accepted, key, check)).find((reason) => reason !== undefined);
}

export const defaultLocale = () => getConfig().defaultLocale;

export const languageCodes = () => getConfig().locales.map(({ code }) => code);

export const translationLanguages = () => languageCodes().filter((code) => code !== defaultLocale());

export const isLanguage = (value: unknown): value is Language => getConfig().locales.some(({ code }) => code === value);

/** The BCP 47 tag of a language. */
export const tagOf = (language: string) =>
  current?.locales.find(({ code }) => code === language)?.tag ?? language.replaceAll('_', '-');

export const baseLanguage = (language: Language) => new Intl.Locale(tagOf(language)).language;

/** What is listed for a language, or else for the language without its region. */
export const ofLanguage = <Listed>(lists: Readonly<Partial<Record<string, Listed>>> | undefined, language: Language) =>
  ownValue(lists, language) ?? ownValue(lists, baseLanguage(language));

/** Whether a language is the default one of another region: few of its texts differ. */
export const isVariantOfDefault = (language: Language) => areVariants(tagOf(language), tagOf(defaultLocale()));

/** The language whose texts stand for those that the catalog of a language leaves out. */
export function fallbackOf(language: Language): Language | undefined {
  const { locales } = getConfig();
  const own = locales.find(({ code }) => code === language);
  if (!own || own.code === defaultLocale() || own.fallback === false) return undefined;
  return own.fallback ?? nearestLocale(own.tag, locales)?.code;
}

/** A language and those whose texts stand for its own, in order. */
export function fallbacksOf(language: Language): readonly Language[] {
  const languages = new Set<Language>();
  for (let each: Language | undefined = language; each && !languages.has(each); each = fallbackOf(each))
    languages.add(each);
  return [...languages];
}

/** The entry of a language; that of the default language for anything else. */
export function localeInfo(language: Language) {
  const find = (wanted: Language) => getConfig().locales.find(({ code }) => code === wanted);
  const found = find(language) ?? find(defaultLocale());
  if (!found) throw new Error(`language-review: \`locales\` lacks the default locale "${defaultLocale()}".`);
  return found;
}
