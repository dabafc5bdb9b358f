import { join } from 'node:path';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { scanJson } from '../adapters/scanJson.ts';
import { translationLanguages, type Language } from '../config.ts';
import { located } from '../catalogs/catalogFiles.server.ts';
import { parseJson } from '../catalogs/parseJson.ts';
import { readText } from '../catalogs/readText.server.ts';

/** A kind of file with what reviewers have decided or written, one for each language. */
export interface EntryFile<Entry extends object> {
  pathOf: (language: Language) => string;
  /** What an entry is called, with its shape, for error messages: `{ "source", "text" }`. */
  name: string;
  shape: string;
  isEntry: (value: unknown) => value is Entry;
  fields: ReadonlyArray<keyof Entry & string>;
}

/** A day of the calendar: `Date` reads 30 February as one in March. */
export function isDay(value: unknown) {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function parse<Entry extends object>(
  { name, shape, isEntry }: EntryFile<Entry>,
  source: string,
  file: string,
  root: string,
) {
  const marker = source.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/.test(line));
  if (marker >= 0)
    throw new UserError(
      `${file} has the markers of a merge conflict in line ${marker + 1}: resolve the conflict first.`,
    );
  const parsed = parseJson(source, file);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new UserError(`${file} is not an object of ${name}s.`);
  // JSON.parse would drop the first of two entries with one key.
  located(() => scanJson(source.replace(/^\uFEFF/, ''), true), source, file, root);
  return new Map(
    Object.entries(parsed as Record<string, unknown>).map(([key, value]) => {
      if (isEntry(value)) return [key, value];
      throw new UserError(printable(`${file}: the ${name} "${key}" is not ${shape}.`));
    }),
  );
}

/** One line for each entry, sorted by key, so that git merges those of two branches. */
export function entriesJson<Entry extends object>({ fields }: EntryFile<Entry>, entries: ReadonlyMap<string, Entry>) {
  const line = ([key, entry]: readonly [string, Entry]) => {
    const values = fields.flatMap((field) =>
      entry[field] === undefined ? [] : `${JSON.stringify(field)}: ${JSON.stringify(entry[field])}`,
    );
    return `  ${JSON.stringify(key)}: { ${values.join(', ')} }`;
  };
  const lines = [...entries.keys()].toSorted().map((key) => line([key, entries.get(key)!]));
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** The entries of a language; none where it has no file. @throws {UserError} with a sentence for the user */
export function readEntryFile<Entry extends object>(kind: EntryFile<Entry>, root: string, language: Language) {
  const file = kind.pathOf(language);
  return parse(kind, readText(join(root, file), file, '{}'), file, root);
}

/** The entries of languages, and an error for each file that cannot be read. */
export function readEntryFiles<Entry extends object>(
  kind: EntryFile<Entry>,
  root: string,
  languages: readonly Language[] = translationLanguages(),
) {
  const entries: Partial<Record<Language, Readonly<Record<string, Entry>>>> = {};
  const errors: string[] = [];
  for (const language of languages) {
    try {
      entries[language] = Object.fromEntries(readEntryFile(kind, root, language));
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  return { entries, errors };
}
