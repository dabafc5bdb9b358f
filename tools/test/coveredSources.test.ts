import { fileURLToPath } from 'node:url';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { specsOf } from './browserTests.ts';
import { coveredSources, specsFor } from './coveredSources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('every browser test has sources that it covers', () => {
  const specs = [...specsOf(root, 'browser'), ...specsOf(root, 'system')];
  expect(
    Object.keys(coveredSources)
      .map((name) => `e2e/${name}.spec.ts`)
      .toSorted(),
  ).toEqual(specs.toSorted());
});

test.each(Object.entries(coveredSources))('%s: each part of its pattern matches a file', (_, { source }) => {
  // Parts at the top level: those in parentheses are one part.
  const parts = source.split(/\|(?![^(]*\))/);
  expect(parts.filter((part) => !files.some((file) => new RegExp(part).test(file)))).toEqual([]);
});

test('a browser test runs when it, what it imports or what it covers has changed', () => {
  expect(specsFor(root, ['e2e/home.spec.ts'])).toEqual(['e2e/home.spec.ts']);
  expect(specsFor(root, ['e2e/support/panel.ts'])).toContain('e2e/panel.spec.ts');
  expect(specsFor(root, ['src/components/Tooltip/Tooltip.tsx'])).toEqual(['e2e/tooltip.spec.ts']);
  expect(specsFor(root, ['src/components/Button/Button.tsx', 'README.md'])).toEqual([]);
});
