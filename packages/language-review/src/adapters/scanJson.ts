import { FormatError, type CatalogEntry } from './catalogFormat.ts';
import { keyAt, type KeyPath } from './keyPaths.ts';

/** A member of an object or a list: the offsets of its name, if it has one, and of its value. */
interface Member {
  start: number;
  value: number;
  end: number;
}

/** An object or a list of a JSON source. */
export interface JsonContainer {
  /** The offsets behind the opening and of the closing brace or bracket. */
  open: number;
  close: number;
  isList: boolean;
  members: Map<string | number, Member>;
}

export interface JsonCatalog {
  entries: Map<string, CatalogEntry & { path: KeyPath }>;
  containers: Map<string, JsonContainer>;
}

export const containerId = (path: KeyPath) => JSON.stringify(path.map(String));

/** A string ends in its line, so that a missing quote is reported where it is missing. */
const quoted = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/y;

/** How deep objects and lists may be nested. */
const deepest = 100;

const numberOrWord = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Reads the messages of a JSON object, and where they stand.
 * @param isNested whether an object or a list may stand for a text: the keys of its messages are joined by dots. A number, a
 * boolean and null are no messages then.
 * @throws {FormatError}
 */
export function scanJson(source: string, isNested: boolean): JsonCatalog {
  const entries: JsonCatalog['entries'] = new Map();
  const containers: JsonCatalog['containers'] = new Map();
  let offset = 0;
  const error = (problem: string, at = offset) => new FormatError(problem, at);

  const take = (pattern: RegExp) => {
    pattern.lastIndex = offset;
    const [found = ''] = pattern.exec(source) ?? [];
    offset += found.length;
    return found;
  };
  const skipSpace = () => take(/[ \t\r\n]*/y);

  const takeString = (name: string) => {
    const start = offset;
    const found = take(quoted);
    if (!found && source[start] === '"') throw error(`the double quote at the end of ${name} is missing in this line`);
    if (!found) throw error(`${name} is expected here, in double quotes`);
    try {
      return JSON.parse(found) as string;
    } catch {
      throw error(
        `${name} holds a character that JSON writes differently: a line break is \\n, a tab \\t, a backslash \\\\`,
        start,
      );
    }
  };

  const takeComma = (key: string, closing: '}' | ']') => {
    const end = offset;
    skipSpace();
    const comma = offset;
    if (take(/,/y)) {
      skipSpace();
      if (source[offset] === closing) throw error(`a comma stands after the last text, that of "${key}"`, comma);
      return;
    }
    const next = source[comma];
    if (next === undefined)
      throw error(`the closing ${closing === '}' ? 'brace' : 'bracket'}, ${closing}, is missing`, end);
    if (next === '"') throw error(`a comma is missing after the text of "${key}"`, end);
    if (next !== closing)
      throw error(`the text of "${key}" ends here; a double quote inside a text is written \\"`, end - 1);
  };

  const openContainer = (path: KeyPath, isList: boolean) => {
    if (path.length > deepest) throw error(`objects and lists are nested more than ${deepest} deep here`);
    const container: JsonContainer = { open: offset, close: offset, isList, members: new Map() };
    containers.set(containerId(path), container);
    skipSpace();
    return container;
  };

  const takeList = (path: KeyPath) => {
    const list = openContainer(path, true);
    for (let index = 0; !take(/\]/y); index++) {
      const value = offset;
      takeValue([...path, index], value);
      list.members.set(index, { start: value, value, end: offset });
      takeComma(keyAt([...path, index]), ']');
    }
    list.close = offset - 1;
  };

  /** @param start of the key, for error messages */
  function takeValue(path: KeyPath, start: number) {
    const value = offset;
    if (isNested && take(/\{/y)) return takeObject(path);
    if (isNested && take(/\[/y)) return takeList(path);
    if (isNested && take(numberOrWord)) return;
    const key = keyAt(path);
    const text = takeString(`the text of "${key}"`);
    if (entries.has(key)) throw error(`the key "${key}" stands here a second time`, start);
    entries.set(key, { text, start: value, end: offset, path });
  }

  function takeObject(path: KeyPath) {
    const object = openContainer(path, false);
    while (!take(/\}/y)) {
      const start = offset;
      const name = takeString('a key');
      const own = [...path, name];
      const key = keyAt(own);
      if (object.members.has(name)) throw error(`the key "${key}" stands here a second time`, start);
      skipSpace();
      if (!take(/:/y)) throw error(`a colon is expected after the key "${key}"`);
      skipSpace();
      const value = offset;
      takeValue(own, start);
      object.members.set(name, { start, value, end: offset });
      takeComma(key, '}');
    }
    object.close = offset - 1;
  }

  if (source.startsWith('\uFEFF'))
    throw error('an invisible byte order mark stands here; the file must be saved as UTF-8 without one');
  skipSpace();
  if (!take(/\{/y)) throw error('a catalog begins with an opening brace, {');
  takeObject([]);
  skipSpace();
  if (offset < source.length) throw error('nothing may follow the closing brace');
  return { entries, containers };
}
