import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { largestRequest } from '../config/limits.ts';
import '../fixtures/testConfig.ts';
import {
  longestLink,
  parseSharedChanges,
  sharedFragment,
  changesInFragment,
  sharedChangesJson,
  type SharedChanges,
} from './sharedChanges.ts';

const place = { story: 'home--page', role: 'link', name: 'Contacto', key: 'title', nth: 0, width: 320 };
const changes = {
  by: 'Mona',
  edits: [{ language: 'es', key: 'title', text: 'El puerto', from: 'Puerto' }],
  decisions: [
    { language: 'ar', key: 'title', source: 'Port', text: 'ميناء' },
    { language: 'fr', key: 'title', source: 'Port', text: 'Port', withdrawn: true },
  ],
  notes: [{ language: 'es', id: '00c0ffee', place, text: '<img src=x onerror=alert(1)>' }],
} as unknown as SharedChanges;

const json = (changed: object = {}) => JSON.stringify({ languageReview: 1, ...changes, ...changed });
const edit = (changed: object) => json({ edits: [{ ...changes.edits[0], ...changed }] });
const decision = (changed: object) => json({ decisions: [{ ...changes.decisions[0], ...changed }] });
const note = (changed: object) => json({ notes: [{ ...changes.notes[0], ...changed }] });

test('a review is read as it was written', () => {
  expect(parseSharedChanges(sharedChangesJson(changes))).toEqual(changes);
  // As editors of Windows save it.
  expect(parseSharedChanges(`\uFEFF${sharedChangesJson(changes)}`)).toEqual(changes);
  expect(parseSharedChanges(json({ by: undefined, edits: undefined, notes: undefined }))).toEqual({
    by: '',
    edits: [],
    decisions: changes.decisions,
    notes: [],
  });
});

test('all that a browser keeps can be read', () => {
  const many = { ...changes, decisions: Array.from({ length: 20_000 }, () => changes.decisions[0]!) };
  expect(parseSharedChanges(sharedChangesJson(many)).decisions).toHaveLength(20_000);
});

describe('a malformed file has a sentence of its own', () => {
  const cases: ReadonlyArray<readonly [name: string, source: string, sentence: string | RegExp]> = [
    ['no text', '', /not a JSON file/],
    ['a part of JSON', json().slice(0, 60), /a part of it is missing/],
    ['HTML', '<!doctype html>', /not a JSON file/],
    ['a catalog', '{ "title": "Puerto" }', /not a review/],
    ['a list', '[]', /not a review/],
    ['null', 'null', /not a review/],
    ['a number', '1', /not a review/],
    ['a text', '"languageReview"', /not a review/],
    ['another version', json({ languageReview: 2 }), /another version/],
    ['a version as text', json({ languageReview: '1' }), /another version/],
    ['nothing', '{ "languageReview": 1 }', 'The review is empty.'],
    ['empty lists', json({ edits: [], decisions: [], notes: [] }), 'The review is empty.'],
    ['a number as name', json({ by: 1 }), /"by" is not a name/],
    ['a long name', json({ by: 'x'.repeat(101) }), /at most 100 characters/],
    ['edits that are an object', json({ edits: {} }), '"edits" is not a list.'],
    ['decisions that are a text', json({ decisions: 'all' }), '"decisions" is not a list.'],
    ['notes that are null', json({ notes: null }), '"notes" is not a list.'],
    ['too much', json({ by: 'x'.repeat(largestRequest) }), /larger than 8 MB/],
    ['an edit that is null', json({ edits: [null] }), /Entry 1 of "edits" is not an edit/],
    [
      'an edit of a key that is longer than any text',
      json({ edits: [{ ...changes.edits[0], key: 'a'.repeat(10_001) }] }),
      /Entry 1 of "edits" is not an edit/,
    ],
    ['an edit that is a text', json({ edits: ['title'] }), /Entry 1 of "edits"/],
    ['a second edit that is none', json({ edits: [changes.edits[0], {}] }), /Entry 2 of "edits"/],
    ['an edit without a key', edit({ key: undefined }), /is not an edit/],
    ['a note with null as its key', note({ place: { ...place, key: null } }), /is not a note/],
    ['values that are deep in each other', edit({ more: [[['x']]] }), /is not an edit/],
    ['a number as key', edit({ key: 7 }), /is not an edit/],
    ['an edit without a text', edit({ text: undefined }), /is not an edit/],
    ['markup as an object', edit({ text: { html: '<b>' } }), /is not an edit/],
    ['a number as the text before', edit({ from: 1 }), /is not an edit/],
    ['an edit without a language', edit({ language: undefined }), /is not an edit/],
    ['another language', edit({ language: 'de' }), 'is in the language "de"; this project has en, es, ar, fr'],
    ['a path as language', edit({ language: '../en' }), /is in the language "..\/en"/],
    ['a language that is too long to be shown', edit({ language: 'x'.repeat(101) }), /is not an edit/],
    ['a language that is a list', edit({ language: [[]] }), /is not an edit/],
    ['a decision without a source', decision({ source: undefined }), /is not a decision/],
    ['a decision without a key', decision({ key: undefined }), /is not a decision/],
    [
      'a withdrawal that is not true',
      json({ decisions: [{ ...changes.decisions[1], withdrawn: 1 }] }),
      /not a decision/,
    ],
    ['an approval that is no withdrawal, in words', decision({ withdrawn: false }), /is not a decision/],
    ['a decision in another language', decision({ language: 'xx' }), /language "xx"/],
    ['a note without a text', note({ text: ' ' }), /is not a note/],
    ['a number as the text of a note', note({ text: 1 }), /is not a note/],
    ['null as the text before', edit({ from: null }), /is not an edit/],
    ['a note that is too long', note({ text: 'x'.repeat(2001) }), /is not a note/],
    ['a note with another id', note({ id: 'constructor' }), /is not a note/],
    ['a note at half a place', note({ place: { story: 'home--page' } }), /is not a note/],
    ['a note with a negative width', note({ place: { ...place, width: -1 } }), /is not a note/],
    ['a state that is a text', note({ isResolved: 'yes' }), /is not a note/],
  ];
  test('forty of them', () => expect(cases.length).toBeGreaterThanOrEqual(40));
  test.each(cases)('%s', (_, source, sentence) => expect(() => parseSharedChanges(source)).toThrow(sentence));
});

describe('a link', () => {
  test('holds a review', async () => {
    const fragment = await sharedFragment(changes);
    expect(fragment).toMatch(/^#language-review=[\w-]+$/);
    expect(await changesInFragment(fragment!)).toEqual(changes);
    expect(await changesInFragment('#another')).toBeUndefined();
  });

  test('that was cut or changed says so', async () => {
    const fragment = (await sharedFragment(changes))!;
    for (const broken of [fragment.slice(0, -9), fragment.slice(0, 18), `${fragment}%20`, fragment.replace('=', '=A')])
      await expect(changesInFragment(broken)).rejects.toThrow(/The link is not complete/);
  });

  test('is not offered where it would be too long', async () => {
    const random = Array.from({ length: longestLink }, (_, index) => Math.sin(index).toString(36).slice(3, 5)).join('');
    expect(await sharedFragment({ ...changes, by: random })).toBeUndefined();
    expect(await sharedFragment({ ...changes, by: ' '.repeat(64 * 1024) })).toBeUndefined();
  });

  test('that unfolds to more than 64 kB is refused', async () => {
    const packed = deflateRawSync(' '.repeat(64 * 1024 + 1)).toString('base64url');
    await expect(changesInFragment(`#language-review=${packed}`)).rejects.toThrow(
      'The link unfolds to more than 64 kB.',
    );
  });
});
