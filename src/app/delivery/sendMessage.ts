import { focusManager, MutationObserver } from '@tanstack/react-query';
import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { interval, isOffline } from '#app/offline/connection.tsx';
import { createQueryClient, retries, retryDelay, longestDelay } from './queryClient';
import { DeliveryError, postMessage } from './postMessage';

interface ContactRequest {
  endpoint: string;
  values: ContactValues;
  /** The idempotency key. */
  key: string;
  /** Withdraws the message while it waits. */
  signal: AbortSignal;
}

/** A longer wait than any retry has: where the server asks for it, the visitor gets the message back. */
const shouldRetry = (failures: number, error: Error) =>
  failures < retries && error instanceof DeliveryError && error.isTransient && error.retryAfter <= longestDelay;

/** Resolves when the browser says that it is online, after a while at the latest. */
const nextAttempt = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, interval);
    window.addEventListener('online', end);
  });

/** Posts a message; without a connection, as soon as there is one. */
async function post({ endpoint, values, key, signal }: ContactRequest, onWait: (isWaiting: boolean) => void) {
  for (;;) {
    onWait(false);
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after another
      return await postMessage(endpoint, values, key);
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop
      if (!(error instanceof DeliveryError) || error.isAnswered || !(await isOffline())) throw error;
    }
    onWait(true);
    do {
      // oxlint-disable-next-line no-await-in-loop
      await nextAttempt();
      // oxlint-disable-next-line no-await-in-loop -- the site is asked, so that a message that waits can be withdrawn
    } while (!signal.aborted && (await isOffline()));
    signal.throwIfAborted();
  }
}

/**
 * Sends a contact message, with retries (docs/spec.md, section 7); offline, it is sent when the connection is back.
 * @param onWait called with whether the message waits for the connection
 * @throws {DeliveryError} when the message was not accepted, and the reason of the signal when it was withdrawn
 */
export async function sendMessage(request: ContactRequest, onWait: (isWaiting: boolean) => void): Promise<void> {
  // Retries go on while the visitor is in another tab.
  focusManager.setFocused(true);
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: (sent: ContactRequest) => post(sent, onWait),
    // It waits by itself: `navigator.onLine` alone is not believed.
    networkMode: 'always',
    retry: shouldRetry,
    retryDelay: (attempt, error) =>
      Math.max(retryDelay(attempt), error instanceof DeliveryError ? error.retryAfter : 0),
  });
  const { signal } = request;
  const withdrawn = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  await Promise.race([mutation.mutate(request), withdrawn]);
}
