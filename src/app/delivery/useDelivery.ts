import { useEffect } from 'react';
import { createStore } from '#src/lib/createStore.ts';
import { company } from '#content/company.ts';
import { emptyContactMessage, type ContactValues, type Delivery } from '#src/sections/ContactForm/contactValues.ts';
import { attemptKey } from './attempt';
import { saveDraft } from './draft';
import { untilLeastTime } from './leastTime';

const { contactEndpoint } = company;

const loadSender = () => import('./sendMessage');

/** The store outlives the form, because visitors may navigate while a message is being sent. */
const store = createStore<Delivery>('idle');

const discard = () => saveDraft(emptyContactMessage);

/** Makes no request (docs/spec.md, section 7). */
function logMessage(values: ContactValues) {
  // oxlint-disable-next-line no-console -- the specification asks for it
  console.log('Contact message', values);
  discard();
}

let abort: (() => void) | undefined;

async function post(endpoint: string, values: ContactValues) {
  const controller = new AbortController();
  abort = () => controller.abort();
  store.set('sending');
  try {
    const [{ sendMessage }] = await Promise.all([loadSender(), untilLeastTime()]);
    await sendMessage({ endpoint, values, key: attemptKey(values), signal: controller.signal }, (isWaiting) =>
      store.set(isWaiting ? 'waiting' : 'sending'),
    );
    discard();
    store.set('sent');
  } catch (error) {
    store.set('idle');
    throw error;
  }
}

const onSend = (values: ContactValues) =>
  contactEndpoint === undefined ? logMessage(values) : post(contactEndpoint, values);

/** A message can be withdrawn only while it waits for the connection. */
function onTakeBack() {
  if (store.get() === 'waiting') abort?.();
}

/** Delivers contact messages to the company's endpoint, if it has one, else to the console. */
export function useDelivery() {
  const delivery = store.useValue();
  useEffect(() => {
    // Offline, the script could not be loaded when the visitor submits the form.
    if (contactEndpoint !== undefined) void loadSender().catch(() => undefined);
  }, []);
  return { delivery, onSend, onTakeBack, hasHoneypot: contactEndpoint !== undefined };
}
