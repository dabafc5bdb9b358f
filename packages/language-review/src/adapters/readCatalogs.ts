import { catalogAt, joinKey } from '../catalogs/catalogPaths.ts';
import { isLanguage, languageCodes, type Catalogs, type Language } from '../config.ts';
import type { CatalogModules } from './adapter.ts';
import { keyAt, textsInside } from './keyPaths.ts';

export interface CatalogContent {
  language: Language;
  namespace: string | undefined;
  content: unknown;
}

/** The JSON catalogs that `import.meta.glob` has found. Files of other languages are left out. */
export const contentsOf = (files: CatalogModules): CatalogContent[] =>
  Object.entries(files).flatMap(([path, content]) => {
    const { language, namespace } = catalogAt(path) ?? {};
    return isLanguage(language) ? [{ language, namespace, content }] : [];
  });

export function messagesOf(contents: readonly CatalogContent[]): Catalogs {
  const messages = (code: Language) =>
    contents
      .filter(({ language }) => language === code)
      .flatMap(({ namespace, content }) =>
        textsInside(content).map(({ path, text }) => [joinKey(namespace, keyAt(path)), text] as const),
      );
  return Object.fromEntries(languageCodes().map((code) => [code, Object.fromEntries(messages(code))]));
}

export const readCatalogs = (files: CatalogModules) => messagesOf(contentsOf(files));
