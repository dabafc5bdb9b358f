import { expect, test } from 'vitest';
import { byKey, pathOfKey, textsInside } from './keyPaths.ts';

const found = textsInside({
  'Hello. World': 'Hello. World',
  home: { steps: ['Load', { note: 'Seal' }], days_one: 'A day' },
  limit: 3,
});
const known = byKey(found.map(({ path }) => path));

test.each([
  ['Hello. World', ['Hello. World']],
  ['home.steps.0', ['home', 'steps', 0]],
  ['home.steps.1.note', ['home', 'steps', 1, 'note']],
  // A plural form that the other language does not have.
  ['home.days_few', ['home', 'days_few']],
  ['home.steps.1.note_few', ['home', 'steps', 1, 'note_few']],
  ['days. Few', ['days. Few']],
])('%s belongs at %j', (key, path) => {
  expect(pathOfKey(key, known)).toEqual(path);
});
