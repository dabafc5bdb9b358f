import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectPackages } from './installedPackages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

function write(file: string, packages: object) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

test('packages installed as the lockfile says are accepted, also without those of other platforms', async () => {
  write('package-lock.json', wanted);
  await expect(expectPackages(folder)).resolves.toBeUndefined();
  write('node_modules/.package-lock.json', { 'node_modules/react': { version: '19.0.0' } });
  await expect(expectPackages(folder)).resolves.toBeUndefined();
});

test.each([
  ['another version', { 'node_modules/react': { version: '18.3.1' } }],
  ['a missing one', {}],
])('%s is rejected, with instructions', async (_, installed) => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', installed);
  await expect(expectPackages(folder)).rejects.toThrow('not those of package-lock.json (react): run npm ci first.');
});
