import { missingKeys } from '../../catalogs/argumentTypes.ts';
import type { Language } from '../../config.ts';
import {
  canHaveForm,
  countPlaceholder,
  isCount,
  numbersSelecting,
  pluralForms,
  sourceText,
  type Texts,
} from '../../catalogs/plurals.ts';
import { messageSyntax } from '../../catalogs/syntax.ts';
import { placeholdersOf } from './evaluateMessage.ts';
import { englishName, sourceName } from '../../format.ts';

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
    const numbersOf = (form: Intl.LDMLPluralRule) => {
      const numbers = numbersSelecting(language, type, form);
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

/** What the library does not ask for, and what could be better in a message with a number, as sentences. */
export function pluralIssues(language: Language, key: string, sources: Texts, text: string): string[] {
  const { count = '' } = messageSyntax().plural ?? {};
  if (!canHaveForm(language, key, sources))
    return [`is a plural form that ${englishName(language)} does not have: it is never shown`];
  if (countPlaceholder(language, key, sources) === 'advised' && !placeholdersOf(text).some(isCount))
    return [`does not say ${count}, though ${englishName(language)} has this form for 0 as well`];
  const source = sourceText(language, key, sources) ?? '';
  return [
    ...innerIssues(language, source, text),
    ...missingKeys(source, text).map(
      ({ name, key: choice }) => `lacks the form ${choice} of ${name}, which ${sourceName()} has: other stands for it`,
    ),
  ];
}
