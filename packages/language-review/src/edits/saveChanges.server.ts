import type { SaveRequest } from '../api.ts';
import type { ApprovedMessage } from '../approvals/approvals.ts';
import { isChange } from './edits.ts';
import type { IncomingMessage } from 'node:http';
import { readOwnRequest, RequestError } from 'system-tools/own-request';
import type { Plugin } from 'vite';
import { configure, isLanguage, type LanguageReviewConfig } from '../config.ts';
import { largestRequest } from '../config/limits.ts';
import { isNoteChange } from '../notes/notes.ts';
import { savePath } from '../api.ts';
import { reviewerName } from '../approvals/applyApprovals.server.ts';
import { UserError } from 'system-tools/user-error';
import { applyChanges, inTurn, readLanguage, writeLanguage } from './languageFiles.server.ts';
import { SaveError } from './saveError.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

const isApproved = (value: unknown): value is ApprovedMessage =>
  isChange(value) && isString((value as Partial<ApprovedMessage>).source);

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

/** What the panel sends: see `SaveRequest`. */
function requestIn(body: string): SaveRequest {
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

/**
 * Saves messages to the catalogs of a language, and approvals and notes to their files: all of them, or none.
 * @param body a `SaveRequest` as JSON
 * @returns how many changes were saved in all, and all approvals or notes of the language where some were saved
 * @throws {SaveError} where the request, a message, an approval or a note is not valid
 * @throws {UserError} where a file cannot be read or parsed: it is not replaced
 */
export async function saveChanges(root: string, language: string, body: string) {
  if (!isLanguage(language)) throw new SaveError(404, `There is no language "${language}".`);
  const { by, ...saved } = requestIn(body);
  return inTurn(root, async () => {
    const before = readLanguage(root, language);
    const after = await applyChanges(before, saved, () => reviewerName(root, by));
    await writeLanguage(before, after);
    const decided = saved.approvals.length + saved.withdrawn.length;
    return {
      saved: saved.changes.length + decided + saved.notes.length,
      approvals: decided > 0 ? Object.fromEntries(after.approvals()) : undefined,
      notes: saved.notes.length > 0 ? Object.fromEntries(after.notes()) : undefined,
    };
  });
}

const save = async (root: string, request: IncomingMessage) =>
  saveChanges(root, (request.url ?? '').slice(1), await readOwnRequest(request, 'Texts', largestRequest));

function errorResponse(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SaveError) return { status: error.status, body: { error: message, key: error.key } };
  if (error instanceof RequestError) return { status: error.status, body: { error: message } };
  if (error instanceof UserError) return { status: 409, body: { error: message } };
  return { status: 500, body: { error: `The files could not be saved: ${message}` } };
}

/** Saves messages, approvals and notes, in development: `POST /language-review/save/<language>`. */
export function saveEndpoint(config: LanguageReviewConfig): Plugin {
  configure(config);
  return {
    name: 'save-changes',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      middlewares.use(savePath.slice(1), (request, response) => {
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
