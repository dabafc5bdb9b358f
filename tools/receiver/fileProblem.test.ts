import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { expect, test, vi } from 'vitest';
import { fileProblem } from './fileProblem.ts';
import { readMessages } from './readMessages.ts';
import { startReceiver } from './receiver.ts';

const pathOf = temporaryFolder();

const start = (database: string) => startReceiver({ port: 0, database, origins: [], perMinute: 1 });

/** The sentences of the receiver and of its task `list`. */
const sentences = async (file: string) => {
  const started = await start(file).then(
    () => 'It has started',
    (error: Error) => error.message,
  );
  try {
    return [started, String(readMessages(file).length)];
  } catch (error) {
    return [started, (error as Error).message];
  }
};

test('a folder that does not exist', async () => {
  const file = pathOf('missing/messages.sqlite');
  const expected = `There is no folder ${dirname(file)}: create it, or name another file.`;
  expect(await sentences(file)).toEqual([expected, expected]);
});

test('a file that does not exist is created, or missed', async () => {
  expect(() => readMessages(pathOf('new.sqlite'))).toThrow(/^There is no file .*new\.sqlite: name another one\.$/);
  const { stop } = await start(pathOf('new.sqlite'));
  await stop();
});

test.each([':memory:', 'file:messages.sqlite'])(
  'a name that SQLite would take for something else: %s',
  async (name) => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(pathOf('.'));
    const { stop } = await start(name);
    await stop();
    expect(readMessages(name)).toEqual([]);
    expect(existsSync(pathOf(name))).toBe(true);
    expect(existsSync(pathOf('messages.sqlite'))).toBe(false);
    cwd.mockRestore();
  },
);

test('a file where the folder should be', async () => {
  writeFileSync(pathOf('file'), '');
  const expected = `${pathOf('file')} is not a folder: name another file.`;
  expect(await sentences(pathOf('file/messages.sqlite'))).toEqual([expected, expected]);
});

test('a folder where the file should be', async () => {
  mkdirSync(pathOf('folder'));
  const expected = `${pathOf('folder')} is a folder: name a file.`;
  expect(await sentences(pathOf('folder'))).toEqual([expected, expected]);
});

test('a file that another program has locked', async () => {
  const file = pathOf('locked.sqlite');
  const other = new Database(file);
  other.exec('CREATE TABLE messages (id INTEGER)');
  other.exec('BEGIN EXCLUSIVE');
  const expected = `Another program has locked ${file}: try again when it has finished.`;
  expect(await sentences(file)).toEqual([expected, expected]);
  other.close();
});

test('a file of something else', async () => {
  const file = pathOf('other.sqlite');
  writeFileSync(file, 'Not a database. '.repeat(100));
  const expected = `${file} is not a file of the receiver: file is not a database`;
  expect(await sentences(file)).toEqual([expected, expected]);
});

test.each([
  'CREATE TABLE orders (id INTEGER)',
  'CREATE TABLE messages (id INTEGER, text TEXT)',
  'CREATE TABLE reports (id INTEGER)',
  'PRAGMA journal_mode = WAL; CREATE TABLE orders (id INTEGER)',
])('a database of another program is not changed: %s', async (schema) => {
  const file = pathOf('foreign.sqlite');
  const other = new Database(file);
  other.exec(schema);
  other.close();
  const before = readFileSync(file);
  const [started, listed] = await sentences(file);
  expect(started).toBe(`${file} is a database of another program: name another file.`);
  expect(listed).toContain(`${file} is not a file of the receiver: `);
  expect(readFileSync(file)).toEqual(before);
});

// Which errors there are without permission or room depends on the user and the disk, so they are made here.
test.each([
  [/you have to be allowed to read and write it, and to write to its folder\.$/, { code: 'EACCES' }],
  [/you have to be allowed to/, { code: 'EROFS' }],
  // Of a folder that is read-only: SQLITE_READONLY_DIRECTORY.
  [/you have to be allowed to/, { code: 'UNKNOWN_SQLITE_ERROR_1544', rawCode: 1544 }],
  [/^There is no room left on the disk of \S*messages\.sqlite: free some\.$/, { code: 'ENOSPC' }],
  [/^There is no room left/, { code: 'SQLITE_FULL', rawCode: 13 }],
  [/^Another program has locked/, { code: 'UNKNOWN_SQLITE_ERROR_261', rawCode: 261 }],
  [/cannot be used: disk I\/O error$/, { code: 'SQLITE_IOERR', rawCode: 10 }],
])('the sentence matches %s for %o', (sentence, error) => {
  const problem = fileProblem({ message: 'disk I/O error', ...error }, pathOf('messages.sqlite'));
  expect(problem.message).toMatch(sentence);
});

test('an empty name is one of the folder', () => {
  const error = { code: 'ConnectionFailed', message: 'Unable to open connection' };
  expect(fileProblem(error, '').message).toBe('. is a folder: name a file.');
});
