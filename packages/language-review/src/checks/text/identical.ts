import { isVariantOfDefault } from '../../config.ts';
import { sourceName } from '../../format.ts';
import type { Check } from '../check.ts';
import { isUntranslated } from './prose.ts';

export const identical = {
  id: 'identical',
  finds: 'The text is that of the default language, and has more than placeholders, signs and `brandTerms`',
  accept: 'reason',
  find: ({ language, text, source }) =>
    isUntranslated(text, source) && !isVariantOfDefault(language) ? [`is the ${sourceName()} text: translate it`] : [],
} as const satisfies Check;
