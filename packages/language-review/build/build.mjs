// Builds the package that `npm pack` packs: `dist`, with JavaScript, types, and a package.json whose entries are the built files.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { execa } from 'execa';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
/** Where the package is built: `dist`, or the folder that is named. */
const dist = resolve(root, process.argv[2] ?? 'dist');
const {
  scripts: _scripts,
  exports: sources,
  bin,
  ...manifest
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** `config` for `.`, `preview` for `./preview`. */
const nameOf = (/** @type {string} */ entry) => (entry === '.' ? 'config' : entry.slice(2));

/** `preview/index` for `./src/preview/index.ts` */
const moduleOf = (/** @type {string} */ source) => source.replace(/^\.\/src\/|\.tsx?$/g, '');

/** @type {Array<[entry: string, source: string]>} */
const entries = Object.entries(sources);
const [command = ''] = Object.keys(bin);
const manager = './manager';

/** What the package bundles: its own modules, and those of the workspace. */
const isBundled = (/** @type {string} */ id) => /^[.\0]|^system-tools\//.test(id) || isAbsolute(id);

/**
 * @param {Record<string, string>} input
 * @param {'automatic' | 'classic'} runtime of JSX
 */
const bundle = (input, runtime) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime } },
    build: {
      outDir: join(dist, 'lib'),
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: {
        external: (id) => !isBundled(id),
        output: { entryFileNames: '[name].js', chunkFileNames: `chunks/[name]-[hash].js` },
      },
    },
  });

const inputOf = (/** @type {typeof entries} */ list) =>
  Object.fromEntries(list.map(([entry, source]) => [nameOf(entry), join(root, source)]));

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await bundle(
  { ...inputOf(entries.filter(([entry]) => entry !== manager)), [command]: join(root, 'src/node/cli.ts') },
  'automatic',
);
// Storybook's manager has its own React, without the runtime that JSX is compiled for elsewhere.
await bundle(inputOf(entries.filter(([entry]) => entry === manager)), 'classic');
await execa('tsc', ['--project', 'build/tsconfig.json', '--outDir', join(dist, 'types')], {
  cwd: root,
  preferLocal: true,
  localDir: root,
});

const builtCommand = join(dist, 'lib', `${command}.js`);
writeFileSync(builtCommand, `#!/usr/bin/env node\n${readFileSync(builtCommand, 'utf8')}`, { mode: 0o755 });
for (const name of ['static', 'pictures', 'README.md', 'LICENSE'])
  cpSync(join(root, name), join(dist, name), { recursive: true });
const built = entries.map(([entry, source]) => [
  entry,
  { types: `./types/${moduleOf(source)}.d.ts`, default: `./lib/${nameOf(entry)}.js` },
]);
writeFileSync(
  join(dist, 'package.json'),
  `${JSON.stringify(
    {
      ...manifest,
      bin: { [command]: `./lib/${command}.js` },
      exports: { ...Object.fromEntries(built), './package.json': './package.json' },
    },
    null,
    2,
  )}\n`,
);
