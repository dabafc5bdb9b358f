import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { typescript } from 'system-tools/process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';

/*
 * The package of the language review as `npm pack` packs it.
 */

const root = resolve(import.meta.dirname, '..');
// Inside of the project, so that its modules find their dependencies.
const folder = mkdtempSync(join(root, 'node_modules/language-review-'));

interface Manifest {
  private: boolean;
  bin: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
let manifest: Manifest;
let files: string[];

beforeAll(async () => {
  await execa(process.execPath, [...typescript, join(root, 'packages/language-review/build/build.ts'), folder]);
  manifest = JSON.parse(read('package.json')) as Manifest;
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
});
afterAll(() => rmSync(folder, { recursive: true }));

const scripts = () => files.filter((file) => /^lib\/.*\.js$/.test(file));

test('each entry has its module and its types; nobody can publish the package by mistake', () => {
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? entry : Object.values(entry),
  );
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  expect(manifest.private).toBe(true);
  for (const file of ['README.md', 'LICENSE', 'static/pane.html']) expect(files).toContain(file);
});

test('nothing of this company is in it', () => {
  const names = [company.name, company.legalName, ...company.city.split(', '), company.phone, company.email];
  const texts = files.filter((file) => /\.(?:js|ts|json|md|html)$|LICENSE/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.flatMap((file) => {
    const text = read(file).toLowerCase();
    return names.filter((name) => text.includes(name.toLowerCase())).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('it imports what it declares, and nothing of this repository', () => {
  const known = new Set([
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ...builtinModules,
  ]);
  const imported = scripts().flatMap((file) =>
    [
      ...read(file).matchAll(
        /^(?:import|export)(?: [^'"\n]* from)? ["']([^."'][^"']*)["']|import\(["']([^."'][^"']*)["']\)/gm,
      ),
    ].map(([, name, lazy]) => name ?? lazy ?? ''),
  );
  const packages = new Set(
    imported.map((name) => name.replace(/^node:/, '').replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1')),
  );
  expect(packages).toContain('react');
  expect([...packages].filter((name) => !known.has(name))).toEqual(['virtual:coverage-data']);
});

test('the entries for Node load, and the command runs', async () => {
  const modules = ['.', './preset', './node'].map((entry) => {
    const target = manifest.exports[entry];
    if (typeof target !== 'object') throw new Error(`There is no entry ${entry}`);
    return `await import(${JSON.stringify(join(folder, target.default))});`;
  });
  await execa(process.execPath, ['--input-type', 'module', '--eval', modules.join('\n')]);
  const { stdout } = await execa(process.execPath, [join(folder, manifest.bin['language-review'] ?? ''), '--help']);
  expect(stdout).toContain('Checks the texts of every language');
});
