import type { CatalogFormat } from './catalogFormat.ts';
import { scanJson, type JsonCatalog, type JsonObject } from './scanJson.ts';

/** Where a new message belongs: the innermost object there is, and the names that are missing below it. */
function placeOf(key: string, { entries, objects }: JsonCatalog, isNested: boolean) {
  let path = '';
  let names = key.split('.');
  if (!isNested || [...(objects.get('')?.members.keys() ?? [])].some((name) => name.includes('.')))
    return { path, names: [key] };
  while (names.length > 1) {
    const [first = '', ...rest] = names;
    const inner = path === '' ? first : `${path}.${first}`;
    // A text stands where the object would: such a key is written in one piece.
    if (entries.has(inner)) return { path, names: [names.join('.')] };
    if (!objects.has(inner)) break;
    path = inner;
    names = rest;
  }
  return { path, names };
}

/** The member of an object that a new message follows; undefined where it comes first. */
function memberBefore(key: string, path: string, { members }: JsonObject, order: readonly string[]) {
  const prefix = path === '' ? '' : `${path}.`;
  const names = [...members.keys()];
  for (const other of order.slice(0, Math.max(0, order.indexOf(key))).toReversed()) {
    if (!other.startsWith(prefix)) continue;
    const rest = other.slice(prefix.length);
    const found = names.find((name) => name === rest || rest.startsWith(`${name}.`));
    if (found !== undefined) return members.get(found);
  }
  return undefined;
}

/** The white space before an offset, if nothing else precedes it in its line; undefined elsewhere. */
const indentAt = (source: string, offset: number) => /(?:^|\n)([ \t]*)$/.exec(source.slice(0, offset))?.[1];

/** The white space that a line begins with. */
const lineIndent = (source: string, offset: number) =>
  /^[ \t]*/.exec(source.slice(source.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';

/** Writes a new member as the ones around it are written. */
function insert(
  source: string,
  key: string,
  text: string,
  catalog: JsonCatalog,
  order: readonly string[],
  isNested: boolean,
) {
  const { path, names } = placeOf(key, catalog, isNested);
  const object = catalog.objects.get(path)!;
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const [outermost] = catalog.objects.get('')?.members.values() ?? [];
  const unit = (outermost && indentAt(source, outermost.start)) || '  ';
  const [first] = object.members.values();
  const own = first ? indentAt(source, first.start) : lineIndent(source, object.open) + unit;
  // All in one line, where the others are.
  const lineBreak = (depth: number) => (own === undefined ? ' ' : newline + own + unit.repeat(depth));
  const value = names
    .slice(1)
    .reduceRight(
      (inner, name, index) => `{${lineBreak(index + 1)}${JSON.stringify(name)}: ${inner}${lineBreak(index)}}`,
      JSON.stringify(text),
    );
  const member = `${lineBreak(0)}${JSON.stringify(names[0])}: ${value}`;
  if (!first) {
    const rest = source.slice(object.close);
    return `${source.slice(0, object.open)}${member}${newline}${lineIndent(source, object.open)}${rest}`;
  }
  const before = memberBefore(key, path, object, order);
  return before
    ? `${source.slice(0, before.end)},${member}${source.slice(before.end)}`
    : `${source.slice(0, object.open)}${member},${source.slice(object.open)}`;
}

/** Catalogs as JSON. @param isNested see `scanJson` */
export const jsonFormat = (isNested: boolean): CatalogFormat => ({
  parse: (source) => scanJson(source, isNested).entries,
  write(source, { key, text }, order) {
    const catalog = scanJson(source, isNested);
    const current = catalog.entries.get(key);
    return current
      ? source.slice(0, current.start) + JSON.stringify(text) + source.slice(current.end)
      : insert(source, key, text, catalog, order, isNested);
  },
  empty: '{}\n',
});
