import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { configure } from 'language-review';
import { coverageOf } from 'language-review/node';
import { componentsOf, translationOf, uncheckedBy } from './componentStatus';
import languageReview from '../language-review.config';

configure(languageReview);

const importPath = './src/components/Card/Card.stories.tsx';
const story = (id: string, tags: string[]): IndexEntry => ({
  type: 'story',
  subtype: 'story',
  id,
  name: id,
  title: 'Components/Card',
  exportName: id,
  importPath,
  componentPath: './src/components/Card/Card.tsx',
  tags: ['dev', ...tags],
});
const index = (...entries: IndexEntry[]): StoryIndex => ({
  v: 5,
  entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
});
const page = (id: string, title: string): IndexEntry => ({
  type: 'docs',
  id,
  name: 'Docs',
  title,
  importPath,
  storiesImports: [],
});

test('a component consists of the stories with one title; docs pages and review features are not components', () => {
  const components = componentsOf(
    index(
      page('prose', 'Docs/Prose'),
      { ...story('marks', []), title: 'Workbench/Marks' },
      page('card--docs', 'Components/Card'),
      story('card--one', ['draft', 'play-fn']),
      story('card--two', ['draft']),
    ),
  );
  expect(components).toEqual([
    {
      id: 'card',
      title: 'Components/Card',
      group: 'Components',
      name: 'Card',
      tag: 'draft',
      storyIds: ['card--one', 'card--two'],
      played: 1,
      docsId: 'card--docs',
      storyPath: importPath,
      componentPath: './src/components/Card/Card.tsx',
    },
  ]);
  expect(componentsOf(index(story('card--one', ['stable']), story('card--two', ['draft'])))[0]?.tag).toBeUndefined();
});

test('a message counts as translated unless it is missing, or the same as English without a reason', () => {
  const catalog = (language: 'en' | 'fr' | 'ar', texts: Record<string, string>) => ({
    language,
    history: undefined,
    findings: [],
    approvals: new Map<string, never>(),
    messages: Object.entries(texts).map(([key, text], line) => ({ key, text, line })),
  });
  const catalogs = [
    catalog('en', { a: 'One', b: 'Two', c: 'Three', message: 'Message' }),
    catalog('fr', { a: 'Un', b: 'Two', c: '', message: 'Message' }),
  ];
  const shownBy = { a: ['card--one'], b: ['card--two', 'other--one'], c: ['other--one'], message: ['same--one'] };
  const coverage = coverageOf(catalogs, new Set(), shownBy);
  const french = (count: number) => [{ language: 'fr', count }];
  expect(translationOf(['card--one'], coverage)).toEqual({ messages: 1, untranslated: [] });
  expect(translationOf(['card--one', 'card--two'], coverage)).toEqual({ messages: 2, untranslated: french(1) });
  expect(translationOf(['other--one'], coverage)).toEqual({ messages: 2, untranslated: french(2) });
  expect(translationOf(['same--one'], coverage)).toEqual({ messages: 1, untranslated: [] });
  const plural = [catalog('en', { day_one: 'A day', day_other: '{count} days' }), catalog('ar', { day_two: 'يومان' })];
  expect(translationOf(['day--one'], coverageOf(plural, new Set(), { day: ['day--one'] }))).toEqual({
    messages: 6,
    untranslated: [{ language: 'ar', count: 5 }],
  });
  expect(translationOf(['none--one'], coverage)).toEqual({ messages: 0, untranslated: [] });
  expect(translationOf(['card--one'], coverageOf(catalogs, new Set(), undefined))).toBeUndefined();
});

test.each([
  [{ test: 'error' }, []],
  [{ test: 'off' }, ['switched off']],
  [{ test: 'error', disable: true }, ['switched off']],
  [{}, ['findings are no errors']],
  [{ test: 'error', config: { rules: [{ id: 'region', enabled: false }, { id: 'list' }] } }, ['without region']],
  [{ test: 'error', options: { rules: { region: { enabled: false } } } }, ['without region']],
])('with %j the check excludes %j', (a11y, expected) => {
  expect(uncheckedBy({ a11y })).toEqual(expected);
});
