import { posix } from 'node:path';
import { mapInParallel } from '../mapInParallel.ts';
import type { ImportGraph } from './dependents.ts';
import type { ReadFile } from './languages.ts';
import { isPath, keyIn, nameIn, referencesIn, sheetExtension, tokensOf, type References } from './references.ts';

/** Those of scripts, which an import may leave out. */
const extensions = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const binaries = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|wasm|pdf|zip)$/;

export const isScript = (path: string) => extensions.test(path) || path.endsWith('.html');
export const withoutExtension = (path: string) => path.replace(extensions, '');
export const isSheet = (path: string) => sheetExtension.test(path);

/** Where files are looked for that the import graph lacks. */
export interface Sources {
  graph: ImportGraph;
  /** Of the working tree. */
  files: readonly string[];
  read: ReadFile;
}

/** The name of a package, from the text of its `package.json`. */
export const nameOfPackage = (manifest: string) => /"name"\s*:\s*"([^"]+)"/.exec(manifest)?.[1];

/** The texts of files that are neither virtual nor of an installed package. */
export async function textsOf(paths: readonly string[], read: ReadFile) {
  const own = paths.filter((path) => !/^\/|(?:^|\/)node_modules\//.test(path) && !binaries.test(path));
  const texts = await mapInParallel(own, (path) => read(path, 'now').catch(() => ''));
  return own.map((path, index) => [path, texts[index]!] as const);
}

/** Comments are read in one way only: where no URL follows them, trying all others would not end. */
const gap = /(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*$)/.source;

/** A URL that a script makes of a file, as in `new Worker(new URL('./sum.ts', import.meta.url))`. */
const fileUrl = new RegExp(
  `\\bnew${gap}+URL${gap}*\\(${gap}*(['"\`])((?:(?!\\1)[^])*)\\1[^)]*?\\bimport\\.meta\\b`,
  'gm',
);

/** A text without what escapes names in URLs and in CSS: `a b(1).svg` of `a%20b\(1\).svg`. */
const unescaped = (text: string) =>
  text
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());

const urlsIn = (text: string) =>
  text.includes('import.meta') ? [...text.matchAll(fileUrl)].map(([, , url = '']) => url.replace(/[?#].*$/s, '')) : [];

/** `import Sum from './sum.ts?worker'`, and the same in the options of `import.meta.glob()`. */
const workerQuery = /[?&](?:shared)?worker\b|\b(?:query|as)\b\W{1,9}(?:shared)?worker\b/i;

/** Whether a URL may be of a script: other files have another extension, and a folder ends with a slash or a dot. */
const mayBeScript = (url: string) => isScript(url) || (!/\.\w+$/.test(url) && !/(?:^|[./])$/.test(url));

/** What a plugin generates, of pages or icons for example. A style sheet of one has no name. */
const virtualImport = /\bfrom\s*['"]virtual:|\bimport\(\s*['"]virtual:/;

/** What vanilla-extract evaluates during the build: the graph lacks what it imports. */
const evaluatedSheet = /\.css\.[cm]?[jt]sx?$/;
/** What Linaria and its like make of a component's styles. They also remove the imports that only the styles need. */
const evaluatedStyles = /\.(?:wyw-in-js|linaria)\.\w+$/;

/**
 * The modules that load what the graph lacks, or are evaluated: workers, worklets, frames, virtual modules and such style sheets. What those
 * import is not known.
 */
export async function unknownImporters({ graph, read }: Sources) {
  const texts = await textsOf([...graph.keys()].filter(isScript), read);
  const loading = texts.flatMap(([module, text]) =>
    evaluatedSheet.test(module) || workerQuery.test(text) || virtualImport.test(text) || urlsIn(text).some(mayBeScript)
      ? [module]
      : [],
  );
  const evaluated = [...graph].flatMap(([module, importers]) => (evaluatedStyles.test(module) ? [...importers] : []));
  return [...loading, ...evaluated];
}

/** Without the part of `tones.import.scss`, which Sass takes for `tones` in `@import`. */
const sheetNameIn = (path: string) => nameIn(path).replace(/\.import$/, '');

/** What a style sheet is named by: its file, the folder of an index, and its package, which may have another entry. */
async function namesOf(path: string, { files, read }: Sources) {
  const isIndex = sheetNameIn(path) === 'index';
  const packageFile = files
    .filter((file) => file.endsWith('/package.json') && path.startsWith(file.slice(0, -'package.json'.length)))
    .toSorted((one, other) => other.length - one.length)[0];
  const named = [path, isIndex && posix.dirname(path), packageFile !== undefined && posix.dirname(packageFile)];
  const keys = named.flatMap((each) => {
    if (each === false) return [];
    const name = sheetNameIn(each);
    return [name, `${posix.basename(posix.dirname(each))}/${name}`];
  });
  if (packageFile === undefined) return { keys, isIndex, packageName: undefined };
  const manifest = await read(packageFile, 'now').catch(() => '');
  return { keys, isIndex, packageName: nameOfPackage(manifest) };
}

type Names = Awaited<ReturnType<typeof namesOf>>;

const isNamed = ({ keys, isIndex, packageName }: Names, found: References) =>
  found.isComposed ||
  (isIndex && found.hasDots) ||
  keys.some((key) => found.keys.has(key)) ||
  (packageName !== undefined &&
    found.paths.some((token) => `${token.replace(/^(?:~|pkg:)/, '')}/`.startsWith(`${packageName}/`)));

/** Configurations of a build, and scripts that hold a part of one. */
const isConfiguration = (path: string, text: string) =>
  /(?:^|\/)(?:\.storybook\/.*|(?:vite|postcss)[^/]*|[^/]*config[^/]*|\.[^/]*rc[^/]*|package\.json)$/.test(path) ||
  /additionalData|preprocessorOptions|postcss/i.test(text);

/**
 * Whether a configuration names one of these style sheets: it may be added to all others, or have an alias. Apart from the statements of
 * style sheets, only what looks like a path counts.
 */
async function isConfigured(all: readonly Names[], { graph, files, read }: Sources) {
  const others = files.filter((file) => !graph.has(file) && !isSheet(file));
  const texts = await textsOf(
    others.filter((file) => isScript(file) || /(?:\.(?:json|ya?ml)|rc)$/.test(file)),
    read,
  );
  return texts.some(([path, text]) => {
    if (!isConfiguration(path, text)) return false;
    const found = referencesIn(path, text);
    // What a package exports is no alias.
    const own = path.endsWith('package.json') ? (/"imports"\s*:\s*\{[^}]*/.exec(text)?.[0] ?? '') : text;
    const paths = new Set(tokensOf(own).filter(isPath).map(keyIn));
    return all.some((each) => isNamed(each, found) || each.keys.some((key) => paths.has(key)));
  });
}

/** The style sheets that name a script as a part of their configuration, as Less and Tailwind do. */
const sheetsWith = (script: string, styled: ReadonlyArray<readonly [path: string, text: string]>) => {
  const nameOf = (token: string) => withoutExtension(posix.basename(token));
  return styled.flatMap(([path, text]) =>
    [...text.matchAll(/@(?:plugin|config)\b([^;{}]*)/g)]
      .flatMap(([, rest = '']) => tokensOf(rest))
      .some((token) => nameOf(token) === nameOf(script))
      ? [path]
      : [],
  );
};

/**
 * The modules that read a file which they do not import, as in `url()`, `new URL()` or `@import`: the statistics lack that. A style sheet
 * may read it through others, and a configuration may add it to all of them. What cannot be told counts as read.
 * @param byUrlAlone whether a name in a comment or a configuration, and one that is put together, do not count
 */
export async function modulesReading(path: string, sources: Sources, { byUrlAlone = false } = {}): Promise<string[]> {
  const { graph, files, read } = sources;
  const modules = [...graph.keys()];
  const parts = modules.filter((file) => /\.(?:vue|svelte)$/.test(file));
  const styled = await textsOf([...new Set([...modules, ...files].filter(isSheet)), ...parts], read);
  const reading = new Set<string>();
  if (isScript(path)) for (const sheet of sheetsWith(path, styled)) reading.add(sheet);
  if (!isScript(path) || byUrlAlone) {
    const texts = await textsOf(
      modules.filter((file) => !isSheet(file)),
      read,
    );
    const base = posix.basename(path);
    const isPlain = /^[\w.-]+$/.test(base);
    const isNamedIn = (text: string) => text.includes(base) || (!isPlain && unescaped(text).includes(base));
    const isUrl = (url: string) => [url, unescaped(url)].some((each) => posix.basename(each) === base);
    const byName = !byUrlAlone && !isSheet(path);
    const extension = posix.extname(path);
    /** An address may be put together: in a script, of anything before the extension. */
    const isComposedIn = (text: string) =>
      extension !== '' && ['}', "'", '"', '`'].some((end) => text.includes(end + extension));
    for (const [file, text] of texts)
      if ((byName && (isNamedIn(text) || isComposedIn(text))) || urlsIn(text).some(isUrl)) reading.add(file);
    const isComposed = (text: string) => /url\([^)]*(?:[#@$]\{|\$|\+)/.test(text);
    const isUrlIn = (text: string) => (text.match(/url\((?:\\.|[^)])*/g) ?? []).some(isNamedIn);
    for (const [file, text] of styled)
      if (byUrlAlone ? isUrlIn(text) : byName && (isNamedIn(text) || isComposed(text))) reading.add(file);
  }
  const changed = [path, ...reading].filter(isSheet);
  if (changed.length > 0) {
    const references = styled.map(([file, text]) => [file, referencesIn(file, text)] as const);
    const all: Names[] = [];
    // Iteration over a list includes what is added meanwhile.
    for (const sheet of changed) {
      const names = await namesOf(sheet, sources);
      all.push(names);
      for (const [file, found] of references) {
        if (reading.has(file) || !isNamed(names, found)) continue;
        reading.add(file);
        if (isSheet(file)) changed.push(file);
      }
    }
    if (!byUrlAlone && (await isConfigured(all, sources))) for (const [file] of styled) reading.add(file);
  }
  reading.delete(path);
  return [...reading].filter((file) => graph.has(file));
}
