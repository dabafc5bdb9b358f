import { expect, test } from 'vitest';
import { queryFor } from './ShownAs';

test.each([
  ['screen', '(min-width: 48em)', '(min-width: 48em)'],
  ['print', 'print', 'all'],
  ['print', 'screen and (min-width: 48em)', 'not all and (min-width: 48em)'],
  ['largeText', '(max-width: 28em), (min-height: 20.5em)', '(max-width: 56em), (min-height: 41em)'],
  ['largeText', '(min-width: 300px)', '(min-width: 300px)'],
] as const)('as %s, the media query %s is %s', (medium, query, expected) => {
  expect(queryFor(medium, query)).toBe(expected);
});
