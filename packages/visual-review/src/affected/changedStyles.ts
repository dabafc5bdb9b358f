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

const unescaped = (name: string) =>
  name.replaceAll(/\\(?:0*([\da-f]{1,5})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** What is around a declaration, without its own text. */
const rulesAround = (declaration: string) => declaration.slice(0, declaration.lastIndexOf('{') + 1);

/** Without texts and attributes, which may have a dot: `[href$=".pdf"]`. */
const withoutAttributes = (selector: string) =>
  selector
    .replaceAll(/(\\.)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs, '$1')
    .replaceAll(/(\\.)|\[(?:\\.|[^\]\\])*\]/gs, '$1');

const className = /\.((?:\\[\da-f]{1,6}\s?|\\.|[a-z_-]|\P{ASCII})(?:\\[\da-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})*)/giu;

/** Whether whatever a list of selectors applies to has a class, or is in what has one: not `h1, .h1`, and not `p:not(.lead)`. */
function needsClass(selectors: string) {
  const isClass = (list: string) => list.split(',').every((each) => /\.(?:[a-z_-]|\P{ASCII})/iu.test(each));
  let text = selectors.replaceAll(/\\[\da-f]{1,6}\s?|\\./gi, 'x');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, list: string) =>
      name !== 'not' && isClass(list) ? '.x' : '',
    );
  }
  return isClass(text);
}

/** The classes of a rule; none where it also applies to elements without a class. */
function classesIn(rules: string) {
  // An at-rule may have a dot as well: `@layer base.reset`.
  const selectors = rules
    .split('{')
    .filter((each) => each !== '' && !each.startsWith('@'))
    .map(withoutAttributes);
  if (!selectors.some(needsClass)) return [];
  return selectors.flatMap((each) => [...each.matchAll(className)].map(([, name = '']) => unescaped(name)));
}

/** What others refer to by its name: a variable, or an animation. */
const nameIn = (declaration: string) =>
  (/(?:^|\{)(?:@property )?(--[\w-]+)[{:]/.exec(declaration) ??
    /(?:^|\{)@(?:-webkit-)?keyframes ([\w-]+)/.exec(declaration))?.[1];

/** Whether style sheets refer to one of these variables and animations. */
export function refersTo(sheets: string, names: readonly string[]) {
  const words = new Set(sheets.match(/[\w-]+/g));
  return names.some((name) => words.has(name));
}

/**
 * Tailwind and its like make a rule for each class that any file names, so a change of one file may add rules to a style sheet, or remove them.
 * @returns the names of the classes, the variables and the animations that only one of two style sheets has rules for; undefined where they
 * differ in another way, so that any element may be affected
 */
export function addedNames(before: string, now: string): readonly string[] | undefined {
  const [earlier, current] = [declarationsIn(before), declarationsIn(now)];
  const [all, allNow] = [new Set(earlier), new Set(current)];
  const common = earlier.filter((each) => allNow.has(each));
  if (common.join('\n') !== current.filter((each) => all.has(each)).join('\n')) return undefined;
  const ruleOf = (declaration: string) => nameIn(declaration) ?? rulesAround(declaration);
  const [rules, rulesNow] = [new Set(earlier.map(ruleOf)), new Set(current.map(ruleOf))];
  const [names, variables] = [new Set<string>(), new Set<string>()];
  for (const declaration of [...earlier, ...current]) {
    if (all.has(declaration) && allNow.has(declaration)) continue;
    const rule = ruleOf(declaration);
    const name = nameIn(declaration);
    const found = name === undefined ? classesIn(rule) : [name];
    if (found.length === 0 || (rules.has(rule) && rulesNow.has(rule))) return undefined;
    for (const each of found) names.add(each);
    if (name !== undefined) variables.add(name);
  }
  const values = common.map((each) => each.slice(rulesAround(each).length)).join('\n');
  return refersTo(values, [...variables]) ? undefined : [...names];
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
  return [name, longest, ...parts.filter((part) => /\w|--/.test(part))];
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
