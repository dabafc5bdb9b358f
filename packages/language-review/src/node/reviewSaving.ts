import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { writeAllAtomically } from 'system-tools/files';
import { readOwnRequest, RequestError } from 'system-tools/own-request';
import type { Plugin } from 'vite';
import type { CatalogEntries } from '../adapters/catalogFormat.ts';
import { catalogOf, type CatalogFile } from '../catalogPaths.ts';
import { configure, defaultLocale, isLanguage, type Language, type LanguageReviewConfig } from '../config.ts';
import { savePath } from '../paths.ts';
import type { Approval } from '../approvals.ts';
import { isNoteChange, type Note, type NoteChange } from '../notes.ts';
import { isChange } from '../preview/channel.ts';
import { applyApprovals, reviewerName, type ApprovalChanges, type ApprovedMessage } from './applyApprovals.ts';
import { applyChanges, type Change } from './applyChanges.ts';
import { CatalogError } from './catalogError.ts';
import { catalogFiles, catalogFormat, isInCatalogFolder, parseCatalog, sourceOr } from './catalogFiles.ts';
import { applyNoteChanges } from './applyNoteChanges.ts';
import { readReviewFile, reviewJson, type ReviewFile } from './reviewFile.ts';
import { approvalFile, noteFile } from './reviewFiles.ts';
import { SaveError } from './saveError.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

const isApproved = (value: unknown): value is ApprovedMessage =>
  isChange(value) && isString((value as Partial<ApprovedMessage>).source);

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

/** What the panel sends: see `SavedReview`. */
function reviewIn(body: string): SavedReview {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new SaveError(400, 'What was sent is not a JSON object.');
  }
  const { changes = [], approvals = [], withdrawn = [], notes = [], by } = (parsed ?? {}) as Record<string, unknown>;
  const isValid =
    isListOf(changes, isChange) &&
    isListOf(approvals, isApproved) &&
    isListOf(withdrawn, isString) &&
    isListOf(notes, isNoteChange) &&
    (by === undefined || isString(by));
  if (!isValid || changes.length + approvals.length + withdrawn.length + notes.length === 0) {
    throw new SaveError(
      400,
      'What was sent is not of the form { "changes": [{ "key": "…", "text": "…", "from": "…" }], "approvals": [{ "key": "…", "source": "…", "text": "…" }], "withdrawn": ["key"], "notes": [{ "id": "…", "text": "…" }], "by": "name" }; only "from", "by" and three of the lists may be left out.',
    );
  }
  return { changes, approvals, withdrawn, notes, by };
}

/** @throws {SaveError} where the file is not written in UTF-8 */
async function read(file: string) {
  const bytes = await readFile(file);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SaveError(409, `${file} is not written in UTF-8.`);
  }
}

const queues = new Map<string, Promise<unknown>>();

/** Each task for a language sees what the previous one has written. */
function enqueue<T>(name: string, task: () => Promise<T>) {
  const result = (queues.get(name) ?? Promise.resolve()).then(task, task);
  queues.set(name, result);
  return result;
}

/** What is saved for a language in one request: edits of its catalog, decisions about its translations, and notes. */
export interface SavedReview extends ApprovalChanges {
  changes: readonly Change[];
  notes: readonly NoteChange[];
  /** The name of the reviewer; git's where it is absent. */
  by?: string | undefined;
}

const textsOf = (entries: CatalogEntries) => new Map(Array.from(entries, ([key, { text }]) => [key, text]));

interface Source extends CatalogFile {
  source: string;
}

/** @throws {SaveError} where a key names no file, or one elsewhere */
function savedCatalog(root: string, language: Language, key: string) {
  const file = catalogOf(language, key);
  if (isInCatalogFolder(root, file)) return file;
  throw new SaveError(422, `The key "${key}" is not saved: ${file.path} is a link that leads elsewhere.`, key);
}

/** The catalogs of a language, with those that are still to be created for new messages. */
async function readSources(root: string, language: Language, keys: readonly string[] = []): Promise<Source[]> {
  const files = [...catalogFiles(root, language), ...keys.map((key) => savedCatalog(root, language, key))];
  const byPath = new Map(files.map((file) => [file.path, file]));
  return Promise.all(
    Array.from(byPath.values(), async (file) => ({
      ...file,
      source: await sourceOr(catalogFormat().empty, () => read(join(root, file.path))),
    })),
  );
}

/** The messages of all catalogs of a language. @throws {CatalogError} where one cannot be parsed */
const entriesIn = (sources: readonly Source[], root: string): CatalogEntries =>
  new Map(sources.flatMap((file) => [...parseCatalog(file.source, file, root)]));

/**
 * Saves messages to the catalogs of a language, and approvals and notes to their files: all of them, or none.
 * @param body a `SavedReview` as JSON
 * @returns how many changes were saved in all, and all approvals or notes of the language where some were saved
 * @throws {SaveError} where the request, a message, an approval or a note is not valid
 * @throws {CatalogError} where a catalog cannot be parsed
 */
export async function saveReview(root: string, language: string, body: string) {
  if (!isLanguage(language)) throw new SaveError(404, `There is no language "${language}".`);
  const { changes, notes: noteChanges, by: entered, ...decisions } = reviewIn(body);
  return enqueue(`${root} ${language}`, async () => {
    const keys = changes.map(({ key }) => key);
    const sources = await readSources(root, language, keys);
    const english = entriesIn(language === defaultLocale() ? sources : await readSources(root, defaultLocale()), root);
    const current = entriesIn(sources, root);
    // Who approves a fuzzy text has checked it.
    const confirmed = decisions.approvals
      .filter(({ key }) => current.get(key)?.isFuzzy && !keys.includes(key))
      .map(({ key, text }): Change => ({ key, text, from: text }));
    for (const { key } of confirmed) savedCatalog(root, language, key);
    const changed = sources.map((file) => {
      const own = [...changes, ...confirmed].filter(({ key }) => catalogOf(language, key).path === file.path);
      return { ...file, source: applyChanges(file.source, own, english, file, root) };
    });
    const decided = decisions.approvals.length + decisions.withdrawn.length;
    // What is taken back or resolved has no name.
    const isSigned = decisions.approvals.length > 0 || noteChanges.some((change) => 'text' in change);
    const signature = {
      by: isSigned ? await reviewerName(root, entered) : '',
      on: new Date().toISOString().slice(0, 10),
    };
    let approvals: ReadonlyMap<string, Approval> | undefined;
    if (decided > 0) {
      approvals = applyApprovals(entriesOf(approvalFile, root, language), decisions, {
        language,
        english: textsOf(english),
        texts: textsOf(entriesIn(changed, root)),
        ...signature,
      });
    }
    let notes: ReadonlyMap<string, Note> | undefined;
    if (noteChanges.length > 0) {
      notes = applyNoteChanges(entriesOf(noteFile, root, language), noteChanges, signature);
    }
    const contents = changed
      .filter(({ source }, index) => source !== sources[index]?.source)
      .map(({ path, source }) => [path, source] as const);
    const decisionsIn = approvals && ([approvalFile.pathOf(language), reviewJson(approvalFile, approvals)] as const);
    const notesIn = notes && ([noteFile.pathOf(language), reviewJson(noteFile, notes)] as const);
    const files = [...contents, decisionsIn, notesIn].filter((file) => file !== undefined);
    await writeAllAtomically(new Map(files.map(([path, content]) => [join(root, path), content])), { flush: true });
    return {
      saved: changes.length + decided + noteChanges.length,
      approvals: approvals && Object.fromEntries(approvals),
      notes: notes && Object.fromEntries(notes),
    };
  });
}

/** @throws {SaveError} where the file cannot be read: it is not replaced */
function entriesOf<Entry extends object>(kind: ReviewFile<Entry>, root: string, language: Language) {
  try {
    return readReviewFile(kind, root, language);
  } catch (error) {
    throw new SaveError(409, (error as Error).message);
  }
}

const save = async (root: string, request: IncomingMessage) =>
  saveReview(root, (request.url ?? '').slice(1), await readOwnRequest(request, 'Texts'));

function errorResponse(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SaveError) return { status: error.status, body: { error: message, key: error.key } };
  if (error instanceof RequestError) return { status: error.status, body: { error: message } };
  if (error instanceof CatalogError) return { status: 409, body: { error: message } };
  return { status: 500, body: { error: `The files could not be saved: ${message}` } };
}

/** Saves messages, approvals and notes, in development: `POST /__review/<language>`. */
export function reviewSaving(config: LanguageReviewConfig): Plugin {
  configure(config);
  return {
    name: 'review-saving',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      middlewares.use(savePath, (request, response) => {
        void save(root, request)
          .then((saved) => ({ status: 200, body: saved }), errorResponse)
          .then(({ status, body }) => {
            if (status === 405) response.setHeader('Allow', 'POST');
            response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
          });
      });
    },
  };
}
