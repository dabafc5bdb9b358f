import { expect, test } from 'vitest';
import { causeOf, comparisonOf, reportOf } from '../report/reportFixture.ts';
import type { Decision, Report } from '../types.ts';
import { changesOf, storyStatuses } from './storyChanges.ts';

const color = causeOf('color', { from: '#ffb84d', to: '#ffb84c' });
const text = causeOf('text', { from: 'Send', to: 'Send it' });

const report = reportOf([
  comparisonOf('a-b--one', 'en-phone', 'changed', { causes: [color, text] }),
  comparisonOf('a-b--one', 'ar-phone', 'changed', { causes: [color] }),
  comparisonOf('a-b--two', 'en-phone', 'changed', { causes: [color] }),
  comparisonOf('a-b--new', 'en-phone', 'new'),
  comparisonOf('a-b--old', 'en-phone', 'removed'),
  // One of its modes.
  comparisonOf('a-b--two', 'ar-phone', 'removed'),
  comparisonOf('a-b--bad', 'en-phone', 'failed', { error: 'It threw.' }),
]);

const decided = (decision: Decision): Report => ({
  ...report,
  groups: report.groups.map((group) => (group.kind === 'color' ? { ...group, decision } : group)),
});

const statuses = (of: Report) =>
  Object.fromEntries(
    storyStatuses(of, 'visual-review').map(({ storyId, value, description }) => [storyId, `${value} ${description}`]),
  );

test('the sidebar says which stories have changes, and how far they are decided', () => {
  expect(statuses(report)).toEqual({
    'a-b--one': 'status-value:modified 2 to decide',
    'a-b--two': 'status-value:modified 2 to decide',
    'a-b--new': 'status-value:new 1 to decide',
    'a-b--bad': 'status-value:error 1 failed or unstable',
  });
  expect(statuses(decided(true))).toMatchObject({
    'a-b--one': 'status-value:modified 1 to decide',
    'a-b--two': 'status-value:modified 1 to decide',
  });
  expect(statuses(decided('Too dark'))).toMatchObject({ 'a-b--one': 'status-value:error 1 rejected, 1 to decide' });
});

test('the changes of a story are those of its snapshots', () => {
  const changes = changesOf(report, 'a-b--one');
  expect(changes.map(({ comparison, groups }) => [comparison.snapshot.mode, groups.map(({ kind }) => kind)])).toEqual([
    ['en-phone', ['text', 'color']],
    ['ar-phone', ['color']],
  ]);
});
