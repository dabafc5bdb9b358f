/** The names of the objects and the indexes in the lists that a text stands in, and its own: `['home', 'steps', 0]`. */
export type KeyPath = ReadonlyArray<string | number>;

/** How the addon names a message inside of its catalog, whatever separates the names in the sources. */
export const keyAt = (path: KeyPath) => path.join('.');

export const byKey = (paths: Iterable<KeyPath>) => new Map(Array.from(paths, (path) => [keyAt(path), path]));

/** The texts in a value of JSON, and where they stand. */
export function textsInside(value: unknown, path: KeyPath = []): Array<{ path: KeyPath; text: string }> {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsInside(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsInside(inner, [...path, name]));
}

/**
 * Where a message belongs in a catalog that lacks it: where another catalog has it or, as a plural form of another language, beside the
 * messages that begin as it does.
 * @param known the paths in that other catalog, by key
 */
export function pathOfKey(key: string, known: ReadonlyMap<string, KeyPath>): KeyPath {
  const own = known.get(key);
  if (own) return own;
  const parents = Array.from(known.values(), (path) => path.slice(0, -1))
    .filter((path) => path.length > 0 && key.startsWith(`${keyAt(path)}.`))
    .toSorted((a, b) => keyAt(b).length - keyAt(a).length);
  const [parent = []] = parents;
  return [...parent, parent.length === 0 ? key : key.slice(keyAt(parent).length + 1)];
}
