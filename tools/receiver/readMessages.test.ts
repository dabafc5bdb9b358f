import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import Database from 'libsql';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { describe, expect, test } from 'vitest';
import { fieldNames } from '#src/sections/ContactForm/contactFields.ts';
import { emptyContactMessage } from '#src/sections/ContactForm/contactValues.ts';
import { exportMessages, listText, readMessages } from './readMessages.ts';
import { MessageStore } from './store.ts';

const pathOf = temporaryFolder();
const pallet = {
  ...emptyContactMessage,
  name: 'ليلى حداد',
  email: 'layla@example.com',
  subject: 'A "pallet", of linen',
  message: 'How soon\ncan it sail?',
};

test('messages are read while the receiver writes others', async () => {
  const store = new MessageStore(pathOf('messages.sqlite'));
  try {
    await store.save('key-1', pallet);
    expect(readMessages(pathOf('messages.sqlite'))).toEqual([
      { id: 1, received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string, ...pallet },
    ]);
    await store.save('key-2', pallet);
    expect(readMessages(pathOf('messages.sqlite'))).toHaveLength(2);
  } finally {
    store.close();
  }
});

describe('a file of another version of the list of fields', () => {
  const key = 'key-1';
  const old = { name: pallet.name, email: pallet.email };

  /** Creates the file of a receiver whose messages have a name, an e-mail address and more columns. */
  function createFile(...more: string[]) {
    const database = new Database(pathOf('messages.sqlite'));
    database.exec(`CREATE TABLE messages (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      received TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')),
      ${['name TEXT NOT NULL', 'email TEXT NOT NULL', ...more].join(', ')}
    )`);
    database.prepare('INSERT INTO messages (key, name, email) VALUES (?, ?, ?)').run([key, old.name, old.email]);
    database.close();
    return pathOf('messages.sqlite');
  }

  test.each([
    ['of fewer fields', []],
    ['of a newer receiver, with a field more', ["pallets TEXT NOT NULL DEFAULT ''"]],
  ])('%s is read, and takes messages with all fields', async (_, more) => {
    const file = createFile(...more);
    const before = { ...emptyContactMessage, ...old };
    expect(readMessages(file)).toMatchObject([before]);
    // Twice, as after a restart.
    for (const expected of ['new', 'known']) {
      const store = new MessageStore(file);
      expect(await store.save('key-2', pallet)).toBe(expected);
      expect(await store.save(key, before)).toBe('known');
      store.close();
    }
    expect(readMessages(file)).toMatchObject([before, pallet]);
    expect(listText(readMessages(file))).toMatch(/^#1 .*\n {4}\n\n#2 /);
  });
});

const message = { id: 7, received: '2026-03-12T10:24:31Z', ...pallet };

test('a list for a terminal obeys nothing that a message contains', () => {
  const text = listText([{ ...message, subject: 'Linen\u001B[2J\u202Enils', message: 'One\r\nTwo' }, message]);
  expect(text).toBe(
    [
      '#7  2026-03-12T10:24:31Z  ليلى حداد <layla@example.com>',
      '  Linen\uFFFD[2J\uFFFDnils',
      '    One',
      '    Two',
      '',
      '#7  2026-03-12T10:24:31Z  ليلى حداد <layla@example.com>',
      '  A "pallet", of linen',
      '    How soon',
      '    can it sail?',
    ].join('\n'),
  );
});

/** Returns a row of a CSV file, with quotation marks around each field. */
const rowOf = (start: string, cells: Readonly<Record<string, string>>) =>
  [start, ...fieldNames.map((name) => `"${cells[name] ?? ''}"`)].join();

test('an export is read by a spreadsheet, which computes nothing', () => {
  const file = pathOf('messages.csv');
  exportMessages([message, { ...message, id: 8, name: '=1+1', subject: '@SUM(A1)', message: '-2' }], file);
  expect(readFileSync(file, 'utf8')).toBe(
    [
      rowOf('\uFEFF"id","received"', Object.fromEntries(fieldNames.map((name) => [name, name]))),
      rowOf('7,"2026-03-12T10:24:31Z"', { ...pallet, subject: 'A ""pallet"", of linen' }),
      rowOf('8,"2026-03-12T10:24:31Z"', { ...pallet, name: "'=1+1", subject: "'@SUM(A1)", message: "'-2" }),
      '',
    ].join('\r\n'),
  );
  expect(() => exportMessages([], file)).toThrow(`${file} exists already: name another file.`);
  expect(() => exportMessages([], pathOf('missing/messages.csv'))).toThrow('There is no folder');
});

/** The cells of a CSV file as a spreadsheet reads it whose separator is another one: no quote is at the start of a field then. */
const cellsBy = (separator: RegExp, csv: string) =>
  csv.split(separator).map((cell) => cell.replace(/^[\s"\u061C\u200E]+/, ''));

test.each([
  '=1+1',
  ' =1+1',
  'Linen;=1+1;x',
  'Linen; =1+1',
  'Linen;"=1+1&""',
  "Linen;'=1+1",
  'Linen\t@SUM(A1)',
  'Linen\n=1+1',
  'Linen\n\n-1',
  'Linen\r+1',
  'Linen;\uFF1D1+1',
  '\uFF0B1;\uFF0D1;\uFF201',
  ';;=1',
  '\u200E=1;\u061C-1',
])('in the text %j no spreadsheet finds a formula, whatever its separator', (text) => {
  const file = pathOf('formulas.csv');
  exportMessages([{ ...message, name: text, subject: text, message: text }], file);
  for (const separator of [/[;\r\n]/, /[\t\r\n]/, /,|\r\n/])
    for (const cell of cellsBy(separator, readFileSync(file, 'utf8')))
      expect(cell).not.toMatch(/^[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/);
});

test('an export leaves no other file, and those of somebody else as they are', () => {
  const file = pathOf('messages.csv');
  writeFileSync(`${file}.part`, 'own');
  exportMessages([message], file);
  expect(readdirSync(pathOf())).toEqual(['messages.csv', 'messages.csv.part']);
  expect(readFileSync(`${file}.part`, 'utf8')).toBe('own');
});

test('only its owner can read an export, which changes no other text', () => {
  const file = pathOf('messages.csv');
  const text = '5 = five; 3-4 pallets, a+b@c; "quoted" – fine';
  exportMessages([{ ...message, message: text }], file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(`"${text.replaceAll('"', '""')}"`);
});

test('a file that does not exist, or is no database, is reported', () => {
  expect(() => readMessages(pathOf('nothing.sqlite'))).toThrow('There is no file');
  writeFileSync(pathOf('text.sqlite'), 'text '.repeat(500));
  expect(() => readMessages(pathOf('text.sqlite'))).toThrow('is not a file of the receiver');
});
