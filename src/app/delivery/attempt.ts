import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { readTab, writeTab } from '#app/tabStorage.ts';

interface Attempt {
  key: string;
  /** The contact message as JSON. */
  message: string;
}

const storageKey = 'contact/attempt';

/** Also known where storage is blocked, until the page is unloaded. */
let latest: Attempt | undefined;

/** The idempotency key of a contact message, the same for a retry after a reload: no message is delivered twice. */
export function attemptKey(values: ContactValues): string {
  const message = JSON.stringify(values);
  const known = latest ?? (readTab(storageKey) as Partial<Attempt> | undefined);
  if (known?.message === message && typeof known.key === 'string') return known.key;
  // `randomUUID` needs a secure context.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  latest = { key, message };
  writeTab(storageKey, latest);
  return key;
}

/** Removes the key of a message that was delivered. */
export function forgetAttempt() {
  latest = undefined;
  writeTab(storageKey);
}
