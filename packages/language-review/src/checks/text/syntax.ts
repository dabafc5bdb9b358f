import { messageSyntax } from '../../catalogs/syntax.ts';
import type { Check } from '../check.ts';

export const syntax = {
  id: 'syntax',
  label: 'Syntax',
  finds: 'An ICU message, or a format of i18next, is not valid',
  // The other checks would read its placeholders as text.
  stops: true,
  find: ({ text }) => {
    const error = messageSyntax().errorIn?.(text);
    return error === undefined ? [] : [error];
  },
} as const satisfies Check;
