import { rmSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { lock } from 'system-tools/lock';

/** The result of saving a message: it is new, was already stored, or its key belongs to another message. */
export type SaveResult = 'new' | 'known' | 'conflict';

/** Contact messages in an SQLite file. */
export class MessageStore {
  private readonly database: sqlite.Database;
  private readonly release: () => void;

  /** @throws if another process uses the file, or if it cannot be opened or is not a database */
  constructor(file: string) {
    this.release = lock(`${file}.process`);
    // SQLite's own lock is a folder, which remains if a process is killed while it writes.
    rmSync(`${file}.lock`, { recursive: true, force: true });
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

  /** Saves a message once, however often it arrives with the same key. The values contain no NUL, which would end a string in SQLite. */
  save(key: string, { name, email, subject, message }: ContactValues): SaveResult {
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
    this.release();
  }
}
