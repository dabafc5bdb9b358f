import { posix } from 'node:path';
import { nameOfPackage, textsOf, type Sources } from './readers.ts';

/**
 * Finds the modules that git does not list, as the built files of another workspace. One may be made of every file of its package, and of the
 * packages that this names, directly or not.
 * @param affectsNothing whether a rule says so of a module
 * @returns those that may be made of a file
 */
export async function generatedModules({ graph, files, read }: Sources, affectsNothing: (path: string) => boolean) {
  const listed = new Set(files);
  const others = [...graph.keys()].filter((module) => !listed.has(module) && !affectsNothing(module));
  const wayUp = (path: string) => /^(?:\.\.\/)*/.exec(path)![0].length;
  const isInRepository = (module: string) => files.some((file) => wayUp(file) >= wayUp(module));
  // A virtual module has no file.
  const generated = (await textsOf(others.filter(isInRepository), read)).flatMap(([module, text]) =>
    text === '' ? [] : [module],
  );
  const manifests = generated.length > 0 ? files.filter((file) => posix.basename(file) === 'package.json') : [];
  const packages = (await textsOf(manifests, read)).map(([file, text]) => ({
    folder: posix.dirname(file),
    text,
    name: nameOfPackage(text),
  }));
  const isIn = (path: string, folder: string) => !posix.relative(folder, path).startsWith('..');
  const madeOf = (module: string) => {
    const depthIn = ({ folder }: (typeof packages)[number]) => posix.relative(folder, module).length;
    const own = packages.filter(({ folder }) => isIn(module, folder)).toSorted((a, b) => depthIn(a) - depthIn(b));
    const all = new Set(own.slice(0, 1));
    // Iteration over a set includes what is added meanwhile.
    for (const { text } of all)
      for (const other of packages) if (other.name !== undefined && text.includes(`"${other.name}"`)) all.add(other);
    return [...all].map(({ folder }) => folder);
  };
  const sources = generated.map((module) => ({ module, folders: madeOf(module) }));
  return (path: string) =>
    sources.flatMap(({ module, folders }) =>
      folders.length === 0 || folders.some((folder) => isIn(path, folder)) ? [module] : [],
    );
}
