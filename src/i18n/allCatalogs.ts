import type { Language } from './languages';
import type { Catalog, Catalogs } from './lookup';

/** Every catalog at once: for the workbench and the tests. The site loads them one by one. */
export const allCatalogs = Object.fromEntries(
  Object.entries(import.meta.glob<Catalog>('./messages/*.json', { eager: true, import: 'default' })).map(
    ([file, catalog]) => [file.replace(/^.*\/|\.json$/g, '') as Language, catalog],
  ),
) as unknown as Catalogs;
