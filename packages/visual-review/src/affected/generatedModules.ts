import { posix } from 'node:path';
import { isSheet, nameOfPackage, textsOf, type Sources } from './readers.ts';
import { referencesIn } from './references.ts';

/**
 * Finds the modules that git does not list, as the built files of another workspace. One may be made of every file of its package, and of the
 * packages that this names, directly or not.
 * @param affectsNothing whether a rule says so of a module
 * @returns those that may be made of a file, or have a part that may be
 */
export async function generatedModules({ graph, files, read }: Sources, affectsNothing: (path: string) => boolean) {
  const listed = new Set(files);
  const modules = [...graph.keys()];
  const packages = (
    await textsOf(
      files.filter((file) => posix.basename(file) === 'package.json'),
      read,
    )
  ).map(([file, text]) => ({ folder: posix.dirname(file), text, name: nameOfPackage(text) }));
  const fileOf = (path: string, sheet: string) => {
    const own = packages.find(({ name }) => name !== undefined && path.startsWith(`${name}/`));
    return own ? posix.join(own.folder, path.slice(own.name!.length)) : posix.join(posix.dirname(sheet), path);
  };
  /** What style sheets import is a part of them: the graph lacks it. */
  const inlined = (await textsOf(modules.filter(isSheet), read)).flatMap(([sheet, text]) =>
    referencesIn(sheet, text).paths.map((path) => ({ file: fileOf(path.replace(/^~/, ''), sheet), module: sheet })),
  );
  const others = [...modules.map((module) => ({ file: module, module })), ...inlined].filter(
    ({ file }) => !listed.has(file) && !affectsNothing(file),
  );
  const wayUp = (path: string) => /^(?:\.\.\/)*/.exec(path)![0].length;
  const isInRepository = (module: string) => files.some((file) => wayUp(file) >= wayUp(module));
  // A virtual module has no file.
  const texts = new Map(await textsOf(others.map(({ file }) => file).filter(isInRepository), read));
  const generated = others.filter(({ file }) => (texts.get(file) ?? '') !== '');
  const isIn = (path: string, folder: string) => !posix.relative(folder, path).startsWith('..');
  const madeOf = (file: string) => {
    const depthIn = ({ folder }: (typeof packages)[number]) => posix.relative(folder, file).length;
    const own = packages.filter(({ folder }) => isIn(file, folder)).toSorted((a, b) => depthIn(a) - depthIn(b));
    const all = new Set(own.slice(0, 1));
    // Iteration over a set includes what is added meanwhile.
    for (const { text } of all)
      for (const other of packages) if (other.name !== undefined && text.includes(`"${other.name}"`)) all.add(other);
    return [...all].map(({ folder }) => folder);
  };
  const sources = generated.map(({ file, module }) => ({ module, folders: madeOf(file) }));
  return (path: string) =>
    sources.flatMap(({ module, folders }) =>
      folders.length === 0 || folders.some((folder) => isIn(path, folder)) ? [module] : [],
    );
}
