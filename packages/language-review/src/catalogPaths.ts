import { getConfig, type Language } from './config.ts';
import { escapeRegExp } from './escapeRegExp.ts';
import { SaveError } from './node/saveError.ts';

/** Which catalog a file is. */
export interface CatalogFile {
  language: Language;
  /** Where a language has several catalogs: the keys of its messages begin with it, `common:title`. */
  namespace: string | undefined;
  /** From the root of the project. */
  path: string;
}

export const hasNamespaces = () => getConfig().catalogs.includes('{namespace}');

/** Whether a language has one JSON object of strings, which the panel can write as a whole. */
export const hasFlatCatalogs = () => ['flat', 'react-intl'].includes(getConfig().format) && !hasNamespaces();

/** The namespace of a message, and its key inside. */
export function splitKey(key: string): { namespace: string | undefined; name: string } {
  const at = hasNamespaces() ? key.indexOf(':') : -1;
  return at < 0 ? { namespace: undefined, name: key } : { namespace: key.slice(0, at), name: key.slice(at + 1) };
}

export const joinKey = (namespace: string | undefined, name: string) =>
  namespace === undefined ? name : `${namespace}:${name}`;

const pathOf = (language: Language, namespace: string) => {
  const { catalogs, locales } = getConfig();
  const { file = language } = locales.find(({ code }) => code === language) ?? {};
  return catalogs.replaceAll('{language}', () => file).replaceAll('{namespace}', () => namespace);
};

/**
 * The catalog of a language that has, or is to have, a message: nothing else turns a key, which may come from anybody, into a file.
 * @throws {SaveError} where the path does not lead back to the language and the namespace, as with `../../package:name`
 */
export function catalogOf(language: Language, key: string): CatalogFile {
  const { namespace } = splitKey(key);
  const path = pathOf(language, namespace ?? '');
  const found = catalogAt(path);
  if (found?.language !== language || found.namespace !== namespace)
    throw new SaveError(422, `The key "${key}" names no catalog: these are ${getConfig().catalogs}.`, key);
  return { language, namespace, path };
}

/** The catalogs of a language, for people: `fr.json`, `fr/*.json`. */
export function catalogsName(language: Language) {
  const path = pathOf(language, '*');
  const at = getConfig().catalogs.slice(0, getConfig().catalogs.indexOf('{language}')).lastIndexOf('/');
  return path.slice(at + 1);
}

/** Matches the path of a catalog: with what precedes it, and without a query. */
export function catalogPattern() {
  const seen = new Set<string>();
  const parts = getConfig()
    .catalogs.split(/(\{(?:language|namespace)\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return escapeRegExp(part);
      if (seen.has(name)) return String.raw`\k<${name}>`;
      seen.add(name);
      // A name is that of one file or folder, and does not begin with a dot, as that of a hidden file. Namespaces may be in folders.
      const one = String.raw`\w[^/\\?\0-\x1F]*`;
      return `(?<${name}>${one}${name === 'namespace' ? `(?:/${one})*` : ''})`;
    });
  return new RegExp(`(?:^|/)${parts.join('')}$`);
}

/** What a file is by its path: undefined where it is no catalog. Its language may be none of the project. */
export function catalogAt(path: string): { language: string; namespace: string | undefined } | undefined {
  const { language: name, namespace } = catalogPattern().exec(path)?.groups ?? {};
  if (name === undefined) return undefined;
  const language = getConfig().locales.find(({ file }) => file === name)?.code ?? name;
  return { language, namespace };
}
