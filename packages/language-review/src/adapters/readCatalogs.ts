import { catalogAt, joinKey } from '../catalogPaths.ts';
import { languageCodes, type Catalogs, type Language } from '../config.ts';
import type { CatalogModules } from './adapter.ts';

/** The texts in a JSON value, by key. */
function textsIn(value: unknown, key: string): Array<[key: string, text: string]> {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, key === '' ? name : `${key}.${name}`));
}

/** The messages of JSON catalogs that `import.meta.glob` has found. Files of other languages are left out. */
export function readCatalogs(files: CatalogModules): Catalogs {
  const found = Object.entries(files).flatMap(([path, content]) => {
    const { language, namespace } = catalogAt(path) ?? {};
    return textsIn(content, '').map(([name, text]) => ({ language, key: joinKey(namespace, name), text }));
  });
  const catalogOf = (code: Language) =>
    Object.fromEntries(found.flatMap(({ language, key, text }) => (language === code ? [[key, text]] : [])));
  return Object.fromEntries(languageCodes().map((code) => [code, catalogOf(code)]));
}
