import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as files from 'system-tools/files';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notes } from '../notes/notes.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { catalogSource as catalog, createTestProject } from '../fixtures/testProject.ts';
import { importChanges } from './importChanges.server.ts';
import * as languageFiles from '../edits/languageFiles.server.ts';

vi.mock(import('system-tools/files'), { spy: true });
vi.mock(import('../edits/languageFiles.server.ts'), { spy: true });

const { root, read, save, writeCatalog, readCatalog, remove } = createTestProject();
const place = { story: 'home--page', role: 'link', name: 'Fin', nth: 0, width: 320 };
const edit = (key: string, from: string | undefined, text: string) => ({ language: 'es', key, from, text });
const resultsIn = (text: string) => Array.from(text.matchAll(/^ {4}(.*)$/gm), ([, result = '']) => result);

afterEach(() => void vi.clearAllMocks());
beforeEach(() => {
  rmSync(join(root, 'src/i18n/notes'), { recursive: true, force: true });
  writeCatalog('en', catalog({ title: 'Port', greeting: 'Hello {name}', last: 'End' }));
  writeCatalog('es', catalog({ title: 'Puerto', greeting: 'Hola {name}', last: 'Fin' }));
});
afterAll(remove);

const take = (changes: object) =>
  importChanges(root, testConfig, JSON.stringify({ languageReview: 1, by: 'Mona', ...changes }));

test('what fits is saved, and what does not is named and keeps nothing else back', async () => {
  const { text, refused } = await take({
    edits: [
      edit('title', 'Puerto', 'El puerto'),
      edit('last', 'Final', 'El fin'),
      edit('greeting', 'Hola {name}', 'Hola'),
      edit('gone', 'Ido', 'Se ha ido'),
      edit('title', 'Puerto', 'El puerto'),
    ],
    decisions: [
      { language: 'es', key: 'title', source: 'Port', text: 'El puerto' },
      { language: 'es', key: 'last', source: 'The end', text: 'Fin' },
    ],
    notes: [
      { language: 'es', id: '00c0ffee', place, text: 'Too short' },
      { language: 'es', id: '00000001', text: 'Mended' },
    ],
  });
  expect(resultsIn(text)).toEqual([
    'saved',
    expect.stringMatching(/^refused: The text of "last" was changed in its file in the meantime\.$/),
    'refused: The text of "greeting" has no placeholders, but the English text has {name}.',
    'refused: There is no key "gone" in the English catalog.',
    'there already',
    'saved',
    expect.stringMatching(/^refused: The text of "last" or its source has changed/),
    'saved',
    expect.stringMatching(/^refused: A note that was answered or resolved is no longer in its file\.$/),
  ]);
  expect(refused).toBe(5);
  expect(text).toMatch(/\n5 changes refused\.$/);
  expect(readCatalog('es')).toBe(catalog({ title: 'El puerto', greeting: 'Hola {name}', last: 'Fin' }));
  expect(read('src/i18n/approvals/es.json')).toContain('"by": "Mona"');
  expect(read('src/i18n/notes/es.json')).toContain('Too short');
});

test('a note with the id of another one is no reply to it', async () => {
  const first = { language: 'es', id: '00c0ffee', place, text: 'Too short' };
  await take({ notes: [first] });
  const { text } = await take({ notes: [first, { ...first, place: { ...place, name: 'Puerto' }, text: 'Too long' }] });
  expect(resultsIn(text)).toEqual([
    'there already',
    'refused: Another note has the id 00c0ffee: write this one once more.',
  ]);
  expect(read('src/i18n/notes/es.json')).not.toContain('Too long');
});

test('a text that is too long, as one that the catalog has, keeps nothing else back', async () => {
  const { text } = await take({ edits: [edit('title', 'Puerto', 'x'.repeat(10_001)), edit('last', 'Fin', 'El fin')] });
  expect(resultsIn(text)).toEqual(['refused: The text of "title" may have at most 10,000 characters.', 'saved']);
});

test.each([
  ['title', '<img src=x onerror=alert(1)>Vamos'],
  ['title', 'javascript:alert(1)//'],
  ['title', 'java&Tab;script:alert(1)'],
  ['greeting', 'Hola {name}" onmouseover="alert(1)'],
])('what the panel takes over one by one only is refused: %s, %s', async (key, text) => {
  const before = readCatalog('es');
  const from = (JSON.parse(before) as Record<string, string>)[key];
  const refused = edit(key, from, text);
  const result = await take({ edits: [refused, edit('last', 'Fin', 'El fin')] });
  expect(result.text).toContain(
    `refused: The text of "${key}" has other markup than the message, or a URL that runs: read it, then take it over in the workbench.`,
  );
  expect(result.refused).toBe(1);
  expect(readCatalog('es')).toBe(before.replace('"Fin"', '"El fin"'));
  // The panel saves what somebody has read.
  await save('es', { edits: [{ key, from, text }] });
  expect((await take({ edits: [refused] })).text).toContain('there already');
});

test('all changes are applied at once, also beside those that are refused', async () => {
  const keys = Array.from({ length: 50 }, (_, index) => `key${index}`);
  const english = Object.fromEntries(keys.map((key) => [key, `Text ${key}`]));
  writeCatalog('en', catalog(english));
  writeCatalog('es', catalog({}));
  const applied = vi.spyOn(languageFiles, 'applyChanges');
  const edits = keys.map((key, index) => edit(key, undefined, index % 2 ? '{other}' : `Texto ${key}`));
  const { text, refused } = await take({ edits });
  expect(refused).toBe(25);
  expect(applied).toHaveBeenCalledOnce();
  expect(text.split('\n').slice(0, 4)).toEqual([
    'es  key0: none → Texto key0',
    '    saved',
    'es  key1: none → {other}',
    expect.stringContaining('refused'),
  ]);
});

test('many changes of one text or of one note are applied at once too, up to a number of replies', async () => {
  const applied = vi.spyOn(languageFiles, 'applyChanges');
  const texts = Array.from({ length: 300 }, (_, index) => (index === 0 ? 'Puerto' : `Puerto ${index}`));
  const ids = Array.from({ length: 600 }, (_, index) => index.toString(16).padStart(8, '0'));
  const { text, refused } = await take({
    edits: texts.slice(1).map((each, index) => edit('title', texts[index], each)),
    notes: [
      ...ids.map((id) => ({ language: 'es', id, place, text: 'Too long' })),
      ...ids.map((reply) => ({ language: 'es', id: ids[0], text: 'Done.', reply })),
    ],
  });
  expect(applied).toHaveBeenCalledOnce();
  expect(text).toContain('refused: A note has at most 500 texts: write another note.');
  expect(refused).toBe(101);
  expect(readCatalog('es')).toContain('"Puerto 299"');
});

test('two changes of one text are taken in their order', async () => {
  const titled = (from: string, text: string) => edit('title', from, text);
  const { text } = await take({
    edits: [titled('Puerto', 'El puerto'), titled('Puerto', 'Un puerto'), titled('El puerto', 'Los puertos')],
    decisions: [
      { language: 'es', key: 'title', source: 'Port', text: 'Los puertos' },
      { language: 'es', key: 'title', source: 'Port', text: 'Los puertos', withdrawn: true },
    ],
  });
  expect(resultsIn(text).map((result) => result.slice(0, 7))).toEqual(['saved', 'refused', 'saved', 'saved', 'saved']);
  expect(read('src/i18n/approvals/es.json')).toBe('{}\n');
});

test('a second time, what is there already is said', async () => {
  const changes = { edits: [edit('title', 'Puerto', 'El puerto')] };
  await take(changes);
  expect((await take(changes)).text).toBe('es  title: Puerto → El puerto\n    there already\nNothing was refused.');
});

test('what is decided and written already is said, and keeps its first name', async () => {
  const approved = { language: 'es', key: 'title', source: 'Port', text: 'Puerto' };
  const changes = {
    decisions: [approved, { ...approved, key: 'nope', withdrawn: true }],
    notes: [{ language: 'es', id: '00c0ffee', place, text: 'Too short' }],
  };
  await take(changes);
  const { text } = await take({ ...changes, by: 'Noor' });
  expect(text.match(/there already/g)).toHaveLength(3);
  await save('es', { decisions: [approved], by: 'Noor' });
  expect(read('src/i18n/approvals/es.json')).toContain('"by": "Mona"');
});

test('a reply with the text of an earlier one, or of somebody else, is another one', async () => {
  const note = { language: 'es', id: '00c0ffee' };
  const reply = (id: string, text: string) => ({ notes: [{ ...note, text, reply: id }] });
  await take({ notes: [{ ...note, place, text: 'Too long' }, ...reply('00000001', 'Done.').notes] });
  await take(reply('00000002', 'Still too long'));
  await take(reply('00000003', 'Done.'));
  await take({ by: 'Noor', ...reply('00000004', 'Done.') });
  expect((await take(reply('00000001', 'Done.'))).text).toContain('there already');
  // As from the API: without an id, one is the same as the last one of the same person.
  for (const by of ['Noor', 'Mona', 'Mona']) await take({ by, notes: [{ ...note, text: 'Done.' }] });
  const { thread } = (JSON.parse(read('src/i18n/notes/es.json')) as Notes)['00c0ffee']!;
  expect(thread.map(({ text, by }) => `${text} ${by}`)).toEqual([
    'Too long Mona',
    'Done. Mona',
    'Still too long Mona',
    'Done. Mona',
    'Done. Noor',
    'Done. Mona',
  ]);
});

test('approvals and notes of nobody are refused', async () => {
  const { text } = await take({
    by: ' ',
    edits: [edit('last', 'Fin', 'El fin')],
    decisions: [
      { language: 'es', key: 'greeting', source: 'Hello {name}', text: 'Hola {name}' },
      { language: 'es', key: 'last', source: 'End', text: 'El fin', withdrawn: true },
    ],
    notes: [{ language: 'es', id: '00c0ffee', place, text: 'Too short' }],
  });
  expect(text.match(/The file does not say whose it is: add the name of the reviewer as "by"\./g)).toHaveLength(2);
  expect(text).toContain('2 changes refused.');
  expect(readCatalog('es')).toContain('"El fin"');
});

test('the files of a language are written once, and those of the source language first', async () => {
  const written = vi.spyOn(files, 'writeAllAtomically');
  const { text, refused } = await take({
    edits: [edit('last', 'Fin', 'El fin'), { language: 'en', key: 'title', from: 'Port', text: 'Harbour' }],
    decisions: [
      { language: 'es', key: 'title', source: 'Harbour', text: 'Puerto' },
      { language: 'es', key: 'last', source: 'End', text: 'El fin' },
    ],
  });
  expect(text).toMatch(/^en /);
  expect(refused).toBe(0);
  expect(written).toHaveBeenCalledTimes(2);
});

test('what cannot be written is refused', async () => {
  vi.spyOn(files, 'writeAllAtomically').mockRejectedValueOnce(new Error('The disk is full.'));
  const { text } = await take({ edits: [edit('title', 'Puerto', 'El puerto')] });
  expect(text).toContain('refused: The disk is full.\n1 change refused.');
  expect(readCatalog('es')).toContain('"Puerto"');
});

test('nothing of a reviewer reaches the terminal as a command, and no line passes for one of ours', async () => {
  const { text, refused } = await take({
    by: 'Mona\u001B]0;x\u0007',
    edits: [
      edit('title\u001B[2J', 'a', 'b'),
      edit('title', '\u001B[1A\u001B[2K', 'b\n    saved\nNothing was refused.'),
    ],
    decisions: [{ language: 'es', key: 'last\u009B2J', source: 'End', text: 'Fin' }],
    notes: [{ language: 'es', id: '00c0ffe1', place: { ...place, name: 'Fin\u001B[2K' }, text: 'Too short' }],
  });
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text.split('\n').map((line) => line.slice(0, 4))).toEqual(
    [1, 2, 3, 4].flatMap(() => ['es  ', '    ']).concat('4 ch'),
  );
  expect(refused).toBe(4);
});
