import { ownValue } from 'system-tools/own-value';
import { splitKey } from '../../catalogs/catalogPaths.ts';
import { defaultLocale, getConfig, type Catalog, type Catalogs, type Language, type MessageKey } from '../../config.ts';
import { textsIn } from '../../catalogs/messages.ts';
import { byKey, keyAt, pathOfKey, placeOf, textsInside, type ContentAt, type KeyPath } from '../keyPaths.ts';
import { completeOptions } from './options.ts';
import type { CatalogContent } from '../readCatalogs.ts';

type Container = Record<string | number, unknown>;

const valueAt = (content: unknown, path: KeyPath) =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? ownValue(value as Container, String(name)) : undefined,
    content,
  );

const contentIn =
  (content: unknown): ContentAt =>
  (path) => {
    const value = valueAt(content, path);
    if (typeof value === 'string') return 'text';
    return typeof value === 'object' && value !== null ? Object.keys(value) : undefined;
  };

/** i18next takes the items of a list that are null from the default language. */
function setItem(list: unknown[], index: number, value: unknown) {
  while (list.length < index) list.push(null);
  list[index] = value;
  return list;
}

/** Changes a text in a JSON value, or adds it where its file would have it. */
function setText(content: Container, path: KeyPath, text: string) {
  const isKnown = typeof valueAt(content, path) === 'string';
  const { keySeparator } = completeOptions(getConfig().i18next);
  const { parent, rest } = isKnown
    ? { parent: path.slice(0, -1), rest: path.slice(-1) }
    : placeOf(path, contentIn(content), keySeparator === '.');
  const [first = '', ...inner] = rest;
  // Where another value stands, i18next takes all of the object from the default language.
  const value = inner.reduceRight<unknown>(
    (within, name) => (typeof name === 'number' ? setItem([], name, within) : { [name]: within }),
    text,
  );
  const container = valueAt(content, parent) as Container;
  if (Array.isArray(container) && typeof first === 'number') setItem(container, first, value);
  else container[first] = value;
}

const pathsIn = (content: unknown) => textsInside(content).map(({ path }) => path);

/** The catalogs that have other texts than the files, as i18next has them: with lists, and with all that is no text. */
export function changedContents(
  contents: readonly CatalogContent[],
  inFiles: Catalogs,
  catalogs: Catalogs,
): Array<CatalogContent & { content: object }> {
  const find = (code: Language, name: string | undefined) =>
    contents.find(({ language, namespace }) => language === code && namespace === name)?.content ?? {};
  return (Object.entries(catalogs) as Array<[Language, Catalog]>).flatMap(([language, catalog]) => {
    const inFile = textsIn(inFiles[language]);
    const changed = Object.entries<string | undefined>(catalog).filter(
      ([key, text]) => text !== undefined && text !== inFile(key as MessageKey),
    );
    const namespaces = new Set(changed.map(([key]) => splitKey(key).namespace));
    return [...namespaces].map((namespace) => {
      const own = find(language, namespace);
      const known = byKey([...pathsIn(find(defaultLocale(), namespace)), ...pathsIn(own)]);
      const content = structuredClone(own);
      for (const [key, text = ''] of changed) {
        const { namespace: of, name } = splitKey(key);
        if (of === namespace) setText(content as Container, pathOfKey(name, known), text);
      }
      return { language, namespace, content };
    });
  });
}

/** The keys of the addon, by namespace and by what i18next calls them. */
export function keyNames(contents: readonly CatalogContent[], separator: string | false) {
  const names = new Map(
    contents.flatMap(({ namespace, content }) =>
      pathsIn(content).map((path) => [`${namespace ?? ''}:${path.join(separator || '.')}`, keyAt(path)] as const),
    ),
  );
  /** @param name as i18next has found it; that of a message that no file has may be one of an edit */
  return (namespace: string | undefined, name: string) =>
    names.get(`${namespace ?? ''}:${name}`) ?? (separator ? name.replaceAll(separator, '.') : name);
}
