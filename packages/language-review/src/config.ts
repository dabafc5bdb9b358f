/** A project declares its languages and message keys here to have them checked at compile time; see the README. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the project
export interface Register {}

/** BCP 47 code of a language of the project. */
export type Language = Register extends { language: infer Code extends string } ? Code : string;

export type MessageKey = Register extends { messageKey: infer Key extends string } ? Key : string;

export type Direction = 'ltr' | 'rtl';

export type Catalog = Readonly<Partial<Record<MessageKey, string>>>;

export type Catalogs = Readonly<Partial<Record<Language, Catalog>>>;

export interface Locale {
  /** BCP 47 code: the value of `lang` and the name of the catalog file. */
  code: Language;
  /** The language's name in the language itself. */
  name: string;
  /** For little space. */
  short: string;
  direction: Direction;
}

/** CSS values for what the addon draws in stories and docs: panes, marks, tables. */
export interface Tokens {
  color: Readonly<
    Record<
      | 'background'
      | 'backgroundRaised'
      | 'surface'
      | 'surfaceHover'
      | 'border'
      | 'borderControl'
      | 'text'
      | 'textMuted'
      | 'accent'
      | 'danger'
      | 'success'
      | 'focus',
      string
    >
  >;
  space: Readonly<Record<'xxs' | 'xs' | 'sm' | 'md' | 'xl', string>>;
  size: Readonly<Record<'target' | 'iconSmall' | 'hairline' | 'focusRing' | 'header' | 'measure', string>>;
  radius: Readonly<Record<'sm' | 'md' | 'round', string>>;
  type: { family: string; size: Readonly<Record<'xs' | 'sm', string>> };
}

/**
 * What a check finds that may be right: `identical` to the default language, a rule of the language's `copy`, other `numbers` or
 * another `language` than expected, the `consistency` with other messages, the `glossary`, more than the `room` for it.
 */
export const acceptableChecks = [
  'identical',
  'copy',
  'numbers',
  'language',
  'consistency',
  'glossary',
  'room',
] as const;
export type AcceptableCheck = (typeof acceptableChecks)[number];

/** Reasons, by message key and check. */
export type Accepted = Readonly<Record<string, Readonly<Partial<Record<AcceptableCheck, string>>>>>;

/** Serializable: Storybook's manager reads it as JSON. Paths start at the root of the project. */
export interface LanguageReviewConfig {
  /** In the order of the toolbar. */
  locales: readonly Locale[];
  /** The language that messages are written in first and fall back to. */
  defaultLocale: Language;
  /** Folder of the catalogs, `<code>.json` each. */
  catalogs: string;
  /** Folder of the files of approved translations, `<code>.json` each; created with the first approval. */
  approvals: string;
  /** Folder of the files of notes, `<code>.json` each; created with the first note. */
  notes: string;
  /** Folder of the sources that name message keys. */
  sources: string;
  /** JSON file that records which stories show a key. */
  shownBy: string;
  /** JSON file that records how much room texts have in the stories, see `Rooms`. */
  rooms: string;
  /** Module whose default export is `createPreview(…)`. */
  preview: string;
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

let current: LanguageReviewConfig | undefined;

/** Sets the configuration that all modules of the addon read. */
export function configure(config: LanguageReviewConfig) {
  current = config;
}

/** @throws before `configure` was called */
export function getConfig() {
  if (!current) throw new Error('language-review has no configuration: list it in `addons`, or call `configure`.');
  return current;
}

/** Why a finding in a message is accepted; undefined where it is not. */
export function acceptedReason(language: Language, key: string, check: AcceptableCheck): string | undefined {
  const { all, [language]: own } = getConfig().accepted;
  return own?.[key]?.[check] ?? all?.[key]?.[check];
}

export const defaultLocale = () => getConfig().defaultLocale;

export const languageCodes = () => getConfig().locales.map(({ code }) => code);

/** All languages but the default one. */
export const translationLanguages = () => languageCodes().filter((code) => code !== defaultLocale());

export const isLanguage = (value: unknown): value is Language => getConfig().locales.some(({ code }) => code === value);

/** The entry of a language; that of the default language for anything else. */
export function localeInfo(language: Language) {
  const find = (wanted: Language) => getConfig().locales.find(({ code }) => code === wanted);
  const found = find(language) ?? find(defaultLocale());
  if (!found) throw new Error(`language-review: \`locales\` lacks the default locale "${defaultLocale()}".`);
  return found;
}
