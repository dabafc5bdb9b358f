import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { expectPackages, findLockfile, installationIn, keepInside, sharePackages } from './packages.ts';

const pathOf = temporaryFolder();
beforeEach(() => mkdirSync(pathOf('node_modules')));

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0', resolved: 'git+ssh://git@example.com/react.git#a' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

const write = (file: string, packages: object) => writeFileSync(pathOf(file), JSON.stringify({ packages }));

test('packages installed as the lockfile says are accepted, also without those of other platforms', async () => {
  write('package-lock.json', wanted);
  await expect(expectPackages(pathOf())).resolves.toBeUndefined();
  write('node_modules/.package-lock.json', { 'node_modules/react': wanted['node_modules/react'] });
  await expect(expectPackages(pathOf())).resolves.toBeUndefined();
});

test.each([
  ['another version', { 'node_modules/react': { version: '18.3.1' } }],
  [
    'another commit',
    { 'node_modules/react': { version: '19.0.0', resolved: 'git+ssh://git@example.com/react.git#b' } },
  ],
  ['a missing one', {}],
])('%s is rejected, with instructions', async (_, installed) => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', installed);
  await expect(expectPackages(pathOf())).rejects.toThrow('not those of package-lock.json (react): run npm ci first.');
});

test.each(['<<<<<<< HEAD\n{}', 'null', ''])('the lockfile %j is named', async (text) => {
  writeFileSync(pathOf('package-lock.json'), text);
  await expect(expectPackages(pathOf())).rejects.toThrow(
    `${pathOf('package-lock.json')} is not a JSON object: repair it (it may have conflict markers).`,
  );
});

const add = (file: string, text: string) => {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), text);
};

test.each([
  [
    'pnpm',
    'pnpm-lock.yaml',
    "lockfileVersion: '9.0'\npackages:\n  'a@1.0.0':\n",
    '.pnpm/lock.yaml',
    "packages:\n  'a@1.0.0':\n",
  ],
  ['yarn', 'yarn.lock', '__metadata:\n  resolution: "a@npm:1.0.0"\n', '.yarn-state.yml', '"a@virtual:0f#npm:1.0.0":\n'],
  [
    'yarn',
    'yarn.lock',
    '# yarn lockfile v1\n  resolved "https://a/1.0.0#0f"\n',
    '.yarn-integrity',
    '    "a@^1.0.0": "https://a/1.0.0#0f"\n',
  ],
])(
  'packages that %s has installed from another %s are rejected',
  async (program, lockfile, text, record, installed) => {
    add(lockfile, text);
    add(`node_modules/${record}`, installed);
    // Of a package manager that the project has used before.
    add('node_modules/.yarn-integrity', record === '.yarn-integrity' ? installed : '    "b@1": "https://b/1"\n');
    await expect(expectPackages(pathOf())).resolves.toBeUndefined();
    add(lockfile, text.replace('1.0.0', '1.0.1'));
    await expect(expectPackages(pathOf())).rejects.toThrow(
      new RegExp(`not those of ${lockfile} \\(.*1\\.0\\.0.*\\): run ${program} install first`),
    );
  },
);

test('the lockfile is in the folder, or above it where that is a workspace', () => {
  mkdirSync(pathOf('apps/web'), { recursive: true });
  expect(() => findLockfile(pathOf('apps/web'), pathOf())).toThrow('There is no lockfile of npm, pnpm or Yarn in');
  add('pnpm-lock.yaml', '');
  expect(findLockfile(pathOf('apps/web'), pathOf())).toEqual({ folder: pathOf(), name: 'pnpm-lock.yaml' });
  add('apps/web/package-lock.json', '{}');
  expect(findLockfile(pathOf('apps/web'), pathOf())).toEqual({ folder: pathOf('apps/web'), name: 'package-lock.json' });
  add('apps/web/yarn.lock', '');
  expect(() => findLockfile(pathOf('apps/web'), pathOf())).toThrow('web has package-lock.json and yarn.lock: remove');
});

test.each([
  ['package-lock.json', '{}', ['ci']],
  ['pnpm-lock.yaml', '', ['install', '--frozen-lockfile']],
  ['yarn.lock', '# yarn lockfile v1', ['install', '--frozen-lockfile']],
  ['yarn.lock', '__metadata:\n  version: 8', ['install', '--immutable', '--mode=skip-build']],
])('%s is installed without running anything: %j', async (name, content, args) => {
  add(name, content);
  const installation = await installationIn(pathOf(), name);
  expect(installation.args).toEqual(expect.arrayContaining(args));
  expect(installation.args.join(' ')).toMatch(/--ignore-scripts|--mode=skip-build/);
});

test('a checkout with the same lockfile shares the packages, but has workspaces of its own', async () => {
  const workspaces = { '': {}, 'packages/ui': { version: '1.0.0' }, 'node_modules/react': { version: '19.0.0' } };
  for (const side of ['ours', 'base']) {
    add(`${side}/package-lock.json`, JSON.stringify({ packages: workspaces }));
    add(`${side}/packages/ui/index.js`, side);
  }
  add('ours/node_modules/react/index.js', 'react');
  add('ours/packages/ui/node_modules/clsx/index.js', 'clsx');
  mkdirSync(pathOf('ours/node_modules/@scope'));
  symlinkSync('../../packages/ui', pathOf('ours/node_modules/@scope/ui'));
  const [ours, base] = [pathOf('ours'), pathOf('base')];
  expect(await sharePackages(ours, base, '', 'package-lock.json')).toBe(true);
  const read = (file: string) => readFileSync(pathOf(`base/${file}`), 'utf8');
  expect(read('node_modules/react/index.js')).toBe('react');
  expect(read('packages/ui/node_modules/clsx/index.js')).toBe('clsx');
  expect(read('node_modules/@scope/ui/index.js')).toBe('base');
});

test('packages outside of the repository are linked, and nothing is written there', async () => {
  const packages = { '': {}, '../../shared': { version: '1.0.0' }, '../ui': { version: '1.0.0' } };
  for (const side of ['ours', 'temporary/base']) {
    add(`${side}/web/package-lock.json`, JSON.stringify({ packages }));
    add(`${side}/ui/index.js`, side);
  }
  add('shared/node_modules/clsx/index.js', 'clsx');
  add('shared/index.js', 'shared');
  add('ours/ui/node_modules/clsx/index.js', 'clsx');
  mkdirSync(pathOf('ours/web/node_modules'));
  symlinkSync('../../../shared', pathOf('ours/web/node_modules/shared'));
  symlinkSync('../../ui', pathOf('ours/web/node_modules/ui'));
  expect(await sharePackages(pathOf('ours'), pathOf('temporary/base'), 'web', 'package-lock.json')).toBe(true);
  const read = (file: string) => readFileSync(pathOf(`temporary/base/${file}`), 'utf8');
  expect(read('web/node_modules/shared/index.js')).toBe('shared');
  expect(read('web/node_modules/ui/index.js')).toBe('temporary/base');
  expect(read('ui/node_modules/clsx/index.js')).toBe('clsx');
  expect(existsSync(pathOf('temporary/shared'))).toBe(false);
});

test.each([
  ['links, which a command would write through', false, 'base'],
  ['copies, which a command may change', true, 'installed'],
])('the packages of a checkout are %s', async (_, copies, left) => {
  for (const side of ['ours', 'base']) add(`${side}/package-lock.json`, '{}');
  add('ours/node_modules/tool/bin.js', 'installed');
  mkdirSync(pathOf('ours/node_modules/.bin'));
  symlinkSync('../tool/bin.js', pathOf('ours/node_modules/.bin/run'));
  expect(await sharePackages(pathOf('ours'), pathOf('base'), '', 'package-lock.json', copies)).toBe(true);
  writeFileSync(pathOf('base/node_modules/.bin/run'), 'base');
  expect(readFileSync(pathOf('ours/node_modules/tool/bin.js'), 'utf8')).toBe(left);
});

test('a checkout with other patches of packages does not share them', async () => {
  for (const side of ['ours', 'base']) {
    add(`${side}/package-lock.json`, '{}');
    add(`${side}/patches/ui+1.0.0.patch`, side);
  }
  mkdirSync(pathOf('ours/node_modules'));
  expect(await sharePackages(pathOf('ours'), pathOf('base'), '', 'package-lock.json')).toBe(false);
});

test('a checkout that has packages of its own is not linked into', async () => {
  for (const side of ['ours', 'base']) {
    add(`${side}/package-lock.json`, '{}');
    add(`${side}/node_modules/react/index.js`, side);
  }
  expect(await sharePackages(pathOf('ours'), pathOf('base'), '', 'package-lock.json')).toBe(false);
});

test('links to packages outside of a checkout are removed, and nothing where they lead', async () => {
  add('base/web/index.js', '');
  add('base/own/react/index.js', '');
  add('elsewhere/react/index.js', 'react');
  const links = { node_modules: pathOf('elsewhere'), 'web/node_modules': '../../../missing', 'own/node_modules': '.' };
  for (const [link, target] of Object.entries(links)) symlinkSync(target, pathOf(`base/${link}`));
  symlinkSync(pathOf('elsewhere/react/index.js'), pathOf('base/media'));
  await keepInside(pathOf('base'));
  const left = [...Object.keys(links), 'media'].filter((link) =>
    lstatSync(pathOf(`base/${link}`), { throwIfNoEntry: false }),
  );
  expect(left).toEqual(['own/node_modules', 'media']);
  expect(existsSync(pathOf('elsewhere/react/index.js'))).toBe(true);
});

test('a link to a folder outside of a checkout is refused, with its name; one to its own top is not', async () => {
  add('other/libs/a/package.json', '{}');
  add('base/src/index.ts', '');
  symlinkSync('..', pathOf('base/src/root'));
  await expect(keepInside(pathOf('base'))).resolves.toBeUndefined();
  symlinkSync(pathOf('other'), pathOf('base/web'));
  await expect(keepInside(pathOf('base'))).rejects.toThrow(/^web leads to .*other, outside of the repository/);
});

test('a checkout with another lockfile, or one of pnpm or Yarn, does not', async () => {
  for (const side of ['ours', 'base']) {
    add(`${side}/package-lock.json`, JSON.stringify({ packages: { '': { version: side } } }));
    add(`${side}/yarn.lock`, '');
  }
  mkdirSync(pathOf('ours/node_modules'));
  for (const lockfile of ['package-lock.json', 'yarn.lock'])
    expect(await sharePackages(pathOf('ours'), pathOf('base'), '', lockfile)).toBe(false);
  expect(existsSync(pathOf('base/node_modules'))).toBe(false);
});
