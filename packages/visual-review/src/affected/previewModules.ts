import { posix } from 'node:path';
import { storyList } from './dependents.ts';
import { isScript, nameOfPackage, textsOf, withoutExtension, type Sources } from './readers.ts';
import { isPath, keyIn, nameIn, sheetExtension, tokensOf } from './references.ts';

/** Those of Storybook, apart from the manager's, and presets that add to the preview. */
const isOfStorybook = (path: string, text: string) =>
  /^\.storybook\/(?!manager\.)[^/]+$/.test(path) ||
  /(?:\b(?:const|let|var|function)\s+|[.{,]\s*|^\s*)previewAnnotations\b/m.test(text);

/** Those of the tools that build the stories. */
export const isOfBuild = (path: string) =>
  /(?:^|\/)(?:[^/]+\.config(?:\.[\w-]+)?\.[cm]?[jt]s|\.postcssrc[^/]*|package\.json)$/.test(path);

/** The stories and the assets that a configuration names are no part of the preview. */
const otherFolders = /\b(?:stories|staticDirs)\s*:\s*\[[^\]]*\]|\bdirectory\s*:\s*[^\s,}]+/g;

/** The entry of a package that Storybook adds to the preview where the package is an addon. */
const previewEntry = /"\.\/preview"\s*:\s*(?:\{[^}]*\}|"[^"]*")/g;

/** What a script imports, apart from types: of a package, its name. */
const imports = /(?<!\bimport type [^'"]*)\b(?:from|import|require)\b[\s(]*['"]((?:@[^/'"]+\/)?[^/'"]+)/g;

/**
 * What a module may be named by: its file, and the folder that it is the index of, or the preview of, as that of an addon. Of each the path,
 * the name, and the name with its folder.
 */
function keysOf(module: string) {
  const keys = (path: string) => {
    const name = nameIn(path);
    return [`./${path}`, name, `${posix.basename(posix.dirname(path))}/${name}`];
  };
  const path = withoutExtension(module).replace(/\/index$/, '');
  return [withoutExtension(module), path, path.replace(/\/preview$/, '')].flatMap(keys);
}

/**
 * Finds what belongs to the preview: its file, what the configurations of Storybook and of the build name, and the previews of addons in
 * the repository. The statistics do not contain what imports them, so only the texts tell. A path that exists from the folder of its
 * configuration is that module; of another one, as with an alias, what has the name counts.
 * @param affectsNothing whether a rule says so of a configuration
 * @returns whether a module does
 */
export async function previewModules({ graph, files, read }: Sources, affectsNothing: (path: string) => boolean) {
  const isPackage = (file: string) => posix.basename(file) === 'package.json';
  const texts = await textsOf(
    files.filter((file) => isOfBuild(file) || (isScript(file) && !graph.has(file))),
    read,
  );
  const mayBeFile = (token: string) =>
    /^[\w@#~${}./-]+$/.test(token) && (isPath(token) || isScript(token) || token.endsWith('.json'));
  const existing = new Set(
    [...files, ...graph.keys()].flatMap((file) => [withoutExtension(file), posix.dirname(file)]),
  );
  const named = { ofStorybook: new Set<string>(), ofBuild: new Set<string>(), packages: new Set<string>() };
  for (const [path, text] of texts) {
    // A test of a configuration names made-up files.
    if (/\.(?:test|spec)\./.test(path)) continue;
    const add = (names: Set<string>, tokens: readonly string[]) => {
      for (const token of tokens.filter(mayBeFile).map(withoutExtension)) {
        const found = posix.join(posix.dirname(path), token).replace(/\/$/, '');
        // Builds write files of this name, as `dist/index.js`.
        const isOutput = names === named.ofBuild && /^(?:[\w.-]+\/)?index$/.test(token);
        if (token.includes('/') && existing.has(found)) names.add(`./${found}`);
        else if (!isOutput) names.add(keyIn(token));
      }
      for (const [, name = ''] of text.matchAll(imports)) named.packages.add(name);
    };
    if (isPackage(path))
      add(named.ofStorybook, [path.replace(/[^/]*$/, 'preview'), ...tokensOf((text.match(previewEntry) ?? []).join())]);
    else if (isOfStorybook(path, text)) add(named.ofStorybook, tokensOf(text.replace(otherFolders, '')));
    else if (isOfBuild(path) && !affectsNothing(path)) add(named.ofBuild, tokensOf(text));
  }
  const folders = texts.flatMap(([path, text]) =>
    isPackage(path) && named.packages.has(nameOfPackage(text) ?? '') ? [path.replace(/[^/]*$/, '')] : [],
  );
  return (module: string) => {
    if (/^\/|(?:^|\/)node_modules\//.test(module) || graph.get(module)?.has(storyList)) return false;
    const keys = keysOf(module);
    if (keys.some((key) => named.ofStorybook.has(key))) return true;
    // Only style sheets read a style sheet that a build adds: see `modulesReading`.
    if (sheetExtension.test(module)) return false;
    return keys.some((key) => named.ofBuild.has(key)) || folders.some((folder) => module.startsWith(folder));
  };
}
