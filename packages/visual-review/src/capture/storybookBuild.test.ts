import { mkdirSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { expectPackages } from './storybookBuild.ts';

const pathOf = temporaryFolder();
beforeEach(() => mkdirSync(pathOf('node_modules')));

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

const write = (file: string, packages: object) => writeFileSync(pathOf(file), JSON.stringify({ packages }));

test('packages installed as the lockfile says are accepted, also without those of other platforms', async () => {
  write('package-lock.json', wanted);
  await expect(expectPackages(pathOf())).resolves.toBeUndefined();
  write('node_modules/.package-lock.json', { 'node_modules/react': { version: '19.0.0' } });
  await expect(expectPackages(pathOf())).resolves.toBeUndefined();
});

test.each([
  ['another version', { 'node_modules/react': { version: '18.3.1' } }],
  ['a missing one', {}],
])('%s is rejected, with instructions', async (_, installed) => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', installed);
  await expect(expectPackages(pathOf())).rejects.toThrow('not those of package-lock.json (react): run npm ci first.');
});
