import { expect, test } from 'vitest';
import { comparisonOf } from '../reportFixture.ts';
import { matches, noFilters, readHash, writeHash, type State } from './urlState.ts';

const state: State = {
  snapshot: 'screens-home--whole-page ar-phone',
  group: '5f0e9d1c2b3a',
  view: 'slider',
  zoom: '2',
  results: ['changed', 'new'],
  language: 'ar',
  width: '320',
  decision: 'open',
  search: 'home & page',
};

test('the URL contains the complete state', () => {
  expect(readHash(writeHash(state))).toEqual(state);
  expect(writeHash({ ...noFilters, snapshot: '', group: '', view: 'side', zoom: 'fit' })).toBe('#');
});

test('unknown values in a URL are ignored', () => {
  expect(readHash('#view=hologram&zoom=9&result=same,new,x&decision=maybe&more=1')).toEqual({
    ...noFilters,
    snapshot: '',
    group: '',
    view: 'side',
    zoom: 'fit',
    results: ['new'],
  });
});

test('a comparison has to match all filters', () => {
  const comparison = comparisonOf('screens-home--whole-page', 'ar-phone', 'changed');
  const fits = (filters: Partial<State>, decision: 'open' | 'accepted' | 'rejected' = 'open') =>
    matches(comparison, 'color.accent in 41 places', decision, { ...noFilters, ...filters });
  expect(fits({})).toBe(true);
  expect(
    fits({ results: ['changed'], language: 'ar', width: '320', decision: 'open', search: 'PAGE home accent' }),
  ).toBe(true);
  const others: ReadonlyArray<Partial<State>> = [
    { results: ['new', 'failed'] },
    { language: 'en' },
    { width: '1280' },
    { search: 'home contact' },
    { decision: 'accepted' },
    { decision: 'rejected' },
  ];
  expect(others.filter((filters) => fits(filters))).toEqual([]);
  expect(fits({ decision: 'accepted' }, 'accepted')).toBe(true);
});
