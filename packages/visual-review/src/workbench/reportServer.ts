import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { readOwnRequest, RequestError } from 'system-tools/own-request';
import { UserError } from 'system-tools/user-error';
import type { Channel } from 'storybook/internal/channels';
import type { Plugin } from 'vite';
import { decideChanges } from '../cli/decideChanges.ts';
import { loadConfig } from '../config/validateConfig.ts';
import { explained } from 'system-tools/file-errors';
import { isOwnFile, readReport, reportFolder } from '../report/lastReport.ts';
import type { Decision } from '../types.ts';
import { decidePath, reportChanged, reportPath, retakePath, retakenFolder, statusesMissing } from './paths.ts';
import { retaker, type Retaker } from './retake.ts';
import type { ServerStatuses } from './statuses.ts';

/** A file of the report, and its type. */
const files = /^\/(?:(?:index\.html|report\.json|summary\.md)|screenshots\/[\da-f]{16}\.webp)$/;

const retakenFiles = new RegExp(String.raw`^/${retakenFolder}/[\da-f]{64}\.png$`);

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
};

/** Several files of one run are announced once. In ms. */
const settleTime = 300;

/** What the panel and the page of the report send. */
interface Decisions {
  /** Of the report that was reviewed. */
  key: string;
  /** By the id of the group. */
  decisions: Record<string, Decision>;
}

function decisionsIn(body: string): Decisions {
  try {
    const { key, decisions } = JSON.parse(body) as Partial<Decisions>;
    const isDecision = (value: unknown) => value === true || (typeof value === 'string' && value.trim() !== '');
    if (typeof key === 'string' && typeof decisions === 'object' && Object.values(decisions).every(isDecision))
      return { key, decisions };
  } catch {
    // Reported below.
  }
  throw new RequestError(
    400,
    'Decisions are sent as { "key": "…", "decisions": { "group": true or "why it is rejected" } }.',
  );
}

/** Requests are answered one after the other: each changes the report and the record. */
let queue: Promise<unknown> = Promise.resolve();

async function decide(root: string, request: IncomingMessage) {
  const { key, decisions } = decisionsIn(await readOwnRequest(request, 'Decisions'));
  const recorded = queue.then(async () => {
    const choices = Object.entries(decisions).map(([group, decision]) => [[group], decision] as const);
    await decideChanges({ root, config: await loadConfig(root) }, choices, key);
    return { recorded: choices.length };
  });
  queue = recorded.catch(() => undefined);
  return recorded;
}

async function retake(request: IncomingMessage, { retake: take }: Retaker) {
  const body = await readOwnRequest(request, 'Requests');
  let id: unknown;
  try {
    ({ snapshot: id } = JSON.parse(body) as { snapshot?: unknown });
  } catch {
    // Reported below.
  }
  if (typeof id !== 'string') throw new RequestError(400, 'A request names its snapshot: { "snapshot": "…" }.');
  const taken = queue.then(() => take(id, `http://localhost:${request.socket.localPort}`));
  queue = taken.catch(() => undefined);
  return taken;
}

const respond = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

function statusOf(error: unknown) {
  if (error instanceof RequestError) return error.status;
  return error instanceof UserError ? 409 : 500;
}

function serveFile(file: string | undefined, response: ServerResponse) {
  if (file === undefined) respond(response, 404, { error: 'The report has no such file.' });
  // No error of a page: nobody has run the command yet.
  else if (!existsSync(file)) response.writeHead(204).end();
  else {
    response.setHeader('Content-Type', types[file.split('.').at(-1)!]!);
    response.setHeader('Cache-Control', 'no-cache');
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  }
}

/**
 * Serves the last report to the workbench of `npm start`, marks the stories that have changed, and records decisions.
 * @param channel of the development server
 */
export function reportServer(root: string, channel: Channel, statuses: ServerStatuses): Plugin {
  const folder = reportFolder(root);
  const retaking = retaker(root);
  const fileOf = async (path: string) => {
    const file = join(folder, path);
    if (files.test(path)) return !existsSync(file) || (await isOwnFile(folder, path.slice(1))) ? file : undefined;
    return retakenFiles.test(path) ? join(await retaking.folder(), basename(path)) : undefined;
  };
  const announce = async () => {
    statuses.show(await readReport(root));
    channel.emit(reportChanged);
  };
  channel.on(statusesMissing, statuses.repeat);
  return {
    name: 'visual-review',
    apply: 'serve',
    closeBundle: retaking.close,
    configureServer({ middlewares, watcher }) {
      middlewares.use(reportPath.slice(1), (request, response) => {
        const path = (request.url ?? '').replace(/[?#].*$/s, '');
        const answer =
          path === `/${decidePath}`
            ? decide(root, request)
            : path === `/${retakePath}`
              ? retake(request, retaking)
              : undefined;
        const answered = answer
          ? answer.then((result) => respond(response, 200, result))
          : fileOf(path).then((file) => serveFile(file, response));
        answered.catch((error: unknown) => {
          const shown = explained(error) as Error;
          respond(response, statusOf(shown), { error: shown.message });
        });
      });
      void announce();
      let timer: NodeJS.Timeout | undefined;
      watcher.add(join(folder, 'report.json'));
      watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void announce(), settleTime);
      });
    },
  };
}
