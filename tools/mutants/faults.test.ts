import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { specsFor } from '../test/guards.ts';
import { faults } from './faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the titles of faults are unique', () => {
  expect(new Set(faults.map(({ title }) => title)).size).toBe(faults.length);
});

// Where a fault is planted, its text is gone.
test.skipIf(process.env.PLANTED_FAULT).each(faults)('$title: can be planted', ({ file, find, replace, caughtBy }) => {
  expect(readFileSync(`${root}/${file}`, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(caughtBy).toSatisfy((path: string) => existsSync(`${root}/${path}`));
});

test('npm test -- --changed runs the browser tests that catch faults', () => {
  const inBrowser = faults.filter(({ caughtBy }) => caughtBy.startsWith('e2e/'));
  const unreached = inBrowser.filter(({ file, caughtBy }) => !specsFor(root, [file]).includes(caughtBy));
  expect(unreached.map(({ file, caughtBy }) => `${file}: ${caughtBy}`)).toEqual([]);
});
