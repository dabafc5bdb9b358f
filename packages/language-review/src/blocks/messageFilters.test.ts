import { expect, test } from 'vitest';
import type { KeyCoverage, TextCoverage } from '../../scripts/i18n/coverage';
import { folded, textChoices } from './textChoices';

const text = (fr: Partial<TextCoverage>, rest: Partial<KeyCoverage> = {}): Omit<KeyCoverage, 'key'> => ({
  used: true,
  stories: ['a--b'],
  texts: { en: { faults: [], expansion: 1 }, fr: { faults: [], expansion: 1, ...fr } },
  ...rest,
});
const keys = Object.entries({
  long: text({ faults: ['long'] }),
  fine: text({}),
  accepted: text({ reason: 'the same word in French' }),
  unseen: text({}, { stories: [] }),
  identical: text({ faults: ['identical', 'long'] }),
  unused: text({}, { used: false, stories: [] }),
  missing: text({ faults: ['missing'] }),
}).map(([key, entry]) => ({ key, ...entry }));

const choices = (storiesKnown: boolean) =>
  Object.fromEntries(
    textChoices({ keys, storiesKnown }).map(({ name, keys: those }) => [name, those.map(({ key }) => key)]),
  );

test('what needs a look comes first, the most serious before the rest, each once', () => {
  const [first] = Object.entries(choices(true));
  expect(first).toEqual(['Needs a look', ['missing', 'identical', 'unused', 'unseen', 'long']]);
});

test('each reason for a look is a choice, and so are the texts that are fine', () => {
  expect(choices(true)).toMatchObject({
    Missing: ['missing'],
    'Placeholders differ': [],
    'Same as English': ['identical'],
    Unused: ['unused'],
    'Shown by no story': ['unseen', 'unused'],
    'Over-long': ['long', 'identical'],
    'Accepted as English': ['accepted'],
    'All texts': keys.map(({ key }) => key),
  });
});

test('without a record of stories, no text counts as shown by none', () => {
  expect(choices(false)).not.toHaveProperty('Shown by no story');
  expect(choices(false)['Needs a look']).not.toContain('unseen');
});

test('a search takes no notice of capitals and accents', () => {
  expect(folded('Éxito')).toBe(folded('exito'));
});
