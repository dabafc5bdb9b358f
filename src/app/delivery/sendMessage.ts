import { focusManager, MutationObserver, onlineManager } from '@tanstack/react-query';
import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
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

/**
 * Sends a contact message, with retries (docs/spec.md, section 7); offline, it is sent when the connection is back.
 * @param onWait called with whether the message waits for the connection
 * @throws {DeliveryError} when the message was not accepted, and the reason of the signal when it was withdrawn
 */
export async function sendMessage(request: ContactRequest, onWait: (isWaiting: boolean) => void): Promise<void> {
  const client = createQueryClient();
  // Retries go on while the visitor is in another tab.
  focusManager.setFocused(true);
  // The manager only observes changes.
  onlineManager.setOnline(navigator.onLine);
  client.mount();
  /** The observer's state lags behind. */
  let isPosting = false;
  const mutation = new MutationObserver(client, {
    mutationFn: async ({ endpoint, values, key }: ContactRequest) => {
      isPosting = true;
      onWait(false);
      await postMessage(endpoint, values, key).finally(() => (isPosting = false));
    },
    retry: shouldRetry,
    retryDelay: (attempt, error) =>
      Math.max(retryDelay(attempt), error instanceof DeliveryError ? error.retryAfter : 0),
  });
  const unsubscribe = mutation.subscribe(({ isPaused }) => onWait(isPaused && !isPosting));
  try {
    const { signal } = request;
    const withdrawn = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    await Promise.race([mutation.mutate(request), withdrawn]);
  } finally {
    unsubscribe();
    // Otherwise a message that waits would be sent with the connection.
    client.unmount();
  }
}
