import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testConfig } from '../testConfig.ts';
import { parseCatalog } from './parseCatalog.ts';
import { applyChanges, type Change } from './applyChanges.ts';
import { saveCatalog } from './saveCatalog.ts';

// As it is, but for the tests in which a disk is full.
vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    writeFile: vi.fn<typeof writeFile>(actual.writeFile),
    rename: vi.fn<typeof rename>(actual.rename),
  };
});

const root = mkdtempSync(join(tmpdir(), 'catalogs-'));
const folder = join(root, testConfig.catalogs);
mkdirSync(folder, { recursive: true });
const path = (code: string) => join(folder, `${code}.json`);
const write = (code: string, content: string | Buffer) => writeFileSync(path(code), content);
const read = (code: string) => readFileSync(path(code), 'utf8');
const catalog = (texts: Record<string, string>) => `${JSON.stringify(texts, null, 2)}\n`;

const english = catalog({ title: 'Port', greeting: 'Hello {name}', answer: 'Yes', last: 'End' });
const spanish = catalog({ title: 'Puerto', greeting: 'Hola {name}', last: 'Fin' });

beforeEach(() => {
  write('en', english);
  write('es', spanish);
});
afterAll(() => rmSync(root, { recursive: true }));

const save = (code: string, ...changes: Change[]) => saveCatalog(root, code, JSON.stringify({ changes }));
const good: Change = { key: 'title', text: 'El puerto', from: 'Puerto' };

test('texts are saved, and nothing else in the file changes', async () => {
  chmodSync(path('es'), 0o640);
  expect(await save('es', good, { key: 'last', text: 'El fin', from: 'Fin' })).toBe(2);
  expect(read('es')).toBe(spanish.replace('Puerto', 'El puerto').replace('Fin', 'El fin'));
  expect(statSync(path('es')).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['en.json', 'es.json']);
});

test.each([
  ['is very long', 'Todo '.repeat(2000)],
  ['has markup in it', '<img src=x onerror="alert(1)"> & \\'],
  ['has paragraphs', 'Uno\n\nDos'],
])('a text that %s is saved to the letter', async (_, text) => {
  await save('es', { ...good, text });
  expect(JSON.parse(read('es'))).toMatchObject({ title: text });
  expect(read('es').split('\n')).toHaveLength(spanish.split('\n').length);
});

describe('a text that the catalog does not have', () => {
  const keys = parseCatalog(english, 'en.json', '');
  const added = (source: string, ...changes: Change[]) => applyChanges(source, changes, keys, 'es.json', '');

  test.each([
    ['between its neighbours', { title: 'Puerto', last: 'Fin' }, ['title', 'answer', 'last']],
    ['before all others', { last: 'Fin' }, ['answer', 'last']],
    ['after all others', { title: 'Puerto', greeting: 'Hola {name}' }, ['title', 'greeting', 'answer']],
    ['alone', {}, ['answer']],
  ])('comes to where the English catalog has it: %s', (_, texts, expected) => {
    const result = added(catalog(texts), { key: 'answer', text: 'Sí' });
    expect(Object.keys(JSON.parse(result) as object)).toEqual(expected);
    expect(result).toBe(catalog(JSON.parse(result) as Record<string, string>));
  });

  test('comes with the line breaks of the file', () => {
    const source = spanish.replaceAll('\n', '\r\n');
    expect(added(source, { key: 'answer', text: 'Sí' })).toBe(
      source.replace('{name}",\r\n', '{name}",\r\n  "answer": "Sí",\r\n'),
    );
  });

  test('may have been empty', () => {
    expect(added(catalog({ title: ' ' }), { key: 'title', text: 'Puerto' })).toBe(catalog({ title: 'Puerto' }));
  });
});

test.each<[string, Change, string]>([
  ['unknown key', { key: 'titel', text: 'x' }, 'There is no key "titel" in the English catalog.'],
  ['key that every object has', { key: '__proto__', text: 'x' }, 'There is no key "__proto__" in the English catalog.'],
  ['empty text', { key: 'last', text: ' \n', from: 'Fin' }, 'The text of "last" is empty.'],
  [
    'control character',
    { key: 'last', text: 'F\u0007in', from: 'Fin' },
    'The text of "last" holds the character U+0007, which is no text; of all control characters only line breaks may stand in it.',
  ],
  [
    'line break of Windows',
    { key: 'last', text: 'F\r\nin', from: 'Fin' },
    'The text of "last" holds the character U+000D, which is no text; of all control characters only line breaks may stand in it.',
  ],
  [
    'half a character',
    { key: 'last', text: 'F\uD83Din', from: 'Fin' },
    'The text of "last" holds the character U+D83D, which is no text; of all control characters only line breaks may stand in it.',
  ],
  [
    'decomposed letter',
    { key: 'last', text: 'Fi\u0301n', from: 'Fin' },
    'The text of "last" is not in the composed form of Unicode (NFC): a letter and its accent must be one character.',
  ],
  [
    'other placeholder',
    { key: 'greeting', text: 'Hola {nombre}', from: 'Hola {name}' },
    'The text of "greeting" has {nombre}, but the English text has {name}.',
  ],
  [
    'placeholder too many',
    { key: 'last', text: 'Fin {name}', from: 'Fin' },
    'The text of "last" has {name}, but the English text has no placeholders.',
  ],
  [
    'text that was changed meanwhile',
    { key: 'last', text: 'Final', from: 'Otro' },
    'The text of "last" was changed in its file in the meantime. Undo this edit to see the text that stands there now, then change that one.',
  ],
  [
    'text that was added meanwhile',
    { key: 'last', text: 'Final' },
    'The text of "last" was changed in its file in the meantime. Undo this edit to see the text that stands there now, then change that one.',
  ],
  [
    'text that was taken away meanwhile',
    { key: 'answer', text: 'Sí', from: 'Si' },
    'The text of "answer" was changed in its file in the meantime. Undo this edit to see the text that stands there now, then change that one.',
  ],
])('%s: nothing is saved, not even what is right', async (_, change, message) => {
  await expect(save('es', good, change)).rejects.toMatchObject({ message, key: change.key });
  expect(read('es')).toBe(spanish);
});

test.each([
  ['', 'What was sent is not a JSON object.'],
  ['{', 'What was sent is not a JSON object.'],
  ['null', 'What was sent is not a JSON object.'],
  ['[]', 'What was sent is not of the form'],
  ['{ "changes": [] }', 'What was sent is not of the form'],
  ['{ "changes": [null] }', 'What was sent is not of the form'],
  ['{ "changes": [{ "key": "title" }] }', 'What was sent is not of the form'],
  ['{ "changes": [{ "key": "title", "text": 7 }] }', 'What was sent is not of the form'],
  ['{ "changes": [{ "key": "title", "text": "x", "from": null }] }', 'What was sent is not of the form'],
])('%s is no request to save', async (body, message) => {
  await expect(saveCatalog(root, 'es', body)).rejects.toThrow(message);
});

test.each(['xx', '../en', ''])('"%s" is no language', async (code) => {
  await expect(save(code, good)).rejects.toThrow(`There is no language "${code}".`);
});

test('an English text keeps the placeholders that the other languages rely on', async () => {
  await expect(save('en', { key: 'greeting', text: 'Hello', from: 'Hello {name}' })).rejects.toThrow(
    'has no placeholders, but the English text has {name}',
  );
  await save('en', { key: 'greeting', text: '{name}, hello', from: 'Hello {name}' });
  expect(read('en')).toBe(english.replace('Hello {name}', '{name}, hello'));
});

test.each([
  [
    'a comma',
    spanish.replace('",', '"'),
    'es.json is broken in line 2, column 20: a comma is missing after the text of "title".',
  ],
  ['UTF-8 without a mark', `\uFEFF${spanish}`, 'es.json is broken in line 1, column 1: an invisible byte order mark'],
  ['UTF-8', Buffer.from(spanish.replace('Fin', 'Añ'), 'latin1'), 'es.json is not written in UTF-8.'],
])('a catalog that lacks %s is left as it is', async (_, content, message) => {
  write('es', content);
  await expect(save('es', good)).rejects.toThrow(message);
  expect(readFileSync(path('es'))).toEqual(Buffer.from(content));
});

test('a broken English catalog is named', async () => {
  write('en', '{');
  await expect(save('es', good)).rejects.toThrow('en.json is broken in line 1, column 2');
});

test('what was saved already is saved', async () => {
  await save('es', good);
  expect(await save('es', good)).toBe(1);
});

test('of two who change the same text, the second is told', async () => {
  const [first, second] = await Promise.allSettled([save('es', good), save('es', { ...good, text: 'Otro' })]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  expect(read('es')).toContain('"El puerto"');
});

test('those who save at the same time lose nothing', async () => {
  const texts = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key${index}`, 'before']));
  write('en', catalog(texts));
  write('es', catalog(texts));
  await Promise.all(Object.keys(texts).map((key) => save('es', { key, text: `after ${key}`, from: 'before' })));
  expect(JSON.parse(read('es'))).toEqual(Object.fromEntries(Object.keys(texts).map((key) => [key, `after ${key}`])));
});

describe('where the disk is full', () => {
  const full = new Error('ENOSPC: no space left on device');

  test.each([
    [
      'in the middle of the file',
      () =>
        vi.mocked(writeFile).mockImplementationOnce((file) => {
          writeFileSync(file as string, '{ "title": "El p');
          return Promise.reject(full);
        }),
    ],
    ['at its end', () => vi.mocked(rename).mockRejectedValueOnce(full)],
  ])('%s, the old file stays, and nothing beside it', async (_, fill) => {
    fill();
    await expect(save('es', good)).rejects.toThrow('ENOSPC');
    expect(read('es')).toBe(spanish);
    expect(readdirSync(folder)).toEqual(['en.json', 'es.json']);
    // Who comes next can save.
    await save('es', good);
    expect(read('es')).toContain('"El puerto"');
  });
});
