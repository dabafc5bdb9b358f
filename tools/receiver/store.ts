import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { fieldNames, type FieldName } from '#src/sections/ContactForm/contactFields.ts';
import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { ForeignDatabaseError, isLocked } from './fileProblem.ts';

/** The result of saving a message: it is new, was already stored, or its key belongs to another message. */
export type SaveResult = 'new' | 'known' | 'conflict';

/** Another program has locked the file for longer than a sender should wait. */
export class BusyError extends Error {}

/** How long a message waits while another program has locked the file, and between two attempts, in ms. */
const patience = { longest: 5000, between: 50 };

/** How long SQLite waits for it where the file is opened, in ms: a reader repairs a file whose receiver was killed. */
const timeout = 2000;

/** Quotes the name of a field, which may be an SQL keyword. */
const columnOf = (name: FieldName) => `"${name}"`;

const definitionOf = (name: FieldName) => `${columnOf(name)} TEXT NOT NULL DEFAULT ''`;

const columnsOf = (database: Database.Database) =>
  database.prepare("SELECT name FROM pragma_table_info('messages')").pluck().all();

/** Without changing it. @throws {ForeignDatabaseError} if a database has tables and is not one of the receiver */
function expectOwn(file: string) {
  const database = new Database(file, { readonly: true, timeout });
  try {
    const columns = columnsOf(database);
    const isOwn = ['id', 'key', 'received'].every((name) => columns.includes(name));
    if (!isOwn && database.prepare('SELECT 1 FROM sqlite_schema').get()) throw new ForeignDatabaseError();
  } finally {
    database.close();
  }
}

/**
 * Opens an SQLite file, which only its owner may read where it is new; SQLite gives the files beside it the same mode.
 * @param prepare makes its tables and settings
 * @throws if the file cannot be opened, is not a database or is one of another program
 */
export function openDatabase(name: string, prepare: (database: Database.Database) => void) {
  // SQLite would take `:memory:` and `file:` for something else than a file.
  const file = resolve(name);
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    // One that is there is not opened: to close it again would end the locks that SQLite has on it in this process.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // SQLite would open it for reading alone, and say so at the first message. It keeps other files beside it.
  for (const path of [file, dirname(file)]) accessSync(path, constants.R_OK | constants.W_OK);
  expectOwn(file);
  const database = new Database(file, { timeout });
  prepare(database);
  // From now on, SQLite would wait without letting other requests through.
  database.pragma('busy_timeout = 0');
  return database;
}

/** Creates the table of messages, or gives it the columns of fields that are newer than the file. */
function updateTable(database: Database.Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    received TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')),
    ${fieldNames.map(definitionOf).join(', ')}
  )`);
  const known = columnsOf(database);
  for (const name of fieldNames)
    if (!known.includes(name)) database.exec(`ALTER TABLE messages ADD COLUMN ${definitionOf(name)}`);
}

/** Contact messages in an SQLite file, which other programs may read at any time. */
export class MessageStore {
  private readonly database: Database.Database;
  /** Prepared once: while an attempt that found the file locked is not reset, SQLite does not commit another statement. */
  private readonly insert: Database.Statement;
  private readonly find: Database.Statement;

  /** @throws if the file cannot be opened or is not a database */
  constructor(file: string) {
    this.database = openDatabase(file, (database) => {
      // Readers do not lock writers out, and what is written is on the disk before its sender learns of it.
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      updateTable(database);
    });
    const columns = ['key', ...fieldNames.map(columnOf)];
    this.insert = this.database.prepare(
      `INSERT INTO messages (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT (key) DO NOTHING`,
    );
    this.find = this.database.prepare(
      `SELECT 1 FROM messages WHERE ${columns.map((column) => `${column} = ?`).join(' AND ')}`,
    );
  }

  /**
   * Saves a message once, however often it arrives with the same key. The values contain no NUL, which would end a string in SQLite.
   * @throws {BusyError}
   */
  async save(key: string, values: ContactValues): Promise<SaveResult> {
    const row = [key, ...fieldNames.map((name) => values[name])];
    const { changes } = await unlocked(() => this.insert.run(row));
    if (changes > 0) return 'new';
    const same = await unlocked(() => this.find.get(row));
    return same ? 'known' : 'conflict';
  }

  close() {
    this.database.close();
  }
}

/** Repeats a task until the file is not locked. */
async function unlocked<Result>(task: () => Result): Promise<Result> {
  const end = Date.now() + patience.longest;
  for (;;) {
    try {
      return task();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (Date.now() > end) throw new BusyError('The file is locked by another program.', { cause: error });
    }
    await wait(patience.between);
  }
}
