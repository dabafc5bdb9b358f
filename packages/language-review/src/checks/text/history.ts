import type { Check } from '../check.ts';

export const history = {
  id: 'history',
  label: 'Out of step',
  finds:
    'By git, since before the last commit of the catalog: the source text has changed without its translation, or two messages of one language have been exchanged',
  accept: 'an approval',
  isAdvice: true,
} as const satisfies Check;
