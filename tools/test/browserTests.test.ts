import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { selectBrowserTests } from './browserTests.ts';
import { parseOptions } from './options.ts';
import { Query } from './query.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How many specs may have a test, after these files have changed. */
const filesAfter = (...changed: string[]) =>
  selectBrowserTests(root, parseOptions(['--only', 'browser']), new Query([]), changed).files;

test('a browser test is selected if it has changed, and all are if what they share has', () => {
  expect(filesAfter('src/components/Button/Button.tsx', 'README.md')).toBe(0);
  expect(filesAfter('e2e/home.spec.ts')).toBe(1);
  expect(filesAfter('e2e/support/builds.ts')).toBeGreaterThan(10);
});
