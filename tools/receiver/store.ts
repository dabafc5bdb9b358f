import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { ForeignDatabaseError, isLocked } from './fileProblem.ts';

/** The result of saving a message: it is new, was already stored, or its key belongs to another message. */
export type SaveResult = 'new' | 'known' | 'conflict';

/** Another program has locked the file for longer than a sender should wait. */
export class BusyError extends Error {}

/** How long a message waits while another program has locked the file, and between two attempts, in ms. */
const patience = { longest: 5000, between: 50 };

const messageColumns = ['id', 'key', 'received', 'name', 'email', 'subject', 'message'];

/** Without changing it. @throws {ForeignDatabaseError} if a database has tables and is not one of the receiver */
function expectOwn(file: string) {
  const database = new Database(file, { readonly: true, timeout: 0 });
  try {
    const columns = database.prepare("SELECT name FROM pragma_table_info('messages')").pluck().all();
    const isOwn = messageColumns.every((name) => columns.includes(name));
    if (!isOwn && database.prepare('SELECT 1 FROM sqlite_schema').get()) throw new ForeignDatabaseError();
  } finally {
    database.close();
  }
}

/**
 * Opens an SQLite file, which only its owner may read where it is new; SQLite gives the files beside it the same mode.
 * @throws if the file cannot be opened, is not a database or is one of another program
 */
export function openDatabase(name: string) {
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
  // SQLite would wait without letting other requests through.
  return new Database(file, { timeout: 0 });
}

/** Contact messages in an SQLite file, which other programs may read at any time. */
export class MessageStore {
  private readonly database: Database.Database;
  /** Prepared once: while an attempt that found the file locked is not reset, SQLite does not commit another statement. */
  private readonly insert: Database.Statement;
  private readonly find: Database.Statement;

  /** @throws if the file cannot be opened or is not a database */
  constructor(file: string) {
    this.database = openDatabase(file);
    // Readers do not lock writers out, and what is written is on the disk before its sender learns of it.
    this.database.pragma('journal_mode = WAL');
    this.database.pragma('synchronous = FULL');
    this.database.exec(`CREATE TABLE IF NOT EXISTS messages (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      received TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')),
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      subject TEXT NOT NULL,
      message TEXT NOT NULL
    )`);
    this.insert = this.database.prepare(
      'INSERT OR IGNORE INTO messages (key, name, email, subject, message) VALUES (?, ?, ?, ?, ?)',
    );
    this.find = this.database.prepare(
      'SELECT 1 FROM messages WHERE key = ? AND name = ? AND email = ? AND subject = ? AND message = ?',
    );
  }

  /**
   * Saves a message once, however often it arrives with the same key. The values contain no NUL, which would end a string in SQLite.
   * @throws {BusyError}
   */
  async save(key: string, { name, email, subject, message }: ContactValues): Promise<SaveResult> {
    const row = [key, name, email, subject, message];
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
