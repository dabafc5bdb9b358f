import { defaultLocale, type Language, type MessageKey } from './config.ts';

/*
 * A message with a number has a text for each plural form of its language, as in i18next: sources name `itemCount`, catalogs have
 * `itemCount_one`, `itemCount_other` and what else the language needs (Unicode CLDR, "Plural Rules").
 */

/** In the order of catalogs. */
const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];
const suffix = new RegExp(`_(${allForms.join('|')})$`);

function formIn(key: string) {
  const found = suffix.exec(key)?.[1];
  return allForms.find((form) => form === found);
}

/** The key that sources name: `itemCount` for `itemCount_one`. */
export const baseKey = (key: string) => key.replace(suffix, '') as MessageKey;

const rulesOf = (language: Language) => new Intl.PluralRules(language);

/** The plural forms of a language. */
export function pluralForms(language: Language): readonly Intl.LDMLPluralRule[] {
  const { pluralCategories } = rulesOf(language).resolvedOptions();
  return allForms.filter((form) => pluralCategories.includes(form));
}

/** Whether a language can have a message for a key: a plural form only if it is one of its own. */
export function hasForm(language: Language, key: string): boolean {
  const form = formIn(key);
  return form === undefined || pluralForms(language).includes(form);
}

/** The keys of a language for a key of another catalog: the key itself, or all forms of its plural. */
export const keysOfMessage = (language: Language, key: string): readonly MessageKey[] =>
  formIn(key) === undefined
    ? [key as MessageKey]
    : pluralForms(language).map((form) => `${baseKey(key)}_${form}` as MessageKey);

/** The keys that catalogs of some languages have together, for those of the default language. */
export const expectedKeys = (languages: readonly Language[], keys: Iterable<string>): MessageKey[] => {
  const messages = new Map([...keys].map((key) => [formIn(key) === undefined ? key : baseKey(key), key]));
  return [...messages.values()].flatMap((key) => {
    const own = new Set(languages.flatMap((language) => keysOfMessage(language, key)));
    const forms = allForms.map((form) => `${baseKey(key)}_${form}` as MessageKey);
    return formIn(key) === undefined ? [...own] : forms.filter((each) => own.has(each));
  });
};

/**
 * The text of the default language that a message is compared with: that of the same form, or else of `other`. In the default
 * language itself, a form is compared with `other`.
 */
export function sourceText(
  language: Language,
  key: string,
  textOf: (key: MessageKey) => string | undefined,
): string | undefined {
  const own = textOf(key as MessageKey);
  const other = formIn(key) && textOf(`${baseKey(key)}_other` as MessageKey);
  return language === defaultLocale() ? (other ?? own) : (own ?? other);
}

/** Rules of plurals depend on the last two digits and on few other numbers. */
const triedNumbers = Array.from({ length: 201 }, (_, number) => number);

/**
 * How a plural form names its number with `{count}`. One that a single number selects, such as the Arabic `two`, may leave it out,
 * because a word says it. Undefined for a key without form.
 */
export function countPlaceholder(language: Language, key: string): 'required' | 'optional' | undefined {
  const form = formIn(key);
  if (form === undefined) return undefined;
  const rules = rulesOf(language);
  return triedNumbers.filter((number) => rules.select(number) === form).length === 1 ? 'optional' : 'required';
}
