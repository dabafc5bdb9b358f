import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { execa } from 'execa';
import { build, type Rolldown } from 'vite';

/** What a package bundles: its own modules, and those of the workspace. */
const isBundled = (id: string) => /^[.\0]|^system-tools\//.test(id) || isAbsolute(id);

/** `preview/index` for `./src/preview/index.ts` */
const moduleOf = (source: string) => source.replace(/^\.\/src\/|\.tsx?$/g, '');

interface Manifest {
  bin: Record<string, string>;
  exports: Record<string, string>;
  scripts: object;
}

/** Storybook's manager has its own React, without the runtime that JSX is compiled for elsewhere. */
const manager = './manager';

/**
 * Builds what `npm pack` packs: JavaScript and types of a package of TypeScript, and a `package.json` whose entries are the built
 * files. Each module is a file of its own in `lib/`, as in `src/`, except for those of Storybook's manager, which are one.
 *
 * @param root the package, with `build/tsconfig.json` for its types
 * @param dist where it is built; what is there is deleted
 * @param options `command`: the module that runs the command of the package when it is imported: `src/node/cli.ts`;
 *   `modules`: what no entry imports, but the package reads; `assets`: files and folders that are packed as they are
 */
export async function buildPackage(
  root: string,
  dist: string,
  { command, modules = [], assets }: { command: string; modules?: readonly string[]; assets: readonly string[] },
) {
  const {
    scripts: _scripts,
    exports: sources,
    bin,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(sources);
  const lib = join(dist, 'lib');

  /** @param runtime of JSX */
  const bundle = (bundled: readonly string[], runtime: 'automatic' | 'classic', output: Rolldown.OutputOptions) =>
    build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      oxc: { jsx: { runtime } },
      build: {
        outDir: lib,
        emptyOutDir: false,
        minify: false,
        target: 'es2022',
        lib: {
          entry: Object.fromEntries(bundled.map((source) => [moduleOf(source), join(root, source)])),
          formats: ['es'],
        },
        rolldownOptions: {
          external: (id) => !isBundled(id),
          output: { entryFileNames: '[name].js', ...output },
        },
      },
    });

  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const modulesOf = (ofManager: boolean) =>
    entries.flatMap(([entry, source]) => ((entry === manager) === ofManager ? [source] : []));
  await bundle([...modulesOf(false), ...[command, ...modules].map((path) => `./${path}`)], 'automatic', {
    preserveModules: true,
    preserveModulesRoot: join(root, 'src'),
  });
  await bundle(modulesOf(true), 'classic', {});
  await execa('tsc', ['--project', 'build/tsconfig.json', '--outDir', join(dist, 'types')], {
    cwd: root,
    preferLocal: true,
    localDir: root,
  });

  const [name = ''] = Object.keys(bin);
  const builtCommand = `lib/${moduleOf(`./${command}`)}.js`;
  const code = readFileSync(join(dist, builtCommand), 'utf8');
  // In the workspace, it starts with a loader for TypeScript.
  writeFileSync(join(dist, builtCommand), code.replace(/^#!.*/, '#!/usr/bin/env node'));
  // npm makes it executable when it installs it; Yarn does not.
  chmodSync(join(dist, builtCommand), 0o755);
  for (const asset of assets)
    cpSync(join(root, asset), join(dist, asset.replace(/^src\//, 'lib/')), { recursive: true });
  const built = entries.map(([entry, source]) => [
    entry,
    { types: `./types/${moduleOf(source)}.d.ts`, default: `./lib/${moduleOf(source)}.js` },
  ]);
  const exports = { ...Object.fromEntries(built), './package.json': './package.json' };
  writeFileSync(
    join(dist, 'package.json'),
    `${JSON.stringify({ ...manifest, bin: { [name]: `./${builtCommand}` }, exports }, null, 2)}\n`,
  );
}
