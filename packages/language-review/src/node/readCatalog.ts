import { readFileSync } from 'node:fs';
import type { Catalog } from '../config.ts';
import { parseCatalog } from './parseCatalog.ts';

/**
 * The messages of a catalog as its file has them at this moment. A configuration that imported the file would make every change
 * of a message a restart of the server.
 * @param file its absolute path
 * @param root folder of the project
 * @throws {CatalogError} where the file is broken
 */
export const readCatalog = (file: string, root: string): Catalog =>
  Object.fromEntries([...parseCatalog(readFileSync(file, 'utf8'), file, root)].map(([key, { text }]) => [key, text]));
