import { defaultLocale, type Language, type MessageKey } from './config.ts';
import { messageSyntax } from './syntax.ts';

/*
 * A message with a number has a text for each plural form of its language, as in i18next: sources name `itemCount`, catalogs have
 * `itemCount_one`, `itemCount_other` and what else the language needs (Unicode CLDR, "Plural Rules"). Where a message has its forms
 * inside, no key has one. Ordinal numbers have `place_ordinal_one`; any language may have `itemCount_zero` as well.
 */

/** In the order of catalogs. */
const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];
const suffix = new RegExp(`_(${allForms.join('|')})$`);

const formIn = (key: string) =>
  messageSyntax().count === undefined ? undefined : (suffix.exec(key)?.[1] as Intl.LDMLPluralRule | undefined);

const ordinalSuffix = /_ordinal$/;

/** The key without its form: `place_ordinal` for `place_ordinal_one`. */
const stemOf = (key: string) => (formIn(key) === undefined ? key : key.replace(suffix, ''));

const typeOf = (key: string): Intl.PluralRuleType => (ordinalSuffix.test(stemOf(key)) ? 'ordinal' : 'cardinal');

/** The key that sources name: `itemCount` for `itemCount_one`. */
export const baseKey = (key: string) =>
  (formIn(key) === undefined ? key : stemOf(key).replace(ordinalSuffix, '')) as MessageKey;

const formsOfLanguages = new Map<string, ReadonlyArray<(typeof allForms)[number]>>();

export function pluralForms(language: Language, type: Intl.PluralRuleType = 'cardinal') {
  const known = formsOfLanguages.get(`${language} ${type}`);
  if (known) return known;
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  const forms = allForms.filter((form) => pluralCategories.includes(form));
  formsOfLanguages.set(`${language} ${type}`, forms);
  return forms;
}

/** Whether a language needs a message for a key: a plural form only if it is one of its own. */
export function needsForm(language: Language, key: string) {
  const form = formIn(key);
  return form === undefined || pluralForms(language, typeOf(key)).includes(form);
}

/** Whether a language can have a message for a key: also a text for the number zero. */
export const canHaveForm = (language: Language, key: string) =>
  needsForm(language, key) || (formIn(key) === 'zero' && typeOf(key) === 'cardinal');

/** The keys that catalogs of some languages have together, for those of another catalog: a plural has the forms of all. */
export function expectedKeys(languages: readonly Language[], keys: Iterable<string>) {
  const own = new Set(keys);
  const stems = new Map(Array.from(own, (key) => [stemOf(key), key]));
  return [...stems].flatMap(([stem, key]) => {
    if (formIn(key) === undefined) return stem as MessageKey;
    const forms = new Set(languages.flatMap((language) => pluralForms(language, typeOf(key))));
    if (own.has(`${stem}_zero`)) forms.add('zero');
    return allForms.filter((form) => forms.has(form)).map((form) => `${stem}_${form}` as MessageKey);
  });
}

/**
 * The text of the default language that a message is compared with: that of the same form, or else of `other`. In the default
 * language itself, a form is compared with `other`.
 */
export function sourceText(language: Language, key: string, textOf: (key: MessageKey) => string | undefined) {
  const own = textOf(key as MessageKey);
  const other = formIn(key) && textOf(`${stemOf(key)}_other` as MessageKey);
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
  // None is that of `zero` in a language without it.
  return numbersSelecting(language, typeOf(key), form).length <= 1 ? 'optional' : 'required';
}
