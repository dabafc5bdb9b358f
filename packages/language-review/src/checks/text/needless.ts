import type { Check } from '../check.ts';

export const needless = {
  id: 'needless',
  finds: 'A reason for one language has no finding, except for `width` and `unused`',
} as const satisfies Check;
