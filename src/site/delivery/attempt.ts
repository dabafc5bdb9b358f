import type { ContactValues } from '../../sections/ContactForm/contactValues';
import { inTab } from '../tabStorage';

interface Attempt {
  key: string;
  message: string;
}

const storageName = 'contact/attempt';

/** Without storage it is known as long as its page. */
let latest: Attempt | undefined;

/** The key of a message: the same when it is sent again as it was, also after a reload, so that it never arrives twice. */
export function attemptKey(values: ContactValues): string {
  const message = JSON.stringify(values);
  const known =
    latest ?? inTab((storage) => JSON.parse(storage.getItem(storageName) ?? 'null') as Partial<Attempt> | null);
  if (known?.message === message && typeof known.key === 'string') return known.key;
  // `randomUUID` is there in secure contexts only.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  latest = { key, message };
  inTab((storage) => storage.setItem(storageName, JSON.stringify(latest)));
  return key;
}

/** Forgets the key of a message that was taken. */
export function forgetAttempt() {
  latest = undefined;
  inTab((storage) => storage.removeItem(storageName));
}
