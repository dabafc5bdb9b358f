import { sourceName } from '../../format.ts';
import type { Check } from '../check.ts';
import { differentPlaceholders } from './evaluateMessage.ts';

const listed = (placeholders: readonly string[]) => placeholders.join(' ') || 'none';

export const placeholders = {
  id: 'placeholders',
  finds: 'Placeholders, or their types, differ',
  find: ({ language, key, text, sources }) => {
    const different = text.trim() === '' ? undefined : differentPlaceholders(language, key, sources, text);
    return different
      ? [`has other placeholders than ${sourceName()}: ${listed(different.found)}, not ${listed(different.expected)}`]
      : [];
  },
} as const satisfies Check;
