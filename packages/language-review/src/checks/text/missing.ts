import { expectedKeys, needsMessage } from '../../catalogs/plurals.ts';
import { fallbackOf, getConfig, type Language } from '../../config.ts';
import type { Check } from '../check.ts';

/** Whether another language stands for empty texts: `lingui extract` writes one for each message that is not translated. */
const mayBeEmpty = (language: Language) => getConfig().format === 'lingui' && fallbackOf(language) !== undefined;

export const missing = {
  id: 'missing',
  finds: 'A key, or a plural form that the library needs, is missing, or its text is empty',
  accept: 'reason',
  find: ({ language, key, text, sources, own }) =>
    text.trim() === '' && !mayBeEmpty(language) && needsMessage(language, key, sources, own) ? ['is empty'] : [],
  findAmong: ({ language, messages, english, sources, own }) => {
    const known = new Set(messages.map(({ key }) => key));
    // What another language stands for is missing in that one.
    if (fallbackOf(language) !== undefined) return [];
    return expectedKeys(
      [language],
      english.map(({ key }) => key),
      sources,
    )
      .filter((key) => !known.has(key) && needsMessage(language, key, sources, own))
      .map((key) => ({ key, message: 'is missing' }));
  },
} as const satisfies Check;
