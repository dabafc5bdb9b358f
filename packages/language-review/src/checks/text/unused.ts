import type { Check } from '../check.ts';

export const unused = {
  id: 'unused',
  finds: 'No source names the key, or only tests and stories do',
  accept: 'reason',
} as const satisfies Check;
