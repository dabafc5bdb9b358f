import { expect, test } from 'vitest';
import '../fixtures/testConfig.ts';
import { progressStatuses } from './progressStatuses.panel';

const of = (approved: number, total: number, stale = 0) => ({ approved, stale, total });
const story = 'home--page';
const statusOf = (...args: Parameters<typeof progressStatuses>) =>
  progressStatuses(...args).map(({ value, description }) => [value.replace('status-value:', ''), description]);

test('a story is approved where all its texts are, in the languages on screen', () => {
  const approvals = { [story]: { fr: of(3, 3), ar: of(1, 3), es: of(2, 3, 1) } };
  const shown = (...languages: Array<'fr' | 'ar' | 'es'>) => statusOf({ approvals, openNotes: {} }, languages);
  expect(shown('fr')).toEqual([['success', 'French: 3 of 3 texts approved']]);
  expect(shown('ar')).toEqual([['unknown', 'Arabic: 1 of 3 texts approved']]);
  expect(shown('es')).toEqual([['warning', 'Spanish: 2 of 3 texts approved, 1 changed since']]);
  expect(shown('fr', 'ar')).toEqual([['unknown', 'French: 3 of 3 texts approved; Arabic: 1 of 3 texts approved']]);
});

test('open notes are counted beside the approvals, also in the default language', () => {
  const approvals = { [story]: { fr: of(3, 3) } };
  const openNotes = { [story]: { fr: 2, en: 1 }, 'home--closed': { ar: 1 } };
  expect(statusOf({ approvals, openNotes }, ['fr'])).toEqual([
    ['warning', 'French: 3 of 3 texts approved, 2 open notes'],
  ]);
  expect(statusOf({ approvals, openNotes }, ['en'])).toEqual([['warning', 'English: 1 open note']]);
  expect(statusOf({ approvals, openNotes: {} }, ['en'])).toEqual([]);
});
