import { expect, test } from 'vitest';
import { comparisonOf } from '../reportFixture.ts';
import { matches, noFilters, readAddress, writeAddress, type State } from './address.ts';

const state: State = {
  snapshot: 'screens-home--whole-page ar-phone',
  view: 'slider',
  zoom: '2',
  verdicts: ['changed', 'new'],
  language: 'ar',
  width: '320',
  decision: 'open',
  search: 'home & page',
};

test('an address holds all that is seen', () => {
  expect(readAddress(writeAddress(state))).toEqual(state);
  expect(writeAddress({ ...noFilters, snapshot: '', view: 'side', zoom: 'fit' })).toBe('#');
});

test('what is unknown in an address is left out', () => {
  expect(readAddress('#view=hologram&zoom=9&verdict=same,new,x&decision=maybe&more=1')).toEqual({
    ...noFilters,
    snapshot: '',
    view: 'side',
    zoom: 'fit',
    verdicts: ['new'],
  });
});

test('filters are asked for together', () => {
  const comparison = comparisonOf('screens-home--whole-page', 'ar-phone', 'changed');
  const fits = (filters: Partial<State>, isAccepted = false) =>
    matches(comparison, isAccepted, { ...noFilters, ...filters });
  expect(fits({})).toBe(true);
  expect(fits({ verdicts: ['changed'], language: 'ar', width: '320', decision: 'open', search: 'PAGE home' })).toBe(
    true,
  );
  expect(fits({ verdicts: ['new', 'failed'] })).toBe(false);
  expect(fits({ language: 'en' })).toBe(false);
  expect(fits({ width: '1280' })).toBe(false);
  expect(fits({ search: 'home contact' })).toBe(false);
  expect(fits({ decision: 'accepted' })).toBe(false);
  expect(fits({ decision: 'accepted' }, true)).toBe(true);
});
