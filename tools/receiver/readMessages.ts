import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import Database from 'libsql';
import { printable } from 'system-tools/printable';
import { fieldNames } from '#src/sections/ContactForm/contactFields.ts';
import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { fileProblem } from './fileProblem.ts';

/** A message as it is stored. */
export interface StoredMessage extends ContactValues {
  id: number;
  /** The time in ISO format. */
  received: string;
}

const columns = ['id', 'received', ...fieldNames] as const;

/**
 * Reads from the file of a receiver, which may be running.
 * @throws {Error} with a sentence, where the file cannot be read or is not such a database
 */
export function readRows(file: string, query: string): unknown[] {
  let database: Database.Database | undefined;
  try {
    const path = resolve(file);
    accessSync(path, constants.R_OK);
    database = new Database(path, { readonly: true });
    return database.prepare(query).all();
  } catch (error) {
    throw fileProblem(error, file);
  } finally {
    database?.close();
  }
}

/**
 * The messages of a receiver, from the first to the last. A field that is newer than the file is empty.
 * @throws {Error} see `readRows`
 */
export const readMessages = (file: string) =>
  // All columns, because those of newer fields are missing until the receiver is started.
  (readRows(file, 'SELECT * FROM messages ORDER BY id, received') as StoredMessage[]).map(
    (row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? ''])) as unknown as StoredMessage,
  );

const linesOf = (text: string, indent: string) => text.split(/\r\n?|\n/).map((line) => indent + printable(line));

/** For a terminal. */
export const listText = (messages: readonly StoredMessage[]) =>
  messages
    .map(({ id, received, name, email, message, ...others }) =>
      [
        `#${id}  ${received}  ${printable(name)} <${printable(email)}>`,
        ...Object.values(others).flatMap((text) => (text ? linesOf(text, '  ') : [])),
        ...linesOf(message, '    '),
      ].join('\n'),
    )
    .join('\n\n');

/**
 * Where a cell begins that a spreadsheet would compute as a formula: at the start and, for those that separate by semicolons or tabs and
 * find no quotes then, also within. Marks of direction may stand before it.
 */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"'\u061C\u200E\u200F]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** An apostrophe makes a cell a text. */
const withoutFormulas = (text: string) => text.replaceAll(formulas, "'");

/**
 * Writes messages to a new CSV file, as spreadsheets read it, which only its owner may read. No cell of it is computed as a formula.
 * @throws {Error} with a sentence, where the file exists or cannot be written
 */
export function exportMessages(messages: readonly StoredMessage[], file: string) {
  const csv = stringify([...messages], {
    header: true,
    columns,
    bom: true,
    record_delimiter: 'windows',
    cast: { string: withoutFormulas },
    // A line break in a message would end its row.
    quoted_string: true,
  });
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`);
  // Whatever stops it, also a limit for the size of files: no part of an export passes for all of it.
  const draft = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(draft, csv, { flag: 'wx', mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    throw fileProblem(error, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
