import type { StatusesByStoryIdAndTypeId, StatusStoreByTypeId } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { comparisonOf, reportOf } from '../report/reportFixture.ts';
import { serverStatuses } from './statuses.ts';

const story = 'a-b--one';
const report = reportOf([comparisonOf(story, 'en-phone', 'new')]);

/** The store of the development server, with a status of another addon. */
function exampleStore() {
  let state: StatusesByStoryIdAndTypeId = {};
  let changed: () => void = () => undefined;
  const replace = (next: StatusesByStoryIdAndTypeId) => {
    state = next;
    changed();
  };
  const other = {
    storyId: story,
    typeId: 'other',
    value: 'status-value:error',
    title: 'Other',
    description: '',
  } as const;
  const store = {
    typeId: 'visual-review',
    getAll: () => state,
    set: (statuses) => {
      const next = { ...state };
      for (const status of statuses) next[status.storyId] = { ...next[status.storyId], 'visual-review': status };
      replace(next);
    },
    unset: (ids = []) => {
      for (const id of ids) {
        const { 'visual-review': _own, ...others } = state[id] ?? {};
        replace({ ...state, [id]: others });
      }
    },
    onAllStatusChange: (listener) => {
      changed = () => listener(state, state);
      return () => undefined;
    },
    onSelect: () => () => undefined,
  } satisfies StatusStoreByTypeId;
  return { store, overwrite: () => replace({ [story]: { other } }), shown: () => Object.keys(state[story] ?? {}) };
}

test('marks that another page has overwritten are restored, beside those of other addons', () => {
  const { store, overwrite, shown } = exampleStore();
  const statuses = serverStatuses(store);
  overwrite();
  statuses.show(report);
  expect(shown()).toEqual(['other', 'visual-review']);
  overwrite();
  expect(shown()).toEqual(['other', 'visual-review']);
});

test('the marks end with the report', () => {
  const { store, overwrite, shown } = exampleStore();
  const statuses = serverStatuses(store);
  overwrite();
  statuses.show(report);
  statuses.show(undefined);
  expect(shown()).toEqual(['other']);
});

test.each(['__proto__', '_bigint_x', '_duplicate_[]', 'a\u2028b'])(
  'a report that names %j as its story marks no other',
  (id) => {
    const { store, shown } = exampleStore();
    serverStatuses(store).show(reportOf([comparisonOf(id, 'en-phone', 'new'), comparisonOf(story, 'en-phone', 'new')]));
    expect(shown()).toEqual(['visual-review']);
    expect(Object.keys(store.getAll())).toEqual([story]);
  },
);
