import { expect, test } from 'vitest';
import { findingsAmong } from '../../fixtures/testCheck.ts';
import { order } from './order.ts';

const textsOf = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, 'a']));

test('keys have the order of the English catalog, whatever plural forms a language has', () => {
  const findingsOf = (...keys: string[]) =>
    findingsAmong(order, 'es', textsOf(...keys), textsOf('title', 'button', 'home', 'stars_one', 'stars_other'));
  expect(findingsOf('title', 'home', 'stars_one', 'stars_many', 'stars_other')).toEqual([]);
  expect(findingsOf('home', 'title', 'stars_one')).toEqual([
    'title is out of order: in the English catalog it comes before home',
  ]);
});

test('catalogs sorted by key have one order, with other keys between the plural forms', () => {
  const english = textsOf('day_limit', 'day_one', 'day_other');
  const polish = textsOf('day_few', 'day_limit', 'day_many', 'day_one', 'day_other');
  expect(findingsAmong(order, 'es', polish, english)).toEqual([]);
});
