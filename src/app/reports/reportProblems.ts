/*
 * Reports what goes wrong on a visitor's page, where the company names an endpoint (docs/deploying.md). A chunk of its own.
 */

/** One visit in this many reports anything. */
const sampling = 10;

/** Per page load. */
const maxReports = 10;

/** A report in the format of the Reporting API. */
interface Report {
  type: 'error' | 'csp-violation';
  /** Without query and fragment. */
  url: string;
  body: Readonly<Record<string, string | number>>;
}

/** Without query, fragment and what follows an unusual scheme: they may tell something about the visitor. */
function publicUrl(url: string): string {
  if (!URL.canParse(url)) return url.slice(0, 50);
  const { protocol, origin, pathname } = new URL(url);
  return /^https?:$/.test(protocol) ? origin + pathname : protocol;
}

/** Of an error only its kind and where in the scripts it was thrown: a message can quote what was typed. */
function errorBody(error: unknown): Report['body'] {
  const { name = typeof error, stack = '' } = error instanceof Error ? error : {};
  const places = [...stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place);
  return { name, places: places.slice(0, 5).join(' ') };
}

/**
 * Sends reports from now on, of one visit in ten: errors, and refused content where the browser does not report that itself.
 * @param random for tests: 0 to 1
 */
export function reportProblems(endpoint: string, random = Math.random()) {
  if (random * sampling >= 1) return;
  const sent = new Set<string>();
  const send = (type: Report['type'], body: Report['body']) => {
    const report: Report = { type, url: publicUrl(window.location.href), body };
    const json = JSON.stringify([report]);
    if (sent.has(json) || sent.size === maxReports) return;
    sent.add(json);
    const headers = { 'Content-Type': 'application/reports+json' };
    // Nobody can help it where this fails.
    fetch(endpoint, { method: 'POST', body: json, headers, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    );
  };
  window.addEventListener('error', ({ error }) => send('error', errorBody(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => send('error', errorBody(reason)));
  window.addEventListener('caughterror', ({ detail }) => send('error', errorBody(detail)));
  // A browser with the Reporting API follows the header `Reporting-Endpoints`.
  if ('ReportingObserver' in window) return;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    send('csp-violation', {
      effectiveDirective,
      blockedURL: publicUrl(blockedURI),
      sourceFile: publicUrl(sourceFile),
      lineNumber,
    }),
  );
}

declare global {
  interface WindowEventMap {
    /** Dispatched by `ErrorBoundary` for what it catches: such an error is none of the window. */
    caughterror: CustomEvent<unknown>;
  }
}
