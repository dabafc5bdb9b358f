import { focusManager, MutationObserver, onlineManager } from '@tanstack/react-query';
import type { ContactValues } from '../../sections/ContactForm/contactValues';
import { createQueryClient, retries, retryDelay, retryLimit } from '../queryClient';
import { DeliveryError, postMessage } from './postMessage';

interface Wish {
  endpoint: string;
  values: ContactValues;
  /** The same for each attempt at the same message. */
  key: string;
  /** Takes the message back while it waits: no attempt at it begins any more. */
  signal: AbortSignal;
}

/** Whether a message is worth another attempt. One that is to wait longer than any retry does is given back to the visitor. */
const isWorthRetry = (failures: number, error: Error) =>
  failures < retries && error instanceof DeliveryError && error.isPassing && error.retryAfter <= retryLimit;

/**
 * Sends a message, again where that may help (specification, section 7), and when the connection is back where there is none.
 * @param onWait told whether it waits for the connection
 * @throws {DeliveryError} where it was not taken, and the reason of the signal where it was taken back
 */
export async function sendMessage(wish: Wish, onWait: (isWaiting: boolean) => void): Promise<void> {
  const client = createQueryClient();
  // Who looks at another tab meanwhile wants the message sent all the same.
  focusManager.setFocused(true);
  // It hears of changes only.
  onlineManager.setOnline(navigator.onLine);
  client.mount();
  /** What the observer tells is some moments old. */
  let isUnderWay = false;
  const mutation = new MutationObserver(client, {
    mutationFn: async ({ endpoint, values, key }: Wish) => {
      isUnderWay = true;
      onWait(false);
      await postMessage(endpoint, values, key).finally(() => (isUnderWay = false));
    },
    retry: isWorthRetry,
    retryDelay: (attempt, error) =>
      Math.max(retryDelay(attempt), error instanceof DeliveryError ? error.retryAfter : 0),
  });
  const unsubscribe = mutation.subscribe(({ isPaused }) => onWait(isPaused && !isUnderWay));
  try {
    const { signal } = wish;
    const takenBack = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    await Promise.race([mutation.mutate(wish), takenBack]);
  } finally {
    unsubscribe();
    // A message that waits would go on with the connection.
    client.unmount();
  }
}
