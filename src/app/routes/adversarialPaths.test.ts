import { expect, test } from 'vitest';
import { decoded } from './decodedPath';
import { adversarialPaths } from './fixtures/adversarialPaths';
import { normalizedPath } from './normalizedPath';
import { routeOf } from './route';

const origin = 'https://example.com';
const pathnameOf = (target: string) => new URL(origin + target).pathname;

test('the list has at least 100 paths and no duplicates', () => {
  expect(adversarialPaths.length).toBeGreaterThanOrEqual(100);
  expect(new Set(adversarialPaths.map(({ target }) => target)).size).toBe(adversarialPaths.length);
});

test.each(adversarialPaths)(
  'within the site, $target leads to $within.page in $within.language',
  ({ target, within }) => {
    const pathname = pathnameOf(target);
    const { page, language } = routeOf(pathname);
    expect(decoded(pathname) === undefined ? 'unreadable' : page).toBe(within.page);
    expect(language).toBe(within.language);
  },
);

test.each(adversarialPaths)('$target is normalized to a path of the intended page', ({ target, ends }) => {
  const { page, language } = routeOf(normalizedPath(pathnameOf(target)));
  expect(page).toBe(ends.page);
  expect(language).toBe(ends.language);
});
