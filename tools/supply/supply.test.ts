import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  license?: string;
  dev?: true;
  devOptional?: true;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: true;
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([folder]) => folder !== '');
const shipped = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional);

/** Licences that ask for no more than their own text, which goes into `licenses.txt`. */
const known = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1', '(MIT OR CC0-1.0)'];

test('the lockfile holds every package to the letter', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([folder]) => folder)).toEqual([]);
  expect(Object.values(dependencies).filter((version) => !/^\d/.test(version))).toEqual([]);
});

test('what a visitor may get has a licence that allows it, and installs without scripts', () => {
  expect(shipped.length).toBeGreaterThan(Object.keys(dependencies).length);
  expect(shipped.filter(([, { license = '' }]) => !known.includes(license)).map(([folder]) => folder)).toEqual([]);
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)).toEqual([]);
});

test('the README gives a reason for each runtime dependency, and its licence', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| (`[^|]+`) \| ([^|]+) \| ([^|]+) \|$/gm);
  const listed = [...rows].flatMap(([, names = '', licences = '']) => {
    const each = licences.split(', ');
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = ''], index) => [name, each[index] ?? each[0]]);
  });
  const expected = Object.keys(dependencies).map((name) => [name, packages[`node_modules/${name}`]?.license]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
});
