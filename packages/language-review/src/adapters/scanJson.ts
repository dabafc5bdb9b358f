import { FormatError, type CatalogEntry } from './catalogFormat.ts';

/** A member of an object: the offsets of its name, and of the end of its value. */
interface Member {
  start: number;
  end: number;
}

/** An object of a JSON source. */
export interface JsonObject {
  /** The offsets behind the opening and of the closing brace. */
  open: number;
  close: number;
  members: Map<string, Member>;
}

export interface JsonCatalog {
  entries: Map<string, CatalogEntry>;
  /** By the key of their messages: that of the outermost is empty. */
  objects: Map<string, JsonObject>;
}

/** A string ends in its line, so that a missing quote is reported where it is missing. */
const quoted = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/y;

const numberOrWord = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Reads the messages of a JSON object, and where they stand.
 * @param isNested whether an object or a list may stand for a text: the keys of its messages are joined by dots. A number, a
 * boolean and null are no messages then.
 * @throws {FormatError}
 */
export function scanJson(source: string, isNested: boolean): JsonCatalog {
  const entries = new Map<string, CatalogEntry>();
  const objects = new Map<string, JsonObject>();
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

  const takeList = (key: string) => {
    skipSpace();
    for (let index = 0; !take(/\]/y); index++) {
      takeValue(`${key}.${index}`, offset);
      takeComma(`${key}.${index}`, ']');
    }
  };

  /** @param start of the key, for error messages */
  function takeValue(key: string, start: number) {
    const value = offset;
    if (isNested && take(/\{/y)) return takeObject(key);
    if (isNested && take(/\[/y)) return takeList(key);
    if (isNested && take(numberOrWord)) return;
    const text = takeString(`the text of "${key}"`);
    if (entries.has(key)) throw error(`the key "${key}" stands here a second time`, start);
    entries.set(key, { text, start: value, end: offset });
  }

  function takeObject(path: string) {
    const object: JsonObject = { open: offset, close: offset, members: new Map() };
    if (!objects.has(path)) objects.set(path, object);
    skipSpace();
    while (!take(/\}/y)) {
      const start = offset;
      const name = takeString('a key');
      const key = path === '' ? name : `${path}.${name}`;
      if (object.members.has(name)) throw error(`the key "${key}" stands here a second time`, start);
      skipSpace();
      if (!take(/:/y)) throw error(`a colon is expected after the key "${key}"`);
      skipSpace();
      takeValue(key, start);
      object.members.set(name, { start, end: offset });
      takeComma(key, '}');
    }
    object.close = offset - 1;
  }

  if (source.startsWith('\uFEFF'))
    throw error('an invisible byte order mark stands here; the file must be saved as UTF-8 without one');
  skipSpace();
  if (!take(/\{/y)) throw error('a catalog begins with an opening brace, {');
  takeObject('');
  skipSpace();
  if (offset < source.length) throw error('nothing may follow the closing brace');
  return { entries, objects };
}
