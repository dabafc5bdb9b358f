import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { root } from '../../support/builds';
import { gate } from '../../support/page';
import { serveSite as serveProject } from '../../support/projectCopy';

/** The path that receives reports of the Content Security Policy. */
const reportPath = '/csp-reports';

const policyName = 'Content-Security-Policy';

/** A violation report (Content Security Policy, level 3, section 5.3). */
type Report = Record<'effective-directive' | 'blocked-uri', string>;

export type BuiltSite = Awaited<ReturnType<typeof serveSite>>;

/** Adds `report-uri` to the Content Security Policy. */
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

/** Serves the built site on a free port, and records answered requests and policy violations since `forget`. */
export async function serveSite() {
  const requests: Array<{ method: string; path: string; status: number }> = [];
  const violations: string[] = [];
  let scriptsReleased: Promise<void> | undefined;

  const takeReport = async (request: IncomingMessage, response: ServerResponse) => {
    const { 'csp-report': report } = (await json(request)) as { 'csp-report': Report };
    violations.push(`${report['effective-directive']} ${report['blocked-uri']}`);
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
    if (path.endsWith('.js') && scriptsReleased) void scriptsReleased.then(() => next());
    else next();
  };

  const { url: origin, stop } = await serveProject(root, {
    plugins: [
      {
        name: 'watch',
        configurePreviewServer: { order: 'pre', handler: ({ middlewares }) => void middlewares.use(watch) },
      },
    ],
  });
  return {
    origin,
    port: Number(new URL(origin).port),
    requests,
    violations,
    forget: () => {
      requests.length = 0;
      violations.length = 0;
    },
    /** Delays scripts until the returned function is called. */
    holdScripts: () => {
      const { released, release } = gate();
      scriptsReleased = released;
      return () => {
        scriptsReleased = undefined;
        release();
      };
    },
    stop,
  };
}
