import { readFileSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparisonOf } from '../report/reportFixture.ts';
import { hasEnded, readVariants, recordVariants } from './variants.ts';

const pathOf = temporaryFolder();
let file: string;
beforeEach(() => {
  file = pathOf('variants.json');
  vi.useFakeTimers({ now: new Date('2026-02-10T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const hash = (digit: string) => digit.repeat(64);
const image = (digit: string) => ({ file: 'a.png', hash: hash(digit), width: 1, height: 1 });
const id = 'screens-home--whole en-phone';
const changed = (before: string, after: string) =>
  comparisonOf('screens-home--whole', 'en-phone', 'changed', { before: image(before), after: image(after) });
const record = (before: string, after: string, until = '2026-02-28') =>
  recordVariants(file, [changed(before, after)], 'The font of the caret', until);

test('both screenshots are recorded, up to three of a snapshot', async () => {
  await record('a', 'b');
  await record('c', 'a');
  expect([...(await readVariants(file))]).toEqual([
    [id, { reason: 'The font of the caret', until: '2026-02-28', screenshots: ['a', 'b', 'c'].map(hash) }],
  ]);
  const before = readFileSync(file, 'utf8');
  await expect(record('c', 'd')).rejects.toThrow('would have 4 variants, and 3 are the most');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('they end on a day, and others replace them', async () => {
  await record('a', 'b', '2026-02-10');
  expect(hasEnded((await readVariants(file)).get(id)!)).toBe(false);
  vi.setSystemTime(new Date('2026-02-11T00:00:01Z'));
  expect(hasEnded((await readVariants(file)).get(id)!)).toBe(true);
  await expect(record('a', 'b', '2026-02-10')).rejects.toThrow('2026-02-10 is over');
  await record('c', 'd');
  expect((await readVariants(file)).get(id)?.screenshots).toEqual([hash('c'), hash('d')]);
});

test('a snapshot with one screenshot has no variants', async () => {
  const added = comparisonOf('screens-home--whole', 'en-phone', 'new', { after: image('a') });
  await expect(recordVariants(file, [added], 'Why', '2026-02-28')).rejects.toThrow('does not have two screenshots');
});

test.each([
  ['conflict markers', '<<<<<<< HEAD', 'is not a JSON object'],
  ['a list', '[]', 'is not a JSON object'],
  ['no reason', `{"${id}":{"until":"2026-02-28","screenshots":[]}}`, `"reason" has to say why it differs in "${id}"`],
  ['no day', `{"${id}":{"reason":"a","until":"2026-02-31","screenshots":[]}}`, '"until" has to be a day'],
  ['an id of two lines', String.raw`{"a\nNothing has changed.":{}}`, 'in "a Nothing has changed.".'],
  ['no hash', `{"${id}":{"reason":"a","until":"2026-02-28","screenshots":["a"]}}`, '"screenshots" has to be a list'],
])('a file with %s is reported', async (_, text, message) => {
  writeFileSync(file, text);
  await expect(readVariants(file)).rejects.toThrow(message);
});
