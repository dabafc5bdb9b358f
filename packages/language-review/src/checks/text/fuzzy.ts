import type { Check } from '../check.ts';

export const fuzzy = {
  id: 'fuzzy',
  label: 'Fuzzy',
  finds: 'A message is fuzzy',
  stops: true,
  find: ({ isFuzzy, text }) =>
    isFuzzy && text.trim() !== '' ? ['is fuzzy: correct the text, or approve it as it is'] : [],
} as const satisfies Check;
