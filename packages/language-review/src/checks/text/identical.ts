import { isVariantOfDefault } from '../../config.ts';
import { sourceName } from '../../format.ts';
import type { Check } from '../check.ts';

export const identical = {
  id: 'identical',
  finds: 'The text is that of the default language',
  accept: 'reason',
  find: ({ language, text, source }) =>
    text === source && text.trim() !== '' && !isVariantOfDefault(language)
      ? [`is the ${sourceName()} text: translate it`]
      : [],
} as const satisfies Check;
