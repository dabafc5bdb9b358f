import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  hasInstallScript?: true;
  link?: true;
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
/** The packages from the registry, without this project and its workspaces. */
const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);

/** The folder in which Node finds a package: the nearest. */
function folderOf(name: string, from: string): string | undefined {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[path]) return path;
  return from === '' ? undefined : folderOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

/** What the site depends on. A package of the workspace may need more, which no build of the site ships. */
function shippedFolders() {
  const found = new Set<string>();
  const add = (names: Record<string, string> = {}, from = '') => {
    for (const folder of Object.keys(names).map((name) => folderOf(name, from))) {
      if (folder === undefined || found.has(folder)) continue;
      found.add(folder);
      add(packages[folder]?.dependencies, folder);
      add(packages[folder]?.optionalDependencies, folder);
    }
  };
  add(dependencies);
  return found;
}

const shippedPaths = shippedFolders();
const shipped = installed.filter(([path]) => shippedPaths.has(path));

/** Licenses that only require their text, which the build writes into `licenses.txt`. */
const permitted = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1', '(MIT OR CC0-1.0)'];

test('the lockfile pins every package by version and hash', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([folder]) => folder)).toEqual([]);
  expect(Object.values(dependencies).filter((version) => !/^\d/.test(version))).toEqual([]);
});

test('shipped packages have a permissive license and no install scripts', () => {
  expect(shipped.length).toBeGreaterThan(Object.keys(dependencies).length);
  expect(shipped.filter(([, { license = '' }]) => !permitted.includes(license)).map(([folder]) => folder)).toEqual([]);
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)).toEqual([]);
});

test('no package runs a script when it is installed, and updates are a week old', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7']),
  );
  expect(JSON.parse(readFileSync('renovate.json', 'utf8'))).toMatchObject({ minimumReleaseAge: '7 days' });
});

test('docs/architecture.md gives a reason for each runtime dependency, and its license', () => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Runtime dependencies');
  const rows = section.matchAll(/^\| (`[^|]+`) \| ([^|]+) \| ([^|]+) \|$/gm);
  const listed = [...rows].flatMap(([, names = '', licenses = '']) => {
    const each = licenses.split(', ');
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = ''], index) => [name, each[index] ?? each[0]]);
  });
  const expected = Object.keys(dependencies).map((name) => [name, packages[`node_modules/${name}`]?.license]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
});
