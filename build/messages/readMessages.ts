import { fileURLToPath } from 'node:url';
import { readCatalog } from 'language-review/node';
import type { Language } from '#i18n/languages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The messages of a language as its catalog has them at this moment. */
export const readMessages = (language: Language) => readCatalog(`${root}src/i18n/messages/${language}.json`, root);
