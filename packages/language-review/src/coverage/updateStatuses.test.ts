import { expect, test } from 'vitest';
import type { Status, StatusesByStoryIdAndTypeId } from 'storybook/internal/types';
import { updateStatuses } from './updateStatuses';

function storeWith(statuses: StatusesByStoryIdAndTypeId) {
  const calls: unknown[] = [];
  const store = {
    typeId: 'progress',
    getAll: () => statuses,
    set: (set: Status[]) => void calls.push(['set', set.map(({ storyId, value }) => `${storyId} ${value}`)]),
    unset: (ids?: string[]) => void calls.push(['unset', ids]),
  };
  return { calls, store: store as unknown as Parameters<typeof updateStatuses>[0] };
}

const status = (storyId: string, value: Status['value'], typeId = 'progress') => ({
  storyId,
  typeId,
  value,
  title: 'Progress',
  description: value,
});

const current = {
  hero: { progress: status('hero', 'status-value:success') },
  footer: {
    progress: status('footer', 'status-value:success'),
    other: status('footer', 'status-value:error', 'other'),
  },
  header: { other: status('header', 'status-value:error', 'other') },
};

test('only statuses that differ are set, and only outdated ones of the same kind removed', () => {
  const { calls, store } = storeWith(current);
  updateStatuses(store, [status('hero', 'status-value:success'), status('menu', 'status-value:warning')]);
  expect(calls).toEqual([
    ['unset', ['footer']],
    ['set', ['menu status-value:warning']],
  ]);
});

test('equal statuses change nothing', () => {
  const { calls, store } = storeWith(current);
  updateStatuses(store, [status('hero', 'status-value:success'), status('footer', 'status-value:success')]);
  expect(calls).toEqual([]);
});

test('with a list of stories, the others keep their status', () => {
  const { calls, store } = storeWith(current);
  updateStatuses(store, [], ['hero', 'header']);
  expect(calls).toEqual([['unset', ['hero']]]);
});
