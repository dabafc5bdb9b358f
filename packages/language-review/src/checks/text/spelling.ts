import type { Check } from '../check.ts';

export const spelling = {
  id: 'spelling',
  label: 'Spelling',
  finds: 'A word is misspelt',
  accept: 'a word in `words`',
} as const satisfies Check;
