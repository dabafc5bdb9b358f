import { expect, test } from 'vitest';
import { shapeProblem } from './shape.ts';

test('a number is finite: JSON.stringify would write another one as null', () => {
  const value: unknown = JSON.parse('{"duration":1e999}');
  expect(shapeProblem(value, { duration: 'number' }, 'it')).toBe('"duration" must be a number');
  expect(shapeProblem({ duration: 1.5 }, { duration: 'number' }, 'it')).toBeUndefined();
});
