import { readFileSync } from 'node:fs';
import type { Catalog } from '../config.ts';
import { parseCatalog } from './parseCatalog.ts';

/**
 * The messages of a catalog file. If a Vite configuration imported the file, each change would restart the server.
 * @param file its absolute path
 * @throws {CatalogError} where it cannot be parsed
 */
export const readCatalog = (file: string, root: string): Catalog =>
  Object.fromEntries([...parseCatalog(readFileSync(file, 'utf8'), file, root)].map(([key, { text }]) => [key, text]));
