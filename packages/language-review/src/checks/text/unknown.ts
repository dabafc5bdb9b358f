import { sourceName } from '../../format.ts';
import type { Check } from '../check.ts';

export const unknown = {
  id: 'unknown',
  finds: 'A key, or a plural form, that the default language does not have',
  accept: 'reason',
  stops: true,
  find: ({ source }) => (source === undefined ? [`is unknown: the ${sourceName()} catalog has no such key`] : []),
} as const satisfies Check;
