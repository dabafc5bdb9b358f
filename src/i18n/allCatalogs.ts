import type { Language } from './languages';
import type { Catalog, Catalogs } from './lookup';

/** Every catalog, for the build, the workbench and tests. The site loads the messages of one page and language. */
export const allCatalogs = Object.fromEntries(
  Object.entries(import.meta.glob<Catalog>('./messages/*.json', { eager: true, import: 'default' })).map(
    ([file, catalog]) => [file.replace(/^.*\/|\.json$/g, '') as Language, catalog],
  ),
) as unknown as Catalogs;
