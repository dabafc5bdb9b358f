import { focusManager, MutationObserver, onlineManager } from '@tanstack/react-query';
import type { ContactValues } from '../../sections/ContactForm/contactValues';
import { createQueryClient, retries, retryDelay, retryLimit } from '../queryClient';
import { DeliveryError, postMessage } from './postMessage';

interface Wish {
  endpoint: string;
  values: ContactValues;
  /** The same for each attempt at the same message. */
  key: string;
}

/** Whether a message is worth another attempt. One that is to wait longer than any retry does is given back to the visitor. */
const isWorthRetry = (failures: number, error: Error) =>
  failures < retries && error instanceof DeliveryError && error.isPassing && error.retryAfter <= retryLimit;

/**
 * Sends a message, again where that may help (specification, section 7), and when the connection is back where there is none.
 * @param onWait told whether it waits for the connection
 * @throws {DeliveryError} where it was not taken
 */
export async function sendMessage(wish: Wish, onWait: (isWaiting: boolean) => void): Promise<void> {
  const client = createQueryClient();
  // Who looks at another tab meanwhile wants the message sent all the same.
  focusManager.setFocused(true);
  // It hears of changes only.
  onlineManager.setOnline(navigator.onLine);
  client.mount();
  const mutation = new MutationObserver(client, {
    mutationFn: ({ endpoint, values, key }: Wish) => postMessage(endpoint, values, key),
    retry: isWorthRetry,
    retryDelay: (attempt, error) => Math.max(retryDelay(attempt), error instanceof DeliveryError ? error.retryAfter : 0),
  });
  const unsubscribe = mutation.subscribe(({ isPaused }) => onWait(isPaused));
  try {
    await mutation.mutate(wish);
  } finally {
    unsubscribe();
    client.unmount();
  }
}
