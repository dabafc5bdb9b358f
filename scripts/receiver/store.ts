import sqlite from 'node-sqlite3-wasm';
import type { ContactValues } from '../../src/sections/ContactForm/contactValues.ts';

/** What became of a message: it is new, was there already, or its key belongs to another. */
export type Kept = 'new' | 'known' | 'conflict';

/** Contact messages in an SQLite file. */
export class MessageStore {
  private readonly database: sqlite.Database;

  /** @throws where the file cannot be opened, or is no database */
  constructor(file: string) {
    this.database = new sqlite.Database(file);
    this.database.run(`CREATE TABLE IF NOT EXISTS messages (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      received TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')),
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      subject TEXT NOT NULL,
      message TEXT NOT NULL
    )`);
  }

  /** Keeps a message once, however often it comes with the same key. It is clean: a text of SQLite would end where it has a zero. */
  keep(key: string, { name, email, subject, message }: ContactValues): Kept {
    const row = [key, name, email, subject, message];
    const { changes } = this.database.run(
      'INSERT OR IGNORE INTO messages (key, name, email, subject, message) VALUES (?, ?, ?, ?, ?)',
      row,
    );
    if (changes > 0) return 'new';
    const same = this.database.get(
      'SELECT 1 FROM messages WHERE key = ? AND name = ? AND email = ? AND subject = ? AND message = ?',
      row,
    );
    return same ? 'known' : 'conflict';
  }

  close() {
    this.database.close();
  }
}
