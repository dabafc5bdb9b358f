import { noteFile } from '../notes/noteFile.server.ts';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { explained } from 'system-tools/file-errors';
import { writeAllAtomically } from 'system-tools/files';
import { lockWhenFree } from 'system-tools/lock';
import { UserError } from 'system-tools/user-error';
import type { CatalogEntries } from '../adapters/catalogFormat.ts';
import type { Approval } from '../approvals/approvals.ts';
import { catalogOf, splitKey, type CatalogFile } from '../catalogs/catalogPaths.ts';
import { defaultLocale, type Language } from '../config.ts';
import type { Note } from '../notes/notes.ts';
import { textsIn } from '../catalogs/plurals.ts';
import { applyApprovals } from '../approvals/applyApprovals.server.ts';
import { applyEdits, checkEdit } from './applyEdits.server.ts';
import type { Changes } from './changes.ts';
import type { Edit } from './edits.ts';
import { applyNoteChanges } from '../notes/applyNoteChanges.server.ts';
import {
  catalogFiles,
  catalogFormat,
  isInCatalogFolder,
  parseCatalog,
  realPath,
} from '../catalogs/catalogFiles.server.ts';
import { readEntryFile, entriesJson, type EntryFile } from './entryFile.server.ts';
import { readText } from '../catalogs/readText.server.ts';
import { approvalFile } from '../approvals/approvalFile.server.ts';
import { SaveError } from './saveError.ts';

interface Source extends CatalogFile {
  source: string;
  entries: CatalogEntries;
}

/** What the files of a language say or, once changes are applied, are to say. */
export interface LanguageFiles {
  root: string;
  language: Language;
  catalogs: readonly Source[];
  entries: CatalogEntries;
  english: CatalogEntries;
  /** Read when they are needed: where they cannot be, texts are saved all the same. */
  approvals: () => ReadonlyMap<string, Approval>;
  notes: () => ReadonlyMap<string, Note>;
}

const lockFolder = 'node_modules/.cache/language-review';

/** @throws {UserError} where the lock cannot be created, as in a container whose dependencies are read-only */
async function lockProject(root: string) {
  const folder = join(root, lockFolder);
  try {
    await mkdir(folder, { recursive: true });
    return await lockWhenFree(join(folder, 'lock'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const remedy = code === 'ENOSPC' ? 'the disk is full' : 'make that folder writable';
    throw new UserError(`The lock in ${lockFolder} cannot be created (${code}): ${remedy}.`);
  }
}

const queues = new Map<string, Promise<unknown>>();

/** Each task for a project sees what the previous one has written, also where another process has, as an import beside the workbench. */
export function inTurn<Result>(root: string, task: () => Promise<Result>) {
  const run = async () => {
    const release = await lockProject(root);
    try {
      return await task();
    } finally {
      release();
    }
  };
  const result = (queues.get(root) ?? Promise.resolve()).then(run, run);
  queues.set(root, result);
  return result;
}

export function once<Result>(task: () => Result) {
  let result: { value: Result } | undefined;
  return () => (result ??= { value: task() }).value;
}

/** @throws {CatalogError} where the source cannot be parsed */
const parsed = (file: CatalogFile, source: string, root: string): Source => ({
  ...file,
  source,
  entries: parseCatalog(source, file, root),
});

/** Catalogs, of which some may still have to be created. @throws {UserError} where one cannot be read or parsed */
const readCatalogs = (root: string, files: readonly CatalogFile[]) =>
  files.map((file) => parsed(file, readText(join(root, file.path), file.path, catalogFormat().empty), root));

const entriesIn = (catalogs: readonly Source[]): CatalogEntries =>
  new Map(catalogs.flatMap(({ entries }) => [...entries]));

/** @throws {UserError} where a catalog cannot be read or parsed */
export function readLanguage(root: string, language: Language): LanguageFiles {
  const catalogs = readCatalogs(root, catalogFiles(root, language));
  const entries = entriesIn(catalogs);
  return {
    root,
    language,
    catalogs,
    entries,
    english:
      language === defaultLocale() ? entries : entriesIn(readCatalogs(root, catalogFiles(root, defaultLocale()))),
    approvals: once(() => readEntryFile(approvalFile, root, language)),
    notes: once(() => readEntryFile(noteFile, root, language)),
  };
}

/** @throws {SaveError} where a key names no file, or one elsewhere */
function savedCatalog(root: string, language: Language, key: string) {
  const file = catalogOf(language, key);
  if (isInCatalogFolder(root, file)) return file;
  throw new SaveError(422, `The key "${key}" is not saved: ${file.path} is a link that leads elsewhere.`, key);
}

/** @throws {SaveError} where an edit may not be saved, whatever is saved beside it */
export function checkSaved({ root, language, entries, english }: LanguageFiles, edit: Edit) {
  savedCatalog(root, language, edit.key);
  checkEdit(edit, entries.get(edit.key)?.text, textsIn(english));
}

/** The catalogs with their changes, and those that are created for them. */
function changedCatalogs({ root, language, catalogs, english }: LanguageFiles, edits: readonly Edit[]) {
  const files = new Map(edits.map((edit) => [edit, savedCatalog(root, language, edit.key)]));
  const known = new Set(catalogs.map(({ path }) => path));
  const added = new Map(Array.from(files.values(), (file) => [file.path, file]));
  const created = [...added.values()].filter(({ path }) => !known.has(path));
  return [...catalogs, ...readCatalogs(root, created)].map((file) => {
    const own = edits.filter((edit) => files.get(edit)?.path === file.path);
    return own.length === 0 ? file : parsed(file, applyEdits(file.source, own, english, file, root), root);
  });
}

/**
 * Applies changes, without writing them: all of it, or nothing.
 * @param name of the reviewer
 * @throws {SaveError} where a message, an approval or a note is not valid
 */
export async function applyChanges(
  files: LanguageFiles,
  { edits, decisions, notes }: Changes,
  name: () => Promise<string>,
): Promise<LanguageFiles> {
  const { root, language } = files;
  const keys = new Set(edits.map(({ key }) => key));
  const approved = decisions.filter(({ withdrawn }) => !withdrawn);
  // Who approves a fuzzy text has checked it.
  const confirmed = approved
    .filter(({ key }) => files.entries.get(key)?.isFuzzy && !keys.has(key))
    .map(({ key, text }): Edit => ({ language, key, text, from: text }));
  const written = [...edits, ...confirmed];
  const catalogs = written.length === 0 ? files.catalogs : changedCatalogs(files, written);
  const entries = written.length === 0 ? files.entries : entriesIn(catalogs);
  // What is taken back or resolved has no name.
  const isSigned = approved.length > 0 || notes.some((change) => 'text' in change);
  const signature = { by: isSigned ? await name() : '', on: new Date().toISOString().slice(0, 10) };
  const next = { ...files, catalogs, entries, english: language === defaultLocale() ? entries : files.english };
  if (decisions.length > 0) {
    const approvals = applyApprovals(files.approvals(), decisions, {
      language,
      english: files.english,
      texts: entries,
      hasCatalog: (key) =>
        catalogs.some(({ namespace, path }) => namespace === splitKey(key).namespace && existsSync(join(root, path))),
      ...signature,
    });
    next.approvals = () => approvals;
  }
  if (notes.length > 0) {
    const applied = new Map(files.notes());
    applyNoteChanges(applied, notes, signature);
    next.notes = () => applied;
  }
  return next;
}

/** Writes what has changed: all of it, or nothing. @throws {UserError} where a person can do something about it, as about a read-only folder */
export async function writeLanguage(before: LanguageFiles, { root, language, ...after }: LanguageFiles) {
  const sourceOf = (path: string) =>
    before.catalogs.find((file) => file.path === path)?.source ?? catalogFormat().empty;
  const entriesOf = <Entry extends object>(
    kind: EntryFile<Entry>,
    read: () => ReadonlyMap<string, Entry>,
    now: () => ReadonlyMap<string, Entry>,
  ) => {
    if (now === read) return [];
    const isAsRead = () => entriesJson(kind, readEntryFile(kind, root, language)) === entriesJson(kind, read());
    return [{ path: kind.pathOf(language), content: entriesJson(kind, now()), isAsRead }];
  };
  const files = [
    ...after.catalogs
      .filter(({ path, source }) => source !== sourceOf(path))
      .map(({ path, source }) => ({
        path,
        content: source,
        isAsRead: () => readText(join(root, path), path, catalogFormat().empty) === sourceOf(path),
      })),
    ...entriesOf(approvalFile, before.approvals, after.approvals),
    ...entriesOf(noteFile, before.notes, after.notes),
  ];
  // A link stays one.
  const contents = new Map(files.map(({ path, content }) => [realPath(join(root, path)), content]));
  /** Writing takes a while: what an editor or git saves meanwhile is not replaced. */
  const check = () => {
    const changed = files.find(({ isAsRead }) => !isAsRead());
    if (changed)
      throw new UserError(
        `${changed.path} has changed while it was saved, so nothing of this language is saved: try again.`,
      );
  };
  await writeAllAtomically(contents, { flush: true, check }).catch((error: unknown) => {
    throw explained(error);
  });
}
