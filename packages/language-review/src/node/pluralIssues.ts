import type { Language } from '../config.ts';
import { canHaveForm, countPlaceholder, numbersSelecting, pluralForms, type Texts } from '../plurals.ts';
import { messageSyntax } from '../syntax.ts';
import { placeholdersOf } from './evaluateMessage.ts';
import { englishName } from './format.ts';

/** What could be better in the plural forms inside of a message. */
function innerIssues(language: Language, text: string): string[] {
  const plurals = messageSyntax().pluralsIn?.(text) ?? [];
  return plurals.flatMap(({ name, type, forms, offset }) => {
    const own = pluralForms(language, type);
    const isCovered = (form: Intl.LDMLPluralRule) => {
      const numbers = numbersSelecting(language, type, form);
      return (
        forms.includes(form) || (numbers.length > 0 && numbers.every((number) => forms.includes(`=${number + offset}`)))
      );
    };
    const missing = own.filter((form) => !isCovered(form));
    const unknown = forms.filter((form) => !form.startsWith('=') && !own.some((known) => known === form));
    return [
      ...missing.map(
        (form) => `lacks the form ${form} of ${name}, which ${englishName(language)} has: other stands for it`,
      ),
      ...unknown.map(
        (form) => `has the form ${form} of ${name}, which ${englishName(language)} does not have: it is never shown`,
      ),
    ];
  });
}

/** What the library does not ask for, and what could be better in a message with a number, as sentences. */
export function pluralIssues(language: Language, key: string, sources: Texts, text: string): string[] {
  const { count = '' } = messageSyntax().plural ?? {};
  if (!canHaveForm(language, key, sources))
    return [`is a plural form that ${englishName(language)} does not have: it is never shown`];
  if (countPlaceholder(language, key, sources) === 'advised' && !placeholdersOf(text).includes(count))
    return [`does not say ${count}, though ${englishName(language)} has this form for 0 as well`];
  return innerIssues(language, text);
}
