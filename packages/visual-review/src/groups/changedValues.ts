/** A value in a source that has another one now: `accent: '#ffb84d'` in `const color = {` is named `color.accent`. */
export interface ChangedValue {
  file: string;
  name: string;
  from: string;
  to: string;
}

/** `name: value`, `name = value`, `"name": value`, `$name: value`, `@name: value`. */
const assignment = /^\s*(?:export\s+)?(?:const\s+|let\s+)?["']?([\w$@-]+)["']?\s*[:=]\s*(.+?)\s*[,;]?$/;

/** `--name: value`, wherever it is in a line: `:root { --name: value; --name: value }`. */
const property = /(?<![\w-])(--[\w-]+)\s*:\s*((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^;{}])+)/g;

/** What git shows of the lines before a change: `@@ -21 +21 @@ export const color = {`. */
const declaration = /@@ (?:export )?(?:const|let|var) (\w+) = \{/;

/** `{ name: value, name: value }` in one line. To look for a name from each letter of an image takes minutes: one starts with its word. */
const inner = /(?<![\w$-])["']?([\w$-]+)["']?\s*:\s*((["'`])(?:\\.|(?!\3)[^\\])*\3|[^\s,{}]+)/g;

/** The content of a value that is one text. */
const unquoted = (value: string) =>
  /^(["'`])(?:\\.|(?!\1)[^\\])*\1$/.test(value) ? value.slice(1, -1).replaceAll(/\\(["'`\\])/g, '$1') : value;

const escapes = new Map(Object.entries({ a: '\u0007', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' }));

/** The path in a line `+++ b/path`, which git puts in quotes where it has quotes, backslashes or control characters. */
function pathIn(line: string) {
  const path = line.slice('+++ '.length).replace(/\t$/, '');
  const read = !path.startsWith('"')
    ? path
    : path
        .slice(1, -1)
        .replaceAll(/\\(?:([0-7]{3})|(.))/g, (_, code: string | undefined, letter: string) =>
          code === undefined ? (escapes.get(letter) ?? letter) : String.fromCharCode(Number.parseInt(code, 8)),
        );
  return read.replace(/^b\//, '');
}

/** The names and values that a line gives; those in braces have the name before them as well. */
function valuesIn(line: string): Array<readonly [name: string, value: string]> {
  const properties = [...line.matchAll(property)].map(([, name = '', value = '']) => [name, value.trim()] as const);
  if (properties.length > 0) return properties;
  const [, name, value] = assignment.exec(line) ?? [];
  if (name === undefined || value === undefined) return [];
  if (!/^\{.*\}$/.test(value)) return [[name, unquoted(value)]];
  return [...value.matchAll(inner)].map(([, own, each]) => [`${name}.${own!}`, unquoted(each!)]);
}

/**
 * The values that a diff changes: where a line with a name and a value replaces one with the same name.
 * @param diff as `git diff --unified=0` prints it
 */
export function changedValues(diff: string): ChangedValue[] {
  const found: ChangedValue[] = [];
  let file = '';
  let around = '';
  let removed = new Map<string, string>();
  for (const line of diff.split(/\r?\n/)) {
    if (line.startsWith('+++ ')) file = pathIn(line);
    else if (line.startsWith('@@')) {
      removed = new Map();
      around = declaration.exec(line)?.[1] ?? '';
    } else if (/^[-+](?![-+]{2} )/.test(line)) {
      for (const [name, value] of valuesIn(line.slice(1))) {
        const from = removed.get(name);
        if (line.startsWith('-')) removed.set(name, value);
        else if (from !== undefined && from !== value)
          found.push({ file, name: around === '' ? name : `${around}.${name}`, from, to: value });
      }
    }
  }
  return found;
}

/** In px; undefined for another unit. */
function lengthOf(value: string, rem: number) {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(value.trim()) ?? [];
  if (number === undefined) return undefined;
  return Number(number) * (unit === 'rem' ? rem : 1);
}

/** `#rrggbb` for an opaque color in hex or `rgb()`; any other value in lower case. */
function normalized(value: string) {
  const channels = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*(?:1(?:\.0+)?|100%)\s*)?\)$/i
    .exec(value)
    ?.slice(1);
  if (channels) return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  const long = /^#[\da-f]{3,4}$/i.test(value) ? value.replaceAll(/[\da-f]/gi, '$&$&') : value;
  return long.toLowerCase().replace(/^(#[\da-f]{6})ff$/, '$1');
}

/**
 * Whether a value of a source is this computed one: `1.5rem` is `24px`, `rgb(255 0 0)` is `#ff0000`.
 * @param rem in px
 */
export function isValue(source: string, computed: string, rem = 16) {
  if (normalized(source) === normalized(computed)) return true;
  const length = lengthOf(source, rem);
  return length !== undefined && length === lengthOf(computed, rem);
}
