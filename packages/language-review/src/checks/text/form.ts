import { missingKeys } from '../../catalogs/argumentTypes.ts';
import type { Language } from '../../config.ts';
import { canHaveForm, countPlaceholder, isCount, numbersSelecting, pluralForms } from '../../catalogs/plurals.ts';
import { messageSyntax } from '../../catalogs/syntax.ts';
import { placeholdersOf } from './evaluateMessage.ts';
import { englishName, sourceName } from '../../format.ts';
import type { Check } from '../check.ts';

/** Whether a message shows a number, in a form or beside it. */
const isNumberShown = (message: string, name: string) =>
  [
    ...(messageSyntax().argumentsIn?.(message) ?? []).map(
      (use) => use.name === name && ['text', 'number'].includes(use.type),
    ),
    ...(messageSyntax().pluralsIn?.(message) ?? []).map((plural) => plural.name === name && plural.numbered.length > 0),
  ].includes(true);

/** What could be better in the plural forms inside of a message. */
function innerIssues(language: Language, source: string, text: string): string[] {
  const plurals = messageSyntax().pluralsIn?.(text) ?? [];
  return plurals.flatMap(({ name, type, forms, offset, numbered }) => {
    const own = pluralForms(language, type);
    /** The numbers of a form that have none of their own; undefined for a form of millions or fractions. */
    const numbersOf = (rule: Intl.LDMLPluralRule) => {
      const numbers = numbersSelecting(language, type, rule);
      return numbers.length === 0 ? undefined : numbers.filter((number) => !forms.includes(`=${number + offset}`));
    };
    const missing = own.filter((form) => !forms.includes(form) && numbersOf(form)?.length !== 0);
    const silent = own.filter(
      (form) => forms.includes(form) && !numbered.includes(form) && (numbersOf(form)?.length ?? 2) > 1,
    );
    const unknown = forms.filter((form) => !form.startsWith('=') && !own.some((known) => known === form));
    return [
      ...missing.map(
        (form) => `lacks the form ${form} of ${name}, which ${englishName(language)} has: other stands for it`,
      ),
      ...unknown.map(
        (form) => `has the form ${form} of ${name}, which ${englishName(language)} does not have: it is never shown`,
      ),
      ...(isNumberShown(source, name) ? silent : []).map(
        (form) => `does not say the number ${name} in the form ${form}, which stands for several`,
      ),
    ];
  });
}

export const form = {
  id: 'form',
  label: 'Plural forms',
  finds:
    'An ICU message lacks a plural form of its language, or a key of a `select`, for which the library shows `other`; a plural form is one that its language does not have, so that it is never shown; a form of 0 and 1, as the French `one`, does not say the number; inside of an ICU message, any form that stands for several numbers',
  accept: 'reason',
  isAdvice: true,
  find: ({ language, key, source = '', text, sources }) => {
    const { count = '' } = messageSyntax().plural ?? {};
    if (!canHaveForm(language, key, sources))
      return [`is a plural form that ${englishName(language)} does not have: it is never shown`];
    if (countPlaceholder(language, key, sources) === 'advised' && !placeholdersOf(text).some(isCount))
      return [`does not say ${count}, though ${englishName(language)} has this form for 0 as well`];
    const choices = missingKeys(source, text).map(
      ({ name, key: choice }) => `lacks the form ${choice} of ${name}, which ${sourceName()} has: other stands for it`,
    );
    // A plural stands in each form of the select around it.
    return [...new Set([...innerIssues(language, source, text), ...choices])];
  },
} as const satisfies Check;
