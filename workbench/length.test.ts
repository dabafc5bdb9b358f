import { expect, test } from 'vitest';
import { size, space, type } from '#theme/tokens.ts';
import { describeLength, pixelsOf, rangeOf } from './length';

test.each([
  ['1.5rem', 24],
  ['64em', 1024],
  ['3px', 3],
  ['0', 0],
  ['12', undefined],
  ['50%', undefined],
])('%s is %s px', (length, expected) => {
  expect(pixelsOf(length)).toBe(expected);
});

test('a clamp ranges from its first to its last length', () => {
  expect(rangeOf('clamp(2rem, 1.25rem + 3.2vw, 4rem)')).toEqual({ least: 32, greatest: 64 });
  expect(describeLength('clamp(2rem, 1.25rem + 3.2vw, 4rem)')).toBe('32 to 64 px');
  expect(describeLength('2.75rem')).toBe('44 px');
});

test.each([space, size, type.size].flatMap((group) => Object.entries(group)))(
  'the token %s: %s has a size in px',
  (_name, length) => {
    expect(rangeOf(length)).toBeDefined();
  },
);
