/** What a page has said and what has gone wrong in it, since `watch`. */
export interface Seen {
  /** What it wrote to the console: the level, then what was said. */
  said: Array<[level: string, ...words: unknown[]]>;
  /** Errors that nobody caught, a page that did not come to life as it was sent among them. */
  errors: string[];
  /** What its policy has refused. */
  refused: string[];
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page, before its scripts: the same in all engines, one of which shows no console to its driver. */
export function watch(): boolean {
  const seen: Seen = { said: [], errors: [], refused: [] };
  window.seen = seen;
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      seen.said.push([level, ...words]);
      say(...words);
    };
  }
  window.addEventListener('error', ({ message }) => void seen.errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => void seen.errors.push(String(reason)));
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => void seen.refused.push(`${effectiveDirective} ${blockedURI}`),
  );
  return document.documentElement.dataset.ready === undefined;
}
