import type { Language } from '../config.ts';
import { numbersSelecting, pluralForms } from '../plurals.ts';
import { messageSyntax } from '../syntax.ts';
import { englishName } from './format.ts';

/** The plural forms that a message lacks inside, or has in vain, as sentences. */
export function pluralIssues(language: Language, text: string): string[] {
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
      ...missing.map((form) => `lacks the form ${form} of ${name}, which ${englishName(language)} has`),
      ...unknown.map((form) => `has the form ${form} of ${name}, which ${englishName(language)} does not have`),
    ];
  });
}
