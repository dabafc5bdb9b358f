const cssTokens =
  /\/\*[^]*?\*\/|\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[^{};"'\\/]+?(?=url\()|[^{};"'\\/]+|[^]/gs;

/** Each declaration, with the selector and the rules around it, in the order of the style sheets. */
function declarationsIn(sheets: string) {
  const found: string[] = [];
  const around: string[] = [];
  let text = '';
  for (const [token] of sheets.matchAll(cssTokens)) {
    if (token.startsWith('/*')) continue;
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

/** What is around a declaration, without its own text. */
const rulesAround = (declaration: string) => declaration.slice(0, declaration.lastIndexOf('{') + 1);

/** Where a character that a selector escapes is moved to, so that it means nothing there. */
const escapedPlane = 0xf0000;

const withoutEscapes = (selectors: string) =>
  selectors.replaceAll(/\\(?:([\da-f]{1,5})\s?|(.))/gsu, (_, code: string | undefined, character: string) =>
    String.fromCodePoint(
      escapedPlane + ((code === undefined ? character.codePointAt(0)! : parseInt(code, 16)) % 0x10000),
    ),
  );

const withEscaped = (name: string) =>
  name.replaceAll(/[\u{f0000}-\u{fffff}]/gu, (character) =>
    String.fromCodePoint(character.codePointAt(0)! - escapedPlane),
  );

/** The classes that each selector of a list needs in an element or around it, as far as they are known. */
function classesIn(selectors: string): string[][] {
  // Texts and attributes may have a dot: `[href$=".pdf"]`.
  let text = withoutEscapes(selectors)
    .replaceAll(/"[^"]*"|'[^']*'/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    // `:is(.a, .b)` needs one of them, and `:not(.a)` none.
    text = text.replaceAll(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
      /^(?:is|where)$/.test(name) && !inner.includes(',') ? ` ${inner}` : '',
    );
  }
  // A name does not begin with a digit, as in `33.3%`, a step of an animation.
  const ownName = /\.((?!\d)(?:[\w-]|\P{ASCII})+)/gu;
  return text.split(',').map((each) => Array.from(each.matchAll(ownName), ([, name = '']) => withEscaped(name)));
}

/**
 * What has to be named somewhere for a rule to affect anything: of each list in it, all names of one selector. Selectors of nested rules
 * are lists of their own.
 */
export type Condition = ReadonlyArray<ReadonlyArray<readonly string[]>>;

const conditionOf = (rule: string): Condition =>
  // An at-rule may have a dot as well: `@layer base.reset`.
  rule.split('{').flatMap((each) => (each === '' || each.startsWith('@') ? [] : [classesIn(each)]));

/** Whether it holds where some names are known. */
export const holds = (condition: Condition, isNamed: (name: string) => boolean) =>
  condition.every((selectors) => selectors.some((names) => names.every(isNamed)));

/** What others refer to by its name: a variable, or an animation. */
const nameIn = (declaration: string) =>
  (/(?:^|\{)(?:@property )?(--[\w-]+)[{:]/.exec(declaration) ??
    /(?:^|\{)@(?:-webkit-)?keyframes ([\w-]+)/.exec(declaration))?.[1];

/** The rule that a declaration belongs to, or the variable or animation, where it is not that of a class. */
function ownerOf(declaration: string) {
  const rule = rulesAround(declaration);
  const condition = conditionOf(rule);
  const needsClass = !holds(condition, () => false);
  const name = needsClass ? undefined : nameIn(declaration);
  return { owner: name ?? rule, name, needsClass, condition: name === undefined ? condition : [[[name]]] };
}

/** The layers, in the order in which they are named first, which decides on all their rules. */
function layersIn(declarations: readonly string[]) {
  const lists = declarations.flatMap((each) => each.match(/@layer [^{]+/g) ?? []);
  return [...new Set(lists.flatMap((list) => list.slice('@layer '.length).split(/\s*,\s*/)))];
}

/** Whether what two lists have in common is in the same order. */
function haveSameOrder(one: readonly string[], other: readonly string[]) {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  return one.filter((each) => inOther.has(each)).join('\n') === other.filter((each) => inOne.has(each)).join('\n');
}

/** The conditions of declarations that another side lacks; undefined where one of them may affect any element. */
function conditionsOnlyIn(declarations: readonly string[], others: readonly string[]) {
  const inOthers = new Set(others);
  const ownersOfOthers = new Set(others.map((each) => ownerOf(each).owner));
  const found = declarations.filter((each) => !inOthers.has(each)).map((each) => ({ each, ...ownerOf(each) }));
  const words = (list: readonly string[]) => new Set(list.join('\n').match(/[\w-]+/g));
  const common = words(declarations.filter((each) => inOthers.has(each)));
  // What no new rule uses is for scripts, which may put its name together.
  const isUsed = (name: string) => words(found.flatMap((other) => (other.name === name ? [] : other.each))).has(name);
  const mayAffectAny = found.some(
    ({ owner, name, needsClass }) =>
      ownersOfOthers.has(owner) || (!needsClass && (name === undefined || common.has(name) || !isUsed(name))),
  );
  return mayAffectAny ? undefined : found.map(({ condition }) => condition);
}

/**
 * Tailwind and its like make a rule for each class that any file names, so a change of one file may add rules to a style sheet, or remove them.
 * @returns what the rules need that only one of two style sheets has; undefined where they differ in another way, so that any element may be
 * affected
 */
export function differingStyles(before: string, now: string) {
  if (before === now) return { removed: [], added: [] };
  const [earlier, current] = [declarationsIn(before), declarationsIn(now)];
  if (!haveSameOrder(earlier, current) || !haveSameOrder(layersIn(earlier), layersIn(current))) return undefined;
  const [removed, added] = [conditionsOnlyIn(earlier, current), conditionsOnlyIn(current, earlier)];
  return removed && added && { removed, added };
}

/** Stands for what a script puts together with a part of a name. */
const rest = '…';

/** Ends a part of a name: `bg-red`, `card__title`, `col6`, `iconHome`. */
const partEnds = /[-_:/[]+|(?<=[a-z])(?=[A-Z\d])/g;

/** The forms in which a script may have a name: complete, and each beginning and end that it may put together with others. */
export function formsOf(name: string) {
  const ends = [...name.matchAll(partEnds)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const parts = ends.flatMap(([start, end]) => [name.slice(0, end) + rest, rest + name.slice(start)]);
  // Of a name with quotes in it, a script has the pieces between them.
  const [longest = ''] = name.split(/[\s"'`{}$]+/).toSorted((one, other) => other.length - one.length);
  return [name, longest, ...parts.filter((part) => /\w/.test(part))];
}

/** The words of a script, and whether more is put before or after them. */
export function wordsIn(text: string) {
  const found = new Set<string>();
  const code = text.replaceAll(/\\[nrtfv]/g, ' ').replaceAll('\\', '');
  // A class may be a key (`{ active: true }`), or stand in HTML; a variable may stand in styles.
  for (const pattern of [
    /(^|[\s"'`{}$])([^\s"'`{}$]+)(?=([\s"'`{}$]?))/g,
    /(^|[\s"'`{}$=<>;,():])([^\s"'`{}$=<>;,():]+)(?=([\s"'`{}$]?))/g,
  ])
    for (const [, before = '', word = '', after = ''] of code.matchAll(pattern)) {
      found.add(word);
      if (/[$"'`]/.test(after)) found.add(word + rest);
      if (/[}"'`]/.test(before)) found.add(rest + word);
    }
  return found;
}
