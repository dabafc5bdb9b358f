import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { preview, type Connect } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where engines report what the page's policy has refused. */
const reportPath = '/refused';

const policyName = 'Content-Security-Policy';

interface Request {
  method: string;
  path: string;
  status: number;
}

/** What an engine has reported (Content Security Policy, level 3, section 5.3). */
interface Report {
  'effective-directive': string;
  'blocked-uri': string;
}

/** The built site, as `vite preview` serves it. */
export interface BuiltSite {
  origin: string;
  port: number;
  /** What was asked for and answered since `forget`. */
  requests: Request[];
  /** What the page's policy has refused since then, from its first byte on, as the engine says. */
  refused: string[];
  forget: () => void;
  /** Keeps scripts back until it is told to let them go. */
  holdScripts: () => () => void;
  stop: () => Promise<void>;
}

/** Adds to the page's policy where to report to, and nothing else. */
function reportTo(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: OutgoingHttpHeaders,
  ) => ServerResponse;
  Object.assign(response, {
    writeHead: (status: number, headers: OutgoingHttpHeaders) =>
      writeHead(status, { ...headers, [policyName]: `${String(headers[policyName])}; report-uri ${reportPath}` }),
  });
}

/** Serves the built site on a free port, and keeps account of what is asked for and refused. */
export async function serveSite(): Promise<BuiltSite> {
  const requests: Request[] = [];
  const refused: string[] = [];
  let scriptsMayGo: Promise<void> | undefined;

  const takeReport = async (request: IncomingMessage, response: ServerResponse) => {
    const { 'csp-report': report } = (await json(request)) as { 'csp-report': Report };
    refused.push(`${report['effective-directive']} ${report['blocked-uri']}`);
    response.writeHead(204).end();
  };
  const watch: Connect.NextHandleFunction = (request, response, next) => {
    const { method = '', url: path = '' } = request;
    if (path === reportPath) {
      takeReport(request, response).catch(next);
      return;
    }
    void once(response, 'close').then(() => requests.push({ method, path, status: response.statusCode }));
    reportTo(response);
    if (path.endsWith('.js') && scriptsMayGo) void scriptsMayGo.then(() => next());
    else next();
  };

  const server = await preview({
    root,
    logLevel: 'error',
    preview: { port: 0, host: 'localhost' },
    plugins: [
      {
        name: 'watch',
        configurePreviewServer: { order: 'pre', handler: ({ middlewares }) => void middlewares.use(watch) },
      },
    ],
  });
  const { origin, port } = new URL(server.resolvedUrls?.local[0] ?? '');
  return {
    origin,
    port: Number(port),
    requests,
    refused,
    forget: () => {
      requests.length = 0;
      refused.length = 0;
    },
    holdScripts: () => {
      let release = () => {};
      scriptsMayGo = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        scriptsMayGo = undefined;
        release();
      };
    },
    stop: () => server.close(),
  };
}
