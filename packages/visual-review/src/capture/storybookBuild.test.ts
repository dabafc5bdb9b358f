import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { treeOf } from '../affected/changedFiles.ts';
import { loadConfig } from '../config/validateConfig.ts';
import { buildOf } from './storybookBuild.ts';

const pathOf = temporaryFolder();

function write(path: string, text: string) {
  mkdirSync(dirname(pathOf(path)), { recursive: true });
  writeFileSync(pathOf(path), text);
}

function git(...args: string[]) {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: pathOf(), encoding: 'utf8' }).trim();
}

function commit() {
  git('add', '.');
  git('commit', '-qm', 'a');
  return git('rev-parse', 'HEAD');
}

/** Stands for the installed Storybook. @param script builds with `options` */
function installStorybook(script: string) {
  const common = `export const cache = {};
    export const loadMainConfig = async () => ({ framework: 'any' });
    export const loadAllPresets = async () => ({ apply: async () => ({ builder: 'data:text/javascript,export const overridePresets = ["own"]' }) });`;
  const entries = { common, 'node-logger': 'export const logger = { setLogLevel() {} };' };
  const core = `import fs from 'node:fs'; export async function buildStaticStandalone(options) { ${script} }`;
  const modules = { ...entries, 'core-server': core, 'core-server/presets/common-override-preset': '' };
  const exports = Object.keys(modules).map((name) => [`./internal/${name}`, `./${name}.mjs`]);
  write(
    'node_modules/storybook/package.json',
    JSON.stringify({
      name: 'storybook',
      bin: 'bin.cjs',
      exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    }),
  );
  for (const [name, code] of Object.entries(modules)) write(`node_modules/storybook/${name}.mjs`, code);
}

const prepareBy = (color: string) =>
  write('visual.config.ts', `export default { prepare: 'echo ${color} > generated.txt' };`);

/** What a Storybook shows that copies the generated file. */
async function shownBy(ref?: string) {
  const root = pathOf();
  const options = { root, config: await loadConfig(root), signal: new AbortController().signal };
  return readFileSync(join(await buildOf(options, await treeOf(root, ref), ref), 'index.json'), 'utf8').trim();
}

beforeEach(() => {
  git('init', '-q');
  write('.gitignore', 'node_modules\ngenerated.txt\n');
  write('package-lock.json', '{}');
  write('.storybook/main.ts', '');
  installStorybook("fs.copyFileSync('generated.txt', options.outputDir + '/index.json');");
});

test('each side is prepared as its own configuration says, whichever was built before', async () => {
  prepareBy('light');
  const base = commit();
  prepareBy('dark');
  expect([await shownBy(base), await shownBy()]).toEqual(['light', 'dark']);
  git('checkout', '-q', '.');
  expect(await shownBy()).toBe('light');
});

test('a base without a configuration is prepared by that of today', async () => {
  const base = commit();
  for (const color of ['light', 'dark']) {
    prepareBy(color);
    expect(await shownBy(base)).toBe(color);
  }
});

test('a pointer of Git LFS in place of a picture is an error, as both sides would show it', async () => {
  write('.gitattributes', '*.png filter=lfs -text');
  prepareBy('light');
  for (const [name, text] of [
    ['logo', 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n'],
    ['map', 'PNG'],
  ] as const)
    write(`public/${name}.png`, text);
  git('config', 'filter.lfs.clean', 'cat');
  git('add', '.');
  await expect(shownBy()).rejects.toThrow(/^public\/logo\.png in .* is a pointer of Git LFS .* run "git lfs pull"\.$/);
  write('public/logo.png', 'PNG');
  expect(await shownBy()).toBe('light');
  // Which a submodule may have as well.
  git('init', '-q', 'media');
  write('media/.gitattributes', '*.png filter=lfs -text');
  write('media/photo.png', 'version https://git-lfs.github.com/spec/v1\n');
  git('-C', 'media', '-c', 'filter.lfs.clean=cat', 'add', '.');
  git('-C', 'media', 'commit', '-qm', 'a');
  git('update-index', '--add', '--cacheinfo', `160000,${git('-C', 'media', 'rev-parse', 'HEAD')},media`);
  git('commit', '-qm', 'a');
  await expect(shownBy()).rejects.toThrow(/^photo\.png in .*media is a pointer of Git LFS/);
});

test('the command that prepares gets no mode that Vite sets where it loads the configuration', async () => {
  write('visual.config.ts', "export default { prepare: 'echo $NODE_ENV > generated.txt' };");
  vi.stubEnv('NODE_ENV', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await shownBy()).toBe('');
});

test('the packages of a base with another lockfile are installed with those for development', async () => {
  // This script stands for npm, which leaves them out in production.
  const storybook = JSON.stringify(pathOf('node_modules/storybook'));
  write(
    'node_modules/npm-cli.cjs',
    `const { cpSync, writeFileSync } = require('fs');
    cpSync(${storybook}, 'node_modules/storybook', { recursive: true });
    writeFileSync('generated.txt', process.env.NODE_ENV === 'production' ? 'without' : 'with');`,
  );
  write('package-lock.json', '{ "lockfileVersion": 3 }');
  const base = commit();
  write('package-lock.json', '{}');
  vi.stubEnv('npm_execpath', pathOf('node_modules/npm-cli.cjs'));
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await shownBy(base)).toBe('with');
});

test('documentation is built where a script imports a page of it, also elsewhere in the repository', async () => {
  installStorybook("fs.writeFileSync(options.outputDir + '/index.json', options.test ? 'without' : 'with');");
  write('.storybook/main.ts', "export default { stories: ['../src/*.mdx'] };");
  expect(await shownBy()).toBe('without');
  for (const source of [
    "import Template from '../docs/Template.mdx';",
    "const page = import(/* @vite-ignore */ './Template.mdx');",
    "const pages = import.meta.glob(['./*.mdx']);",
  ]) {
    write('packages/ui/Card.stories.tsx', source);
    expect(await shownBy()).toBe('with');
  }
});

test('the presets of the builder are kept, and processes that the build starts do not run it again', async () => {
  installStorybook(
    "fs.writeFileSync(options.outputDir + '/index.json', JSON.stringify([options.overridePresets[0], process.execArgv]));",
  );
  expect(await shownBy()).toBe('["own",[]]');
});
