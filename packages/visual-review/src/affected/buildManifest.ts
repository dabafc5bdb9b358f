import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix, relative, resolve } from 'node:path';
import { escapeRegExp } from 'system-tools/escape-reg-exp';
import type { InlineConfig, Plugin, ResolvedConfig, Rolldown } from 'vite';

/** In the folder of a built Storybook: what the build made of each module. Builds are kept, so its name changes with its format. */
export const manifestFile = 'module-hashes.json';

/** Imports all stories. */
const storyList = '@storybook/builder-vite/storybook-stories.js';

interface BuiltModule {
  /** A hash of what plugins have made of it, and of the constants in it. */
  code: string;
  imports: readonly string[];
  /** Whether it is in a chunk: the build may leave out a module of which nothing is used. */
  isBuilt: boolean;
  /** The emitted files that it loads, directly or through others: pictures, style sheets, workers. */
  files?: readonly string[];
}

/** What a build made. Paths of modules are relative to the folder of `.storybook`. */
export interface BuildManifest {
  modules: Readonly<Record<string, BuiltModule>>;
  /** The modules that the page loads, which are part of every story. */
  entries: readonly string[];
  chunks: readonly string[];
  /** A hash of the options that all chunks are made with. */
  options: string;
  /** Of each emitted file a hash, and the sources that it was made of, as far as they are known. */
  files: Readonly<Record<string, { content: string; sources: readonly string[] }>>;
  /** The page without the names of what it loads. */
  page: string;
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');

const slashes = (path: string) => path.replaceAll('\\', '/');

/** The words of a code that may be the name of a file. */
const wordsOf = (code: string) => new Set(code.split(/["'`/\\?#,()\s]+/));

/** Finds the emitted files that a text names. */
function namedFiles(files: readonly string[]) {
  const plain = new Map<string, string[]>();
  const others: string[] = [];
  for (const file of files) {
    const name = posix.basename(file);
    if (!/^[\w@.~-]+$/.test(name)) others.push(file);
    else plain.set(name, [...(plain.get(name) ?? []), file]);
  }
  return (text: string) => [
    ...[...wordsOf(text)].flatMap((word) => plain.get(word) ?? []),
    ...others.filter((file) =>
      [posix.basename(file), encodeURI(posix.basename(file))].some((name) => text.includes(name)),
    ),
  ];
}

/** What decides on the code of chunks, apart from modules: how it is made smaller, and what is around it. */
function outputOptions({ build: { minify, terserOptions, target, rollupOptions }, esbuild, oxc }: ResolvedConfig) {
  const outputs = [rollupOptions.output ?? []].flat().map((output) => ({ ...output, plugins: undefined }));
  return JSON.stringify([minify, terserOptions, target, esbuild, oxc, outputs], (_, value: unknown) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}

const isText = (file: string) => /\.(?:[cm]?js|css|html|svg|json|md|txt|xml)$/.test(file);

const textOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : Buffer.from(source).toString());

/** What Vite's plugin for style sheets handles. */
const isSheet = (id: string) => /\.(?:css|less|s[ac]ss|styl|stylus|pcss|postcss|sss)(?:$|\?)/.test(id);

/** What Vite and its bundlers write in place of the URL of a file, before the file has its name. */
const references = /__VITE_ASSET__([\w$]+)__|import\.meta\.ROLL(?:DOWN|UP)_FILE_URL_([\w$]+)/g;

/** Names files as the built code does: references are not the same in each build. */
const withFiles = (code: string, nameOf: (reference: string) => string) =>
  code.replaceAll(references, (_, ofVite?: string, ofBundler?: string) => ` ${nameOf(ofVite ?? ofBundler ?? '')} `);

type BuildContext = Pick<Rolldown.PluginContext, 'getFileName' | 'getModuleIds' | 'getModuleInfo'>;

/**
 * Finds the emitted files that modules load. Where no module of a chunk names one of its files, as for a worker, each of them may load it.
 * A chunk that imports stories names their style sheets as well, which it does not load.
 */
function filesOfModules(
  { getFileName, getModuleIds, getModuleInfo }: BuildContext,
  chunks: readonly Rolldown.OutputChunk[],
  assets: readonly Rolldown.OutputAsset[],
) {
  const named = namedFiles(assets.map(({ fileName }) => fileName));
  const inFile = new Map(
    assets.map(({ fileName, source }) => [fileName, isText(fileName) ? named(textOf(source)) : []] as const),
  );
  const imported = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const found = new Map<string, Set<string>>();
  for (const { code, moduleIds, viteMetadata } of chunks) {
    const sheets = [...(viteMetadata?.importedCss ?? [])];
    const ofModules = moduleIds.map((id) => {
      const text = withFiles(getModuleInfo(id)?.code ?? '', getFileName);
      return [id, new Set([...named(text), ...(isSheet(id) ? sheets : [])])] as const;
    });
    const known = new Set(ofModules.flatMap(([, files]) => [...files]));
    const unknown = [...sheets, ...named(code).filter((file) => !imported.has(file))].filter(
      (file) => !known.has(file),
    );
    for (const [id, files] of ofModules) {
      for (const file of unknown) files.add(file);
      // Iteration over a set includes what is added meanwhile.
      for (const file of files) for (const other of inFile.get(file) ?? []) files.add(other);
      found.set(id, files);
    }
  }
  // Vite removes the chunk of a style sheet alone, as of one that is imported dynamically.
  const ofChunks = new Set(
    chunks.flatMap(({ moduleIds, viteMetadata }) =>
      moduleIds.some(isSheet) ? [...(viteMetadata?.importedCss ?? [])] : [],
    ),
  );
  const others = assets.flatMap(({ fileName: file }) =>
    file.endsWith('.css') && !ofChunks.has(file) ? [file, ...(inFile.get(file) ?? [])] : [],
  );
  for (const id of getModuleIds()) if (isSheet(id) && !found.has(id)) found.set(id, new Set(others));
  return found;
}

/** The page of the stories. */
const isPage = ({ fileName }: Pick<Rolldown.OutputAsset, 'fileName'>) => fileName === 'iframe.html';

/** What is in the folder of a built Storybook, but on no screenshot. */
const unshown = /^(?:(?:index|project|story-entries|module-hashes)\.json|iframe\.html)$|\.map$/;

/** The manifest of a built Storybook, null where Vite has not built it; and a hash of each file that no build has made. */
export async function readBuild(folder: string) {
  const manifest = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as BuildManifest | null;
  const built = new Set([...(manifest?.chunks ?? []), ...Object.keys(manifest?.files ?? {})]);
  const served = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = slashes(relative(folder, join(entry.parentPath, entry.name)));
    if (entry.isFile() && !unshown.test(path) && !built.has(path))
      served.set(path, hashOf(await readFile(join(folder, path))));
  }
  return { manifest, served };
}

export type Build = Awaited<ReturnType<typeof readBuild>>;

interface PresetOptions {
  configDir: string;
  outputDir: string;
  /** The top of the repository, and of the checkouts that its builds are compared with. */
  checkouts: readonly string[];
}

const ofEnvironment = 'import.meta.env.';

/** Matches a code that has the name of a constant. `import.meta.env` as a whole has all variables. */
function constantPattern(name: string) {
  const whole = name.startsWith(ofEnvironment) ? String.raw`|import\.meta\.env(?!\.\w)` : '';
  return new RegExp(String.raw`(?<![\w$.])(?:${escapeRegExp(name)}${whole})(?![\w$])`);
}

/** Returns a function that finds what the build puts in place of names in a code: of `define` and of `.env`. */
function constantsOf({ define = {}, env }: Pick<ResolvedConfig, 'define' | 'env'>) {
  const { 'import.meta.env': _, ...own } = define;
  const variables = Object.entries(env).map(([name, value]) => [ofEnvironment + name, value] as const);
  const constants = [...Object.entries(own), ...variables].map(
    (constant) => [constantPattern(constant[0]), constant] as const,
  );
  return (code: string) => constants.flatMap(([pattern, constant]) => (pattern.test(code) ? [constant] : []));
}

/** Vite's reference to a style sheet that is imported with `?url`: its path, in hexadecimal digits. */
const sheetReferences = /__VITE_CSS_URL__([\da-f]+)__/g;

/** Names modules the same in every checkout. */
function portableNames({ configDir, checkouts }: PresetOptions) {
  const tops = [...new Set(checkouts.flatMap((top) => [top, realpathSync(top)]))].map((top) => `${slashes(top)}/`);
  const topOf = (path: string) => tops.find((top) => path.startsWith(top));
  const fromTop = (path: string) => path.slice(topOf(path)?.length ?? 0);
  const root = fromTop(slashes(realpathSync(join(configDir, '..'))) + '/');
  /** Without the path of the checkout, which virtual modules have in their imports. */
  const portable = (code: string) =>
    tops.reduce(
      (text, top) => text.replaceAll(top, '<top>/'),
      code.replaceAll(sheetReferences, (_, digits: string) => Buffer.from(digits, 'hex').toString()),
    );
  return {
    portable,
    /** The path of a module. Plugins put a null character before those of their own. */
    pathOf: (id: string) => {
      const path = slashes(id.replaceAll('\0', ''));
      return topOf(path) === undefined ? path : posix.relative(root, fromTop(path));
    },
    /** Storybook names what its own modules import by a number that it makes of the path. */
    codeOf: (id: string, code: string) =>
      id.includes('virtual:/@storybook/') ? portable(code).replaceAll(/_\d+\b/g, '') : portable(code),
  };
}

/** The modules of a build, and those of them that its page loads. */
function modulesOf(
  { getModuleIds, getModuleInfo, getFileName }: BuildContext,
  filesOf: ReturnType<typeof filesOfModules>,
  { pathOf: ownPathOf, codeOf, portable }: ReturnType<typeof portableNames>,
  config: ResolvedConfig,
): Pick<BuildManifest, 'modules' | 'entries'> {
  /** Storybook's plugin for Next.js names a picture by a code of its absolute path: here, by what that module imports. */
  const pathOf = (id: string) => {
    const imported = /^\0?virtual:next-image[:?]/.test(id) ? (getModuleInfo(id)?.importedIds ?? []) : [];
    return imported.length > 0 ? `virtual:next-image ${imported.map(ownPathOf).join()}` : ownPathOf(id);
  };
  const constantsIn = constantsOf(config);
  const modules: Record<string, BuiltModule> = {};
  const entries: string[] = [];
  for (const id of getModuleIds()) {
    const found = getModuleInfo(id)!;
    const path = pathOf(id);
    const code = codeOf(id, withFiles(found.code ?? '', getFileName));
    if (found.isEntry) entries.push(path);
    // The list of stories changes with each of them.
    if (id.includes(storyList)) continue;
    modules[path] = {
      code: hashOf(portable(JSON.stringify([code, constantsIn(code)]))),
      imports: [...found.importedIds, ...found.dynamicallyImportedIds].map(pathOf),
      isBuilt: filesOf.has(id),
      ...(filesOf.get(id)?.size && { files: [...filesOf.get(id)!] }),
    };
  }
  return { modules, entries };
}

function manifestPlugins(options: PresetOptions): { first: Plugin; last: Plugin } {
  let config: ResolvedConfig;
  let sheets: Rolldown.OutputAsset[] = [];
  const names = portableNames(options);
  const first: Plugin = {
    name: 'visual-review:sheets',
    enforce: 'post',
    generateBundle(_options, bundle) {
      sheets = Object.values(bundle)
        .filter((each) => each.type === 'asset')
        .filter(({ fileName }) => fileName.endsWith('.css'));
    },
  };
  const last: Plugin = {
    name: 'visual-review:manifest',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const output = Object.values(bundle);
      const chunks = output.filter((each) => each.type === 'chunk');
      const emitted = output.filter((each) => each.type === 'asset');
      const [assets, page] = [emitted.filter((each) => !isPage(each)), emitted.find(isPage)];
      // Chunks have a hash in their names.
      const withoutNames = (text: string) => output.reduce((rest, { fileName }) => rest.replaceAll(fileName, ''), text);
      const context: BuildContext = {
        getFileName: this.getFileName.bind(this),
        getModuleIds: this.getModuleIds.bind(this),
        getModuleInfo: this.getModuleInfo.bind(this),
      };
      // A plugin may have moved a style sheet into a script, which any story may load.
      const moved = sheets.filter(({ fileName }) => !(fileName in bundle));
      const sourcesOf = (file: Rolldown.OutputAsset) =>
        file.originalFileNames.map((name) => names.pathOf(resolve(config.root, name)));
      const manifest: BuildManifest = {
        ...modulesOf(context, filesOfModules(context, chunks, assets), names, config),
        chunks: chunks.map(({ fileName }) => fileName),
        options: hashOf(names.portable(outputOptions(config))),
        files: Object.fromEntries(
          [...assets, ...moved].map((file) => [
            file.fileName,
            { content: hashOf(file.source), sources: sourcesOf(file) },
          ]),
        ),
        page: page ? withoutNames(textOf(page.source)) : '',
      };
      await writeFile(join(options.outputDir, manifestFile), JSON.stringify(manifest));
    },
  };
  return { first, last };
}

/*
 * What Storybook calls where a build that is captured has this file as a preset.
 */

/** What is written for coding assistants is on no screenshot, and has the time that the build took. */
export const features = (given: object = {}) => ({
  ...given,
  componentsManifest: false,
  experimentalComponentsManifest: false,
});

export function viteFinal(vite: InlineConfig, options: PresetOptions): InlineConfig {
  const { first, last } = manifestPlugins(options);
  return { ...vite, plugins: [first, ...(vite.plugins ?? []), last] };
}
