const cssTokens = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[^{};"'\\]+?(?=url\()|[^{};"'\\]+|[^]/gs;

/** Each declaration, with the selector and the rules around it, in the order of the style sheets. */
function declarationsIn(sheets: string) {
  const found: string[] = [];
  const around: string[] = [];
  let text = '';
  for (const [token] of sheets.matchAll(cssTokens)) {
    if (!/^[{};]$/.test(token)) {
      text += token;
      continue;
    }
    if (token === '{') around.push(text.trim());
    else if (text.trim() !== '') found.push([...around, text.trim()].join('{'));
    if (token === '}') around.pop();
    text = '';
  }
  return found;
}

const unescaped = (name: string) =>
  name.replaceAll(/\\(?:0*([\da-f]{1,5})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const classesIn = (declaration: string) =>
  [
    ...declaration.matchAll(
      /\.((?:\\[\da-f]{1,6}\s?|\\.|[a-z_-]|\P{ASCII})(?:\\[\da-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})*)/giu,
    ),
  ].map(([, name = '']) => unescaped(name));

/** The selectors and rules of a declaration, without its own text, which may have numbers such as `.5`. */
const selectorsOf = (declaration: string) => declaration.slice(0, declaration.lastIndexOf('{') + 1);

/** What others refer to by its name: a variable, or an animation. */
const nameIn = (declaration: string) =>
  (/(?:^|\{)(?:@property )?(--[\w-]+)[{:]/.exec(declaration) ??
    /(?:^|\{)@(?:-webkit-)?keyframes ([\w-]+)/.exec(declaration))?.[1];

/**
 * Tailwind and its like make a rule for each class that any file names, so a change of one file may add or remove the styles of a class.
 * @returns the names of the classes, the variables and the animations that differ between the style sheets of two builds; undefined where
 * any element may be affected
 */
export function changedNames(before: string, now: string): ReadonlySet<string> | undefined {
  const [earlier, current] = [declarationsIn(before), declarationsIn(now)];
  const [all, allNow] = [new Set(earlier), new Set(current)];
  const common = earlier.filter((each) => allNow.has(each));
  if (common.join('\n') !== current.filter((each) => all.has(each)).join('\n')) return undefined;
  const names = new Set<string>();
  const changed = new Set([...earlier, ...current].filter((each) => !(all.has(each) && allNow.has(each))));
  // Iteration over a set includes what is added meanwhile: what refers to a changed name.
  for (const declaration of changed) {
    const classes = classesIn(selectorsOf(declaration));
    const name = nameIn(declaration);
    for (const each of classes) names.add(each);
    if (name === undefined && classes.length === 0) return undefined;
    if (name === undefined || names.has(name)) continue;
    names.add(name);
    const pattern = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
    for (const other of common) if (pattern.test(other.slice(selectorsOf(other).length))) changed.add(other);
  }
  return names;
}

/** Stands for what a script puts together with a part of a name. */
const rest = '…';

/** The forms in which a script may have a name: complete, and each beginning and end that it may put together with others. */
export function formsOf(name: string) {
  const whole = name.startsWith('--') ? `var(${name})` : name;
  const ends = [...whole.matchAll(/[-:/[]+/g)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const parts = ends.flatMap(([start, end]) => [whole.slice(0, end) + rest, rest + whole.slice(start)]);
  return [name, whole, ...parts.filter((part) => /\w|--/.test(part))];
}

/** The words of a script, and whether more is put before or after them. */
export function wordsIn(text: string) {
  const found = new Set<string>();
  for (const [, before = '', word = '', after = ''] of text.matchAll(
    /(^|[\s"'`{}$])([^\s"'`{}$]+)(?=([\s"'`{}$]?))/g,
  )) {
    found.add(word);
    if (/[$"'`]/.test(after)) found.add(word + rest);
    if (/[}"'`]/.test(before)) found.add(rest + word);
  }
  return found;
}
