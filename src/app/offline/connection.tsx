import { setPersistentNotice } from '#src/components/Toaster/notices.ts';
import { WaitingNotice } from './WaitingNotice';

/** How long a server has for its answer, and the interval between attempts, in ms. The browser's `online` event comes by itself. */
export const interval = 10_000;

/** Whether the latest request of `isReachable` had no answer at all. */
let isSilent = true;

const resolveLater = () => new Promise<false>((resolve) => setTimeout(resolve, interval, false));

/** Whether the server can be reached and responds without a server error. */
export function isReachable(path: string): Promise<boolean> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), interval);
  return fetch(path, { method: 'HEAD', cache: 'no-store', signal: controller.signal }).then(
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

/** Resolves to false where the server can no longer be reached, or the visitor does not want the request any more. */
export function whileReachable(request: Promise<boolean>, isCurrent: () => boolean): Promise<boolean> {
  let isSettled = false;
  void request.then(() => (isSettled = true));
  const untilUnreachable = async (): Promise<boolean> =>
    (await resolveLater()) ||
    (!isSettled && isCurrent() && (await isReachable(window.location.pathname)) && untilUnreachable());
  return Promise.race([request, untilUnreachable()]);
}

let stopWaiting: (() => void) | undefined;
/** Counts what the visitor has asked for: only the answer to the latest counts. */
let requests = 0;

/** Ends the wait: the visitor does something else, or does not want to wait. */
export function cancelWait() {
  requests += 1;
  stopWaiting?.();
  setPersistentNotice(undefined);
}

/** Shows a notice until a URL can be reached, and continues then. Replaces an earlier wait. */
export function waitUntilReachable(url: string, onReachable: () => void) {
  stopWaiting?.();
  const controller = new AbortController();
  const { signal } = controller;
  let attempt = 0;
  const showNotice = () => {
    attempt += 1;
    setPersistentNotice(
      <WaitingNotice
        isOffline={saysOffline()}
        attempt={attempt}
        onTryAgain={() => void tryAgain(showNotice)}
        onStay={cancelWait}
      />,
    );
  };
  const tryAgain = async (onFailure?: () => void) => {
    const isBack = await isReachable(url);
    if (signal.aborted) return;
    if (!isBack) return onFailure?.();
    cancelWait();
    onReachable();
  };
  const timer = setInterval(() => void tryAgain(), interval);
  const stop = () => {
    controller.abort();
    clearInterval(timer);
  };
  stopWaiting = stop;
  window.addEventListener('online', () => void tryAgain(), { signal });
  showNotice();
}

/** Has the browser load a URL, unless the visitor does something else first; never shows the browser's offline page in place of the site. */
export async function loadWhenReachable(url: string, load: () => void) {
  cancelWait();
  const own = requests;
  const isThere = await isReachable(url);
  if (own !== requests) return;
  if (isThere) load();
  else waitUntilReachable(url, () => void loadWhenReachable(url, load));
}
