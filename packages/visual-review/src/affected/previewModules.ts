import { posix } from 'node:path';
import { storyList } from './dependents.ts';
import { isScript, textsOf, withoutExtension, type Sources } from './readers.ts';
import { isPath, keyIn, nameIn, tokensOf } from './references.ts';

/** Those of Storybook, apart from the manager's, and presets that add to the preview. A test of one names made-up files. */
const isConfiguration = (path: string, text: string) =>
  !/\.(?:test|spec)\./.test(path) &&
  (/^\.storybook\/(?!manager\.)[^/]+$/.test(path) ||
    /(?:\b(?:const|let|var|function)\s+|[.{,]\s*|^\s*)previewAnnotations\b/m.test(text));

/** The stories and the assets that a configuration names are no part of the preview. */
const otherFolders = /\b(?:stories|staticDirs)\s*:\s*\[[^\]]*\]|\bdirectory\s*:\s*[^\s,}]+/g;

/** The entry of a package that Storybook adds to the preview where the package is an addon. */
const previewEntry = /"\.\/preview"\s*:\s*(?:\{[^}]*\}|"[^"]*")/g;

const keyOf = (token: string) => keyIn(withoutExtension(token));

/** What a module may be named by: its file, and the folder that it is the index of, or the preview of, as that of an addon. */
function keysOf(module: string) {
  const keys = (path: string) => {
    const name = nameIn(path);
    return [name, `${posix.basename(posix.dirname(path))}/${name}`];
  };
  const path = withoutExtension(module).replace(/\/index$/, '');
  return [withoutExtension(module), path, path.replace(/\/preview$/, '')].flatMap(keys);
}

/**
 * Finds what belongs to the preview: its file, what the configuration of Storybook names, and the previews of addons in the repository.
 * The statistics do not contain what imports them, so only the texts tell; what has the name of one counts as one.
 * @returns whether a module does
 */
export async function previewModules({ graph, files, read }: Sources) {
  const isPackage = (file: string) => posix.basename(file) === 'package.json';
  const texts = await textsOf(
    files.filter((file) => !graph.has(file) && (isScript(file) || isPackage(file))),
    read,
  );
  const tokens = texts.flatMap(([path, text]) => {
    if (isPackage(path))
      return [path.replace(/[^/]*$/, 'preview'), ...tokensOf((text.match(previewEntry) ?? []).join())];
    return isConfiguration(path, text) ? tokensOf(text.replace(otherFolders, '')) : [];
  });
  const mayBeFile = (token: string) => /^[\w@#~${}./-]+$/.test(token) && (isPath(token) || isScript(token));
  const named = new Set(tokens.filter(mayBeFile).map(keyOf));
  return (module: string) =>
    !/^\/|(?:^|\/)node_modules\//.test(module) &&
    !graph.get(module)?.has(storyList) &&
    keysOf(module).some((key) => named.has(key));
}
