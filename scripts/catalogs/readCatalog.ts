import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../src/i18n/languages.ts';
import type { Catalog } from '../../src/i18n/lookup.ts';
import { parseCatalog } from './parseCatalog.ts';

/**
 * The texts of a language, as they stand in its file at this moment. A configuration that imported the file would make every
 * change of a text a restart of the server.
 * @throws {CatalogFault} where the file is broken
 */
export function readCatalog(language: Language): Catalog {
  const file = fileURLToPath(new URL(`../../src/i18n/messages/${language}.json`, import.meta.url));
  return Object.fromEntries([...parseCatalog(readFileSync(file, 'utf8'), file)].map(([key, { text }]) => [key, text]));
}
