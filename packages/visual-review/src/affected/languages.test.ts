import { expect, test } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { languageIssue, taggedStories } from './languages.ts';

const snapshotIn = (locale: string) => ({ mode: `${locale} large text`, storyId: 'A--one', globals: { locale } });

const issueOf = (snapshot: ReturnType<typeof snapshotIn>, shown: readonly string[], tagged: ReadonlySet<string>) =>
  languageIssue(snapshot, shown, tagged, exampleConfig.languages);

test('a story that shows a language which its mode does not declare has an issue, unless it has the tag', () => {
  const shown = snapshotIn('en');
  expect(issueOf(shown, ['en'], new Set())).toBeUndefined();
  expect(issueOf(shown, [], new Set())).toBeUndefined();
  expect(issueOf(shown, ['en', 'fr', 'es'], new Set(['B--one']))).toBe(
    "It shows messages in French, Spanish, which its mode en large text does not declare: give the story the tag 'several-languages'.",
  );
  expect(issueOf(shown, ['fr'], new Set(['A--one']))).toBeUndefined();
  expect(issueOf(snapshotIn('en-XA'), ['en'], new Set())).toBeUndefined();
  expect(issueOf(snapshotIn('all'), ['en', 'es', 'ar', 'fr'], new Set())).toBeUndefined();
});

test('tags are read from the story index', () => {
  const entries = {
    one: { id: 'one', tags: ['several-languages'] },
    two: { id: 'two', tags: ['stable'] },
    three: { id: 'three' },
  };
  expect(taggedStories({ entries }, 'several-languages')).toEqual(new Set(['one']));
});
