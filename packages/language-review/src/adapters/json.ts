import { FormatError, type CatalogFormat } from './catalogFormat.ts';
import { keyAt, placeOf, type ContentAt, type KeyPath } from './keyPaths.ts';
import { completeOptions } from './reactI18next/options.ts';
import { getConfig } from '../config.ts';
import { containerId, scanJson, type JsonCatalog, type JsonContainer } from './scanJson.ts';

/** The member of an object that a new message follows; undefined where it comes first. */
function memberBefore(key: string, parent: KeyPath, { members, isList }: JsonContainer, order: readonly string[]) {
  if (isList) return [...members.values()].at(-1);
  const prefix = parent.length === 0 ? '' : `${keyAt(parent)}.`;
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

/** Stands for the items of a list that come before a new one and are missing: the library shows those of the default language. */
const missingItems = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, () => 'null');

/** Writes a new member as the ones around it are written. */
function insert(
  source: string,
  { key, text, path = [key] }: Parameters<CatalogFormat['write']>[1],
  catalog: JsonCatalog,
  order: readonly string[],
) {
  const contentAt: ContentAt = (at) => {
    const found = catalog.containers.get(containerId(at));
    return found ? [...found.members.keys()] : catalog.entries.has(keyAt(at)) ? 'text' : undefined;
  };
  const { keySeparator } = completeOptions(getConfig().i18next);
  const { parent, rest } = placeOf(path, contentAt, keySeparator === '.');
  const [first = '', ...inner] = rest;
  const container = catalog.containers.get(containerId(parent))!;
  const name = container.isList ? Number(first) : String(first);
  const isText = inner.length > 0 && contentAt([...parent, name]) === 'text';
  if (Number.isNaN(name) || isText || catalog.containers.has(containerId([...parent, name])))
    throw new FormatError(`another value stands where the text of "${key}" belongs`, container.open);
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const [outermost] = catalog.containers.get(containerId([]))!.members.values();
  const unit = (outermost && indentAt(source, outermost.start)) || '  ';
  const [neighbour] = container.members.values();
  const own = neighbour ? indentAt(source, neighbour.start) : lineIndent(source, container.open) + unit;
  // All in one line, where the others are.
  const lineBreak = (depth: number) => (own === undefined ? ' ' : newline + own + unit.repeat(depth));
  const value = inner.reduceRight<string>((content, each, index) => {
    const [outside, inside] = [lineBreak(index), lineBreak(index + 1)];
    return typeof each === 'number'
      ? `[${inside}${[...missingItems(0, each), content].join(`,${inside}`)}${outside}]`
      : `{${inside}${JSON.stringify(each)}: ${content}${outside}}`;
  }, JSON.stringify(text));
  // What is no text, such as null.
  const replaced = container.members.get(name);
  if (replaced) return source.slice(0, replaced.value) + value + source.slice(replaced.end);

  const members = container.isList
    ? [...missingItems(container.members.size, Number(name)), value]
    : [`${JSON.stringify(name)}: ${value}`];
  const added = members.map((member) => lineBreak(0) + member).join(',');
  if (!neighbour) {
    const end = source.slice(container.close);
    return `${source.slice(0, container.open)}${added}${newline}${lineIndent(source, container.open)}${end}`;
  }
  const before = memberBefore(key, parent, container, order);
  return before
    ? `${source.slice(0, before.end)},${added}${source.slice(before.end)}`
    : `${source.slice(0, container.open)}${added},${source.slice(container.open)}`;
}

/** @param isNested see `scanJson` */
const jsonFormat = (isNested: boolean): CatalogFormat => ({
  parse: (source) => scanJson(source, isNested).entries,
  write(source, message, order) {
    const catalog = scanJson(source, isNested);
    const current = catalog.entries.get(message.key);
    return current
      ? source.slice(0, current.start) + JSON.stringify(message.text) + source.slice(current.end)
      : insert(source, message, catalog, order);
  },
  empty: '{}\n',
});

/** One JSON object of texts: the catalogs of `flat` and `react-intl`. */
export const flatJson = jsonFormat(false);

/** JSON objects inside of each other: the keys of a message are joined by dots, as `t('home.title')` of i18next names it. */
export const nestedJson = jsonFormat(true);
