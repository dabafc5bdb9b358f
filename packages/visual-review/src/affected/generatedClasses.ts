import type { Change } from './changedFiles.ts';
import { textsOf, type Sources } from './readers.ts';

/** The built style sheets of both sides. */
export interface Styles {
  before: string;
  now: string;
}

const cssTokens = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^{};"'\\]+|[^]/gs;

/** Each declaration, with the selector and the rules around it. URLs have hashes of their files. */
function declarationsIn(sheets: string) {
  const found = new Set<string>();
  const around: string[] = [];
  let text = '';
  for (const [token] of sheets.replaceAll(/url\([^)]*\)/g, 'url()').matchAll(cssTokens)) {
    if (!/^[{};]$/.test(token)) {
      text += token;
      continue;
    }
    if (token === '{') around.push(text.trim());
    else if (text.trim() !== '') found.add([...around, text.trim()].join('{'));
    if (token === '}') around.pop();
    text = '';
  }
  return found;
}

const unescaped = (name: string) =>
  name.replaceAll(/\\(?:0*([\da-f]{1,5})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The classes of declarations that only one side has, and its variables as they are read. */
function changedNames({ before, now }: Styles) {
  const [earlier, current] = [declarationsIn(before), declarationsIn(now)];
  const changed = [...earlier, ...current].filter((each) => !earlier.has(each) || !current.has(each)).join('\n');
  const classes = changed.matchAll(/\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})+)/giu);
  const variables = changed.matchAll(/\{(--[\w-]+):/g);
  return {
    classes: new Set([...classes].map(([, name = '']) => unescaped(name))),
    variables: [...variables].map(([, name]) => `var(${name})`),
  };
}

/** Stands for what a script puts together with a part of a name. */
const rest = '…';

/** The forms in which a script may have a name: complete, and each beginning and end that it may put together with others. */
function formsOf(name: string) {
  const ends = [...name.matchAll(/[-:/[]+/g)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const parts = ends.flatMap(([start, end]) => [name.slice(0, end) + rest, rest + name.slice(start)]);
  return [name, ...parts.filter((part) => /\w|--/.test(part))];
}

/** The words of a script, and whether more is put before or after them. */
function wordsIn(text: string) {
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

/**
 * Tailwind and its like make a rule for each class that any file names, so a change of one file may add or remove the styles of a class
 * that another one puts together.
 * @returns the modules that may show a class which a change adds to the built style sheets or removes from them
 */
export function generatedClasses(styles: Styles, { graph, read }: Sources) {
  const { classes, variables } = changedNames(styles);
  let modules: Promise<Array<readonly [module: string, words: ReadonlySet<string>]>> | undefined;
  const wordsOfModules = async () =>
    (await textsOf([...graph.keys()], read)).map(([module, text]) => [module, wordsIn(text)] as const);
  return async ({ path }: Change) => {
    if (classes.size === 0) return [];
    const texts = await Promise.all((['before', 'now'] as const).map((side) => read(path, side).catch(() => '')));
    const named = [...wordsIn(texts.join('\n'))].filter((word) => classes.has(word));
    if (named.length === 0) return [];
    const forms = [...named, ...variables].flatMap(formsOf);
    modules ??= wordsOfModules();
    return (await modules).flatMap(([module, words]) => (forms.some((form) => words.has(form)) ? [module] : []));
  };
}
