import { expect, test } from 'vitest';
import type { Coverage, KeyCoverage, MessageCoverage } from './coverage';
import '../fixtures/testConfig.ts';
import { initialFilter, messageFilters, openTasks } from './messageFilters';

const text = (fr: Partial<MessageCoverage>, rest: Partial<KeyCoverage> = {}): Omit<KeyCoverage, 'key'> => ({
  used: true,
  stories: ['a--b'],
  messages: { en: { issues: [], findings: [] }, fr: { issues: [], findings: [], ...fr } },
  ...rest,
});
const keys = Object.entries({
  found: text({ findings: [{ kind: 'copy', message: 'two spaces in a row' }] }),
  fine: text({}),
  accepted: text({ acceptedIssue: { issue: 'identical', reason: 'the same word in French' } }),
  right: text({ findings: [{ kind: 'copy', message: 'two spaces in a row', accepted: 'as in the poem' }] }),
  unseen: text({}, { stories: [] }),
  identical: text({ issues: ['identical'] }),
  unused: text({}, { used: false, stories: [] }),
  missing: text({ issues: ['missing'] }),
  approved: text({ approval: { state: 'approved' } }),
  stale: text({ approval: { state: 'changed' } }),
  new: text({ approval: { state: 'new' } }),
}).map(([key, entry]) => ({ key, ...entry }));

const choices = (storiesKnown: boolean) =>
  Object.fromEntries(
    messageFilters({ keys, storiesKnown }).map(({ name, keys: those }) => [name, those.map(({ key }) => key)]),
  );

test('the first filter has all messages with an issue, the most serious first, each once', () => {
  const [first] = Object.entries(choices(true));
  expect(first).toEqual(['Needs a look', ['missing', 'identical', 'stale', 'unused', 'unseen', 'found']]);
});

test('the page opens with what somebody has to do', () => {
  const opened = (...wanted: string[]) => {
    const filters = messageFilters({ keys: keys.filter(({ key }) => wanted.includes(key)), storiesKnown: true });
    return filters[initialFilter(filters)]?.name;
  };
  expect(opened('fine', 'new', 'unused')).toBe('Needs a look');
  expect(opened('fine', 'new', 'accepted')).toBe('Not approved');
  expect(opened('fine')).toBe('All texts');
});

test('there is a filter for each issue, for accepted messages, and for all', () => {
  expect(choices(true)).toMatchObject({
    Missing: ['missing'],
    'Placeholders differ': [],
    'Same as English': ['identical'],
    'Changed since approval': ['stale'],
    Unused: ['unused'],
    'Shown by no story': ['unseen', 'unused'],
    'Found by checks': ['found'],
    Accepted: ['accepted', 'right'],
    'Not approved': ['stale', 'new'],
    'All texts': keys.map(({ key }) => key),
  });
});

test('what somebody has to do is counted by language, where it is about a language', () => {
  const spanish = { language: 'es', catalogErrors: 2 } as Coverage['languages'][number];
  expect(openTasks({ keys, storiesKnown: true, languages: [spanish] })).toMatchObject([
    { name: 'Missing', languages: [['fr', 1]] },
    { name: 'Same as English', languages: [['fr', 1]] },
    { name: 'Changed since approval', languages: [['fr', 1]] },
    { name: 'Unused', keys: [{ key: 'unused' }] },
    { name: 'Shown by no story', keys: [{ key: 'unseen' }, { key: 'unused' }] },
    { name: 'Found by checks', languages: [['fr', 1]] },
    { name: 'Not approved', languages: [['fr', 2]] },
    { name: 'Errors in the catalogs', languages: [['es', 2]] },
  ]);
  const done = keys.filter(({ key }) => ['fine', 'accepted', 'right', 'approved'].includes(key));
  expect(openTasks({ keys: done, storiesKnown: true, languages: [] })).toEqual([]);
});

test('until the stories are measured, no message counts as shown by none', () => {
  expect(choices(false)).not.toHaveProperty('Shown by no story');
  expect(choices(false)['Needs a look']).not.toContain('unseen');
});
