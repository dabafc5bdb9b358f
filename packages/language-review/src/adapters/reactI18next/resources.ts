import { ownValue } from 'system-tools/own-value';
import { splitKey } from '../../catalogs/catalogPaths.ts';
import { defaultLocale, type Catalog, type Catalogs, type Language, type MessageKey } from '../../config.ts';
import { textsIn } from '../../catalogs/messages.ts';
import { byKey, keyAt, pathOfKey, textsInside, type KeyPath } from '../keyPaths.ts';
import type { CatalogContent } from '../readCatalogs.ts';

type Container = Record<string | number, unknown>;

/** Changes a text in a JSON value, or adds it. */
function setText(container: Container, [name = '', ...rest]: KeyPath, text: string) {
  // i18next takes the items of a list that are null from the default language.
  if (Array.isArray(container)) while (container.length < Number(name)) container.push(null);
  const inner = ownValue(container, String(name));
  if (rest.length === 0) container[name] = text;
  // i18next finds such a key, too.
  else if (typeof inner === 'string') container[keyAt([name, ...rest])] = text;
  else {
    // Where another value stands, i18next takes all of the object from the default language.
    const isContainer = typeof inner === 'object' && inner !== null;
    const next = isContainer ? inner : typeof rest[0] === 'number' ? [] : {};
    container[name] = next;
    setText(next as Container, rest, text);
  }
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
