import { defaultLocale, tagOf, type Language, type MessageKey } from '../config.ts';
import { messageSyntax } from './syntax.ts';

/*
 * A message with a number has a text for each plural form of its language, as in i18next: sources name `itemCount`, catalogs have
 * `itemCount_one`, `itemCount_other` and what else the language needs (Unicode CLDR, "Plural Rules"). Where a message has its forms
 * inside, no key has one. Ordinal numbers have `place_ordinal_one`; any language may have `itemCount_zero` as well; `itemCount` itself
 * stands for each form that is missing.
 */

/** The texts of a catalog. Those of the default language tell which keys are plural forms. */
export type Texts = (key: MessageKey) => string | undefined;

export const textsIn =
  (messages: ReadonlyMap<string, { text: string }>): Texts =>
  (key) =>
    messages.get(key)?.text;

const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];
type PluralForm = (typeof allForms)[number];

/** What separates a form from the key that sources name; empty where no key has one. */
const separator = () => messageSyntax().plural?.separator ?? '';

/** The form that a key ends with, and what precedes it. */
function suffixOf(key: string) {
  const form = allForms.find((each) => key.endsWith(separator() + each));
  return form && { stem: key.slice(0, -(separator() + form).length), form };
}

const formsOfLanguages = new Map<string, readonly PluralForm[]>();

export function pluralForms(language: Language, type: Intl.PluralRuleType = 'cardinal') {
  const tag = tagOf(language);
  const known = formsOfLanguages.get(`${tag} ${type}`);
  if (known) return known;
  const { pluralCategories } = new Intl.PluralRules(tag, { type }).resolvedOptions();
  const forms = allForms.filter((form) => pluralCategories.includes(form));
  formsOfLanguages.set(`${tag} ${type}`, forms);
  return forms;
}

const selects = (language: Language, type: Intl.PluralRuleType, form: PluralForm) =>
  pluralForms(language, type).includes(form) || (form === 'zero' && type === 'cardinal');

interface Plural {
  /** The key that sources name: `place` for `place_ordinal_one`. */
  base: MessageKey;
  type: Intl.PluralRuleType;
  keyOf: (form: PluralForm) => MessageKey;
}

const pluralNamed = (stem: string): Plural => {
  const ordinal = `${separator()}ordinal`;
  const isOrdinal = stem.endsWith(ordinal);
  return {
    base: (isOrdinal ? stem.slice(0, -ordinal.length) : stem) as MessageKey,
    type: isOrdinal ? 'ordinal' : 'cardinal',
    keyOf: (form) => `${stem}${separator()}${form}` as MessageKey,
  };
};

/** Whether a placeholder is the number of a plural. */
export function isCount(name: string) {
  const { count, unescapedCount } = messageSyntax().plural ?? {};
  return name === count || name === unescapedCount;
}

const namesCount = (text: string) =>
  messageSyntax()
    .split(text)
    .some((piece) => 'name' in piece && isCount(piece.name));

/** Whether the default language names the number in a plural. */
const isCounted = ({ base, keyOf }: Plural, sources: Texts) =>
  [base, ...allForms.map(keyOf)].map(sources).some((text) => text !== undefined && namesCount(text));

/** Whether the text of a base key stands for the forms of its plural: not the name of a day beside `{count} days`. */
const standsForForms = (plural: Plural, text: string | undefined, sources: Texts) =>
  Boolean(text?.trim()) && (namesCount(text ?? '') || !isCounted(plural, sources));

const formsIn = ({ keyOf }: Plural, texts: Texts) => allForms.filter((form) => texts(keyOf(form)) !== undefined);

/**
 * Keys may end like plural forms. They are some if a text names the number and the default language has one of them or the base key
 * alone, or if it could have them together.
 */
function isPlural(plural: Plural, sources: Texts) {
  const forms = formsIn(plural, sources);
  if (forms.length === 0) return namesCount(sources(plural.base) ?? '');
  const isForm = (form: PluralForm) => selects(defaultLocale(), plural.type, form);
  if (isCounted(plural, sources)) return forms.some(isForm);
  return forms.includes('other') && forms.length > 1 && forms.every(isForm);
}

/** The plural that a key belongs to, and its form: none for the base key, which stands for all. Undefined for any other message. */
function pluralOf(key: string, sources: Texts): { plural: Plural; form: PluralForm | undefined } | undefined {
  if (messageSyntax().plural === undefined) return undefined;
  const own = suffixOf(key);
  const candidates = [
    ...(own ? [{ plural: pluralNamed(own.stem), form: own.form }] : []),
    ...[key, `${key}${separator()}ordinal`].map((stem) => ({ plural: pluralNamed(stem), form: undefined })),
  ];
  const text = sources(key as MessageKey);
  return candidates.find(
    ({ plural, form }) =>
      isPlural(plural, sources) && (form || text === undefined || standsForForms(plural, text, sources)),
  );
}

/** The key that sources name: `itemCount` for `itemCount_one`. */
export const baseKey = (key: string, sources: Texts) => pluralOf(key, sources)?.plural.base ?? (key as MessageKey);

/** Whether a language can have a message for a key: a plural form only if it is one of its own, or for the number zero. */
export function canHaveForm(language: Language, key: string, sources: Texts) {
  const { plural, form } = pluralOf(key, sources) ?? {};
  return !plural || form === undefined || selects(language, plural.type, form);
}

/**
 * Whether a language needs a message for a key. A plural needs each form, or the base key, which counts as missing only where the
 * default language has it; the ordinal forms may be those of the cardinal plural.
 * @param own the texts of the language
 */
export function needsMessage(language: Language, key: string, sources: Texts, own: Texts) {
  const { plural, form } = pluralOf(key, sources) ?? {};
  if (!plural) return true;
  const { base, type, keyOf } = plural;
  const forms = pluralForms(language, type);
  const has = (other: MessageKey) => Boolean(own(other)?.trim());
  if (form === undefined) return sources(base) !== undefined && !forms.every((each) => has(keyOf(each)));
  const hasBase = [own, sources].some((texts) => standsForForms(plural, texts(base), sources));
  if (!forms.includes(form) || hasBase) return false;
  return type === 'cardinal' || !has(pluralNamed(base).keyOf(form));
}

/** The keys that catalogs of some languages may have together, for those of the default one: a plural has the forms of all. */
export function expectedKeys(languages: readonly Language[], keys: Iterable<string>, sources: Texts) {
  const expected = new Set<MessageKey>();
  for (const key of keys) {
    const { plural, form } = pluralOf(key, sources) ?? {};
    if (!plural || form === undefined) {
      expected.add(key as MessageKey);
      continue;
    }
    const { type, keyOf } = plural;
    const isExpected = (each: PluralForm) =>
      languages.some((language) => pluralForms(language, type).includes(each)) ||
      (each === 'zero' && sources(keyOf('zero')) !== undefined);
    for (const each of allForms.filter(isExpected)) expected.add(keyOf(each));
  }
  return [...expected];
}

/** The expected keys, and what translations have beyond them: a base key in place of forms, a text for zero. */
export function keysOfCatalogs(
  languages: readonly Language[],
  keysIn: (language: Language) => Iterable<string>,
  sources: Texts,
) {
  const keys = new Set<string>(expectedKeys(languages, keysIn(defaultLocale()), sources));
  for (const language of languages)
    for (const key of keysIn(language))
      if (!keys.has(key) && canHaveForm(language, key, sources) && sourceText(language, key, sources) !== undefined)
        keys.add(key);
  return [...keys] as MessageKey[];
}

/**
 * The text of the default language that a message is compared with: that of the same form, or else of `other`. In the default
 * language itself, a form is compared with `other`.
 */
export function sourceText(language: Language, key: string, sources: Texts) {
  const own = sources(key as MessageKey);
  const { plural, form } = pluralOf(key, sources) ?? {};
  if (!plural) return own;
  const { base, keyOf } = plural;
  const other =
    sources(keyOf('other')) ??
    sources(pluralNamed(base).keyOf('other')) ??
    (standsForForms(plural, sources(base), sources) ? sources(base) : undefined);
  return language === defaultLocale() && form !== undefined ? (other ?? own) : (own ?? other);
}

/** The numbers that select a plural form, up to 200: rules depend on the last two digits, and on millions and fractions. */
export function numbersSelecting(language: Language, type: Intl.PluralRuleType, form: Intl.LDMLPluralRule) {
  const rules = new Intl.PluralRules(tagOf(language), { type });
  return Array.from({ length: 201 }, (_, number) => number).filter((number) => rules.select(number) === form);
}

/**
 * How a message of a plural names its number: with `{count}`, as the syntax writes it. A form of a single number may leave it out,
 * because a word says it; so may one of 0 and 1, as in French, which is advised against. Where the default language does not name the
 * number, it is optional everywhere. Undefined for a key that is no plural, or a base key without forms.
 */
export function countPlaceholder(
  language: Language,
  key: string,
  sources: Texts,
): 'required' | 'advised' | 'optional' | undefined {
  const { plural, form } = pluralOf(key, sources) ?? {};
  if (!plural) return undefined;
  if (!isCounted(plural, sources)) return 'optional';
  if (form === undefined) return formsIn(plural, sources).length > 0 ? 'required' : undefined;
  const numbers = numbersSelecting(language, plural.type, form);
  // None is that of `zero` in a language without it, or of a form for millions or fractions.
  if (numbers.length === 0) return pluralForms(language, plural.type).includes(form) ? 'required' : 'optional';
  if (numbers.length === 1) return 'optional';
  if (numbers.some((number) => number > 1)) return 'required';
  return sources(plural.keyOf('zero')) === undefined ? 'advised' : 'optional';
}
