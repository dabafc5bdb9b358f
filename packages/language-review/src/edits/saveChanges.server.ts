import type { IncomingMessage } from 'node:http';
import { readOwnRequest, RequestError } from 'system-tools/own-request';
import type { Plugin } from 'vite';
import { configure, isLanguage, type Language, type LanguageReviewConfig } from '../config.ts';
import { largestRequest } from '../config/limits.ts';
import { savePath } from '../api.ts';
import { reviewerName } from '../approvals/applyApprovals.server.ts';
import { UserError } from 'system-tools/user-error';
import { parseSharedChanges, type SharedChanges } from '../sharing/sharedChanges.ts';
import { countChanges } from './changes.ts';
import { applyChanges, inTurn, readLanguage, writeLanguage } from './languageFiles.server.ts';
import { SaveError } from './saveError.ts';

/** What the panel sends of a language. */
function changesIn(body: string, language: Language): SharedChanges {
  let changes: SharedChanges;
  try {
    changes = parseSharedChanges(body);
  } catch (error) {
    throw new SaveError(400, (error as Error).message);
  }
  const { edits, decisions, notes } = changes;
  if ([...edits, ...decisions, ...notes].some((change) => change.language !== language))
    throw new SaveError(400, `A change is in another language than "${language}".`);
  return changes;
}

/**
 * Saves messages to the catalogs of a language, and approvals and notes to their files: all of them, or none.
 * @param body `SharedChanges` as JSON
 * @returns how many changes were saved in all, and all approvals or notes of the language where some were saved
 * @throws {SaveError} where the request, a message, an approval or a note is not valid
 * @throws {UserError} where a file cannot be read or parsed: it is not replaced
 */
export async function saveChanges(root: string, language: string, body: string) {
  if (!isLanguage(language)) throw new SaveError(404, `There is no language "${language}".`);
  const { by, ...changes } = changesIn(body, language);
  return inTurn(root, async () => {
    const before = readLanguage(root, language);
    const after = await applyChanges(before, changes, () => reviewerName(root, by));
    await writeLanguage(before, after);
    return {
      saved: countChanges(changes),
      approvals: changes.decisions.length > 0 ? Object.fromEntries(after.approvals()) : undefined,
      notes: changes.notes.length > 0 ? Object.fromEntries(after.notes()) : undefined,
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

/**
 * Saves messages, approvals and notes, in development: `POST /language-review/save/<language>`.
 * @param root of the project
 */
export function saveEndpoint(config: LanguageReviewConfig, root: string): Plugin {
  configure(config);
  return {
    name: 'save-changes',
    apply: 'serve',
    configureServer({ middlewares }) {
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
