import { getConfig, type Language } from '../config.ts';
import { escapeRegExp } from 'system-tools/escape-reg-exp';
import { SaveError } from '../edits/saveError.ts';

export interface CatalogFile {
  language: Language;
  /** Where a language has several catalogs: the keys of its messages begin with it, `common:title`. */
  namespace: string | undefined;
  path: string;
}

export const hasNamespaces = () => getConfig().catalogs.includes('{namespace}');

/** Whether a language has one JSON object of strings, which the panel can write as a whole. */
export const hasFlatCatalogs = () => ['flat', 'react-intl'].includes(getConfig().format);

/** The namespace of a message, and its key inside. */
export function splitKey(key: string): { namespace: string | undefined; name: string } {
  const at = hasNamespaces() ? key.indexOf(':') : -1;
  return at < 0 ? { namespace: undefined, name: key } : { namespace: key.slice(0, at), name: key.slice(at + 1) };
}

export const joinKey = (namespace: string | undefined, name: string) =>
  namespace === undefined ? name : `${namespace}:${name}`;

const pathOf = (language: string, namespace: string) => {
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

/** The catalogs of a language, for people: `fr.json`, `fr/*.json`; all of their path from the first name that varies. */
export function catalogsName(language: Language) {
  const { catalogs } = getConfig();
  return pathOf(language, '*').slice(catalogs.lastIndexOf('/', catalogs.indexOf('{')) + 1);
}

/** What no name of a file or a folder has: what leads elsewhere, control characters, and the colon that ends a namespace. */
const foreign = String.raw`/\\:?\0-\x1F\x7F-\x9F`;

/** Not that of a hidden file. */
const oneName = String.raw`[^.\s${foreign}][^${foreign}]*`;

/** Matches the path of a catalog: with what precedes it, and without a query. */
function catalogPattern() {
  const seen = new Set<string>();
  // A file of the project counts before another one that begins like it: `en` in `en.pages.json`, `pt-BR` before `pt`.
  const files = getConfig().locales.map(({ file }) => file);
  const known = files.toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  const names = {
    language: [...known, oneName].join('|'),
    // Namespaces may be in folders.
    namespace: `${oneName}(?:/${oneName})*`,
  };
  const parts = getConfig()
    .catalogs.split(/(\{(?:language|namespace)\})/)
    .map((part) => {
      const name = /^\{(language|namespace)\}$/.exec(part)?.[1] as keyof typeof names | undefined;
      if (name === undefined) return escapeRegExp(part);
      if (seen.has(name)) return String.raw`\k<${name}>`;
      seen.add(name);
      return `(?<${name}>${names[name]})`;
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

/** As `catalogAt`, of a path from the root of the project: a folder of other catalogs may be in that of the catalogs. */
export function ownCatalogAt(path: string) {
  const found = catalogAt(path);
  return found && pathOf(found.language, found.namespace ?? '') === path ? found : undefined;
}
