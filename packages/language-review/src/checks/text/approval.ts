import type { Check } from '../check.ts';

export const approval = {
  id: 'approval',
  finds: 'With `--require-approved`, a translation is not approved, or has changed since',
  accept: 'an approval',
} as const satisfies Check;
