import type { IncomingMessage } from 'node:http';
import { readOwnRequest, RequestError } from 'system-tools/own-request';
import type { Plugin } from 'vite';
import { configure, isLanguage, type LanguageReviewConfig } from '../config/config.ts';
import { largestReview } from '../config/limits.ts';
import { isNoteChange } from '../notes/notes.ts';
import { savePath } from '../paths.ts';
import { isChange } from '../channel.ts';
import { reviewerName, type ApprovedMessage } from '../approvals/applyApprovals.server.ts';
import { CatalogError } from '../catalogs/catalogError.server.ts';
import { applyReview, inTurn, readLanguage, writeLanguage, type LanguageReview } from './languageFiles.server.ts';
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

/** What the panel sends. */
export interface SavedReview extends LanguageReview {
  /** The name of the reviewer; git's where it is absent. */
  by?: string | undefined;
}

/**
 * Saves messages to the catalogs of a language, and approvals and notes to their files: all of them, or none.
 * @param body a `SavedReview` as JSON
 * @returns how many changes were saved in all, and all approvals or notes of the language where some were saved
 * @throws {SaveError} where the request, a message, an approval or a note is not valid
 * @throws {CatalogError} where a catalog cannot be parsed
 */
export async function saveReview(root: string, language: string, body: string) {
  if (!isLanguage(language)) throw new SaveError(404, `There is no language "${language}".`);
  const { by, ...review } = reviewIn(body);
  return inTurn(root, async () => {
    const before = await readLanguage(root, language);
    const after = await applyReview(before, review, () => reviewerName(root, by));
    await writeLanguage(before, after);
    const decided = review.approvals.length + review.withdrawn.length;
    return {
      saved: review.changes.length + decided + review.notes.length,
      approvals: decided > 0 ? Object.fromEntries(after.approvals()) : undefined,
      notes: review.notes.length > 0 ? Object.fromEntries(after.notes()) : undefined,
    };
  });
}

const save = async (root: string, request: IncomingMessage) =>
  saveReview(root, (request.url ?? '').slice(1), await readOwnRequest(request, 'Texts', largestReview));

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
