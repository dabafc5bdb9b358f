import { expect, test } from 'vitest';
import { snapshotOf } from '../report/reportFixture.ts';
import type { Snapshot } from '../types.ts';
import { renamedStories } from './renamedStories.ts';

const story = (name: string, ...modes: string[]) => modes.map((mode) => snapshotOf(`a-b--${name}`, mode));

/** Former names by the name now, where these screenshots look as given. */
function namesOf(added: readonly Snapshot[], removed: readonly Snapshot[], looks: Record<string, string> = {}) {
  const hashOf = ({ id }: Snapshot) => looks[id] ?? id;
  const pairs = renamedStories(added, removed, { before: hashOf, after: hashOf });
  return [...pairs].map(([id, before]) => `${before.id} → ${id}`);
}

test('the only removed story of a file is the former name of the only added one, in the modes of both', () => {
  expect(namesOf(story('new', 'en-phone', 'ar-phone'), story('old', 'en-phone', 'fr-phone'))).toEqual([
    'a-b--old en-phone → a-b--new en-phone',
  ]);
  const other = snapshotOf('c-d--old', 'en-phone');
  expect(namesOf(story('new', 'en-phone'), [other])).toEqual([]);
});

test('among several, equal screenshots in every mode tell', () => {
  const added = [...story('one', 'en-phone', 'ar-phone'), ...story('two', 'en-phone')];
  const removed = story('old', 'en-phone', 'ar-phone');
  expect(namesOf(added, removed)).toEqual([]);
  const looks = {
    'a-b--one en-phone': 'x',
    'a-b--old en-phone': 'x',
    'a-b--one ar-phone': 'y',
    'a-b--old ar-phone': 'y',
  };
  expect(namesOf(added, removed, looks)).toEqual([
    'a-b--old en-phone → a-b--one en-phone',
    'a-b--old ar-phone → a-b--one ar-phone',
  ]);
  expect(namesOf(added, removed, { ...looks, 'a-b--one ar-phone': 'z' })).toEqual([]);
  // A story has been one other at most.
  expect(namesOf(added, removed, { ...looks, 'a-b--two en-phone': 'x' })).toHaveLength(2);
});
