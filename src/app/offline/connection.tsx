import { setPersistentNotice } from '#src/components/Toaster/notices.ts';
import { WaitingNotice } from './WaitingNotice';

/** How long a server has for its answer, in ms. */
export const interval = 10_000;

/** The time between attempts while a page waits, in ms. The browser's `online` event comes by itself. */
const retryInterval = 3000;

/** Whether the latest request of `isReachable` had no answer at all. */
let isSilent = true;

/** Whether the server can be reached and responds without a server error. */
export function isReachable(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(interval) }).then(
    ({ status }) => {
      isSilent = false;
      return status < 500;
    },
    () => {
      isSilent = true;
      return false;
    },
  );
}

/** Some systems say for good that they are offline, as with a VPN: only a request without an answer confirms it. */
const saysOffline = () => !navigator.onLine && isSilent;

/** Whether there is no connection: the browser says so, and the site does not answer. */
export const isOffline = async () =>
  !navigator.onLine && !(await isReachable(window.location.pathname)) && saysOffline();

const pause = () => new Promise<undefined>((resolve) => setTimeout(resolve, interval));

/** Resolves with a request; rejects where the server stops responding before that. */
export async function whileReachable<Result extends object>(request: Promise<Result>, path: string): Promise<Result> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after another
    const result = await Promise.race([request, pause()]);
    if (result) return result;
    // oxlint-disable-next-line no-await-in-loop
    if (!(await isReachable(path))) throw new Error(`${path} cannot be reached`);
  }
}

let stopWaiting: (() => void) | undefined;

/**
 * Resolves when a path can be reached, and shows a notice until then. Another wait replaces it: it never resolves then.
 * @param onStay called where the visitor no longer wants to wait
 * @param signal ends the wait, which rejects
 */
export function untilReachable(path: string, onStay: () => void, signal?: AbortSignal): Promise<void> {
  stopWaiting?.();
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    let attempt = 0;
    const stop = () => {
      waiting.abort();
      clearInterval(timer);
      setPersistentNotice(undefined);
    };
    const showNotice = () => {
      attempt += 1;
      setPersistentNotice(
        <WaitingNotice
          isOffline={saysOffline()}
          attempt={attempt}
          onTryAgain={() => void tryAgain(showNotice)}
          onStay={() => {
            stop();
            onStay();
          }}
        />,
      );
    };
    const tryAgain = async (onFailure?: () => void) => {
      const isBack = await isReachable(path);
      if (waiting.signal.aborted) return;
      if (!isBack) return onFailure?.();
      stop();
      resolve();
    };
    const timer = setInterval(() => void tryAgain(), retryInterval);
    window.addEventListener('online', () => void tryAgain(), { signal: waiting.signal });
    signal?.addEventListener(
      'abort',
      () => {
        stop();
        reject(signal.reason as Error);
      },
      { signal: waiting.signal },
    );
    stopWaiting = stop;
    showNotice();
  });
}

/** Has the browser load a document as soon as it can be reached: its own page without a connection never replaces the site. */
export async function loadWhenReachable(path: string, load: () => void) {
  stopWaiting?.();
  if (!(await isReachable(path))) await untilReachable(path, () => undefined);
  load();
}
