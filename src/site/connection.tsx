import { stand } from '../components/Toaster/notices';
import { WaitingNotice } from './WaitingNotice';

/** Time in ms after which a server that did not answer is asked again. A connection that is back says so by itself. */
const pause = 10_000;

/** Ends the wait for the connection, if there is one. */
let end: (() => void) | undefined;

/** Whether there is a connection, and a server that can answer. */
export const isReachable = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** The visitor has what they wanted, or wants something else. */
export function waitNoMore() {
  end?.();
  stand(undefined);
}

/**
 * Keeps the visitor where they are until an address can be reached again, says so, and goes on by itself then; there is one such wish, the
 * latest.
 */
export function waitFor(address: string, goOn: () => void) {
  end?.();
  const over = new AbortController();
  const { signal } = over;
  let attempt = 0;
  const tell = () => {
    attempt += 1;
    stand(
      <WaitingNotice
        isOffline={!navigator.onLine}
        attempt={attempt}
        onTryAgain={() => void tryAgain(tell)}
        onStay={waitNoMore}
      />,
    );
  };
  const tryAgain = async (failed?: () => void) => {
    const isBack = await isReachable(address);
    if (signal.aborted) return;
    if (!isBack) return failed?.();
    end?.();
    goOn();
  };
  const timer = setInterval(() => navigator.onLine && void tryAgain(), pause);
  end = () => {
    over.abort();
    clearInterval(timer);
  };
  window.addEventListener('online', () => void tryAgain(), { signal });
  tell();
}

/** Has the browser load an address, but never its page for those without a connection in place of ours. */
export async function loadWhole(address: string, load: () => void) {
  if (await isReachable(address)) load();
  else waitFor(address, () => void loadWhole(address, load));
}
