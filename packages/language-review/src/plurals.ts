import { defaultLocale, type Language, type MessageKey } from './config.ts';
import { messageSyntax } from './syntax.ts';

/*
 * A message with a number has a text for each plural form of its language, as in i18next: sources name `itemCount`, catalogs have
 * `itemCount_one`, `itemCount_other` and what else the language needs (Unicode CLDR, "Plural Rules"). Where a message has its forms
 * inside, no key has one.
 */

/** In the order of catalogs. */
const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];
const suffix = new RegExp(`_(${allForms.join('|')})$`);

const formIn = (key: string) =>
  messageSyntax().count === undefined ? undefined : (suffix.exec(key)?.[1] as Intl.LDMLPluralRule | undefined);

/** The key that sources name: `itemCount` for `itemCount_one`. */
export const baseKey = (key: string) => (formIn(key) === undefined ? key : key.replace(suffix, '')) as MessageKey;

const formsOfLanguages = new Map<string, ReadonlyArray<(typeof allForms)[number]>>();

export function pluralForms(language: Language, type: Intl.PluralRuleType = 'cardinal') {
  const known = formsOfLanguages.get(`${language} ${type}`);
  if (known) return known;
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  const forms = allForms.filter((form) => pluralCategories.includes(form));
  formsOfLanguages.set(`${language} ${type}`, forms);
  return forms;
}

/** Whether a language can have a message for a key: a plural form only if it is one of its own. */
export function hasForm(language: Language, key: string) {
  const form = formIn(key);
  return form === undefined || pluralForms(language).includes(form);
}

/** The keys that catalogs of some languages have together, for those of another catalog: a plural has the forms of all. */
export function expectedKeys(languages: readonly Language[], keys: Iterable<string>) {
  const forms = new Set(languages.flatMap((language) => pluralForms(language)));
  const messages = new Map(Array.from(keys, (key) => [baseKey(key), key]));
  return [...messages].flatMap(([base, key]) =>
    formIn(key) ? allForms.filter((form) => forms.has(form)).map((form) => `${base}_${form}` as MessageKey) : base,
  );
}

/**
 * The text of the default language that a message is compared with: that of the same form, or else of `other`. In the default
 * language itself, a form is compared with `other`.
 */
export function sourceText(language: Language, key: string, textOf: (key: MessageKey) => string | undefined) {
  const own = textOf(key as MessageKey);
  const other = formIn(key) && textOf(`${baseKey(key)}_other` as MessageKey);
  return language === defaultLocale() ? (other ?? own) : (own ?? other);
}

/** The numbers that select a plural form, up to 200: rules depend on the last two digits and on few other numbers. */
export function numbersSelecting(language: Language, type: Intl.PluralRuleType, form: Intl.LDMLPluralRule) {
  const rules = new Intl.PluralRules(language, { type });
  return Array.from({ length: 201 }, (_, number) => number).filter((number) => rules.select(number) === form);
}

/**
 * How a plural form names its number: with `{count}`, as the syntax writes it. One that a single number selects, such as the Arabic `two`, may leave it out,
 * because a word says it. Undefined for a key without form.
 */
export function countPlaceholder(language: Language, key: string): 'required' | 'optional' | undefined {
  const form = formIn(key);
  if (form === undefined) return undefined;
  return numbersSelecting(language, 'cardinal', form).length === 1 ? 'optional' : 'required';
}
