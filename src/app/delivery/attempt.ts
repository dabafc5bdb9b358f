import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { readTab, writeTab } from '#app/tabStorage.ts';

/** It does not tell what the message says: that is only in the draft. */
interface Attempt {
  key: string;
  /** The hash of the contact message. */
  hash: string;
}

const storageKey = 'contact/attempt';

/** Kept in memory where the browser refuses to store it; unloading the page loses it. */
let latest: Attempt | undefined;

const hex = (number: number) => (number >>> 0).toString(16).padStart(8, '0');

/** Tells texts apart, in 64 bits. `crypto.subtle` needs a secure context. */
function hashOf(text: string) {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x85ebca6b) ^ (one >>> 13);
    other = Math.imul(other ^ unit, 0xc2b2ae35) ^ (other >>> 16);
  }
  return hex(one) + hex(other);
}

/** The idempotency key of a contact message, the same for a retry after a reload: no message is delivered twice. */
export function attemptKey(values: ContactValues): string {
  const message = JSON.stringify(values);
  const known = latest ?? (readTab(storageKey) as Partial<Attempt> | undefined);
  if (typeof known?.key === 'string' && known.hash === hashOf(known.key + message)) return known.key;
  // `randomUUID` needs a secure context.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  const attempt = { key, hash: hashOf(key + message) };
  latest = writeTab(storageKey, attempt) ? undefined : attempt;
  return key;
}

/** Removes the key of a message that was delivered, or whose draft is gone. */
export function forgetAttempt() {
  latest = undefined;
  writeTab(storageKey);
}
