/** What happened in a page since `watch`. */
interface Seen {
  consoleCalls: Array<[level: string, ...words: unknown[]]>;
  /** Uncaught errors, including hydration mismatches. */
  errors: string[];
  /** Violations of the Content Security Policy. */
  violations: string[];
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page before its scripts. The driver of WebKitGTK has no access to the console, so this works in the page. */
export function watch() {
  const seen: Seen = { consoleCalls: [], errors: [], violations: [] };
  window.seen = seen;
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      seen.consoleCalls.push([level, ...words]);
      say(...words);
    };
  }
  window.addEventListener('error', ({ message }) => void seen.errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => void seen.errors.push(String(reason)));
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => void seen.violations.push(`${effectiveDirective} ${blockedURI}`),
  );
  return document.documentElement.dataset.ready === undefined;
}
