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

/** What a catalog has at a path: the names of an object or the indexes of a list, a text, or neither. */
export type ContentAt = (path: KeyPath) => ReadonlyArray<string | number> | 'text' | undefined;

/**
 * Where a new message belongs: the innermost object or list there is, and what is missing below it. Where dots separate names, i18next
 * finds a name with dots as well, but takes an object before it: `{ "cart": { … }, "cart.title": … }` has no `cart.title` inside of another
 * object. So such a message is written in one piece, where keys beside it are, and in the outermost object, where it is always found.
 * @param hasDots whether dots separate the names in the sources
 */
export function placeOf(path: KeyPath, contentAt: ContentAt, hasDots: boolean): { parent: KeyPath; rest: KeyPath } {
  const isContainer = (at: KeyPath) => Array.isArray(contentAt(at));
  const depth = path.findIndex((_, index) => !isContainer(path.slice(0, index + 1)));
  const [parent, rest] = [path.slice(0, depth), path.slice(depth)];
  if (!hasDots) return { parent, rest };
  const [first, ...others] = keyAt(rest).split('.');
  // An object that i18next would look into instead.
  const isHidden = others.some((_, index) => isContainer([...parent, [first, ...others.slice(0, index)].join('.')]));
  if (isHidden) return { parent: [], rest: [keyAt(path)] };
  const names = [contentAt(parent) ?? []].flat().map(String);
  const isFlat = parent.length === 0 && names.some((name) => name.includes('.'));
  const isTaken =
    contentAt([...parent, rest[0] ?? '']) === 'text' || names.some((name) => name.startsWith(`${rest[0]}.`));
  return { parent, rest: isFlat || (rest.length > 1 && isTaken) ? [keyAt(rest)] : rest };
}
