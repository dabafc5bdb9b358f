import { useEffect, useSyncExternalStore } from 'react';
import { company } from '../../company';
import { emptyMessage, type ContactValues, type Delivery } from '../../sections/ContactForm/contactValues';
import { attemptKey, forgetAttempt } from './attempt';
import { keepDraft } from './draft';

const { contactEndpoint } = company;

const loadSender = () => import('./sendMessage');

/** Lives as long as the site is open: a visitor may look at other pages while a message is on its way. */
let state: Delivery = 'idle';
const listeners = new Set<() => void>();

function become(next: Delivery) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps nothing of a message that was taken. */
function forget() {
  keepDraft(emptyMessage);
  forgetAttempt();
}

/** No request is made: a message is written to the browser's console (specification, section 7). */
function logMessage(values: ContactValues) {
  // oxlint-disable-next-line no-console -- the specification asks for it
  console.log('Contact message', values);
  forget();
}

/** Takes back the message that is on its way. */
let abort: (() => void) | undefined;

async function post(endpoint: string, values: ContactValues) {
  const taking = new AbortController();
  abort = () => taking.abort();
  become('sending');
  try {
    const { sendMessage } = await loadSender();
    await sendMessage({ endpoint, values, key: attemptKey(values), signal: taking.signal }, (isWaiting) =>
      become(isWaiting ? 'waiting' : 'sending'),
    );
    forget();
    become('sent');
  } catch (error) {
    become('idle');
    throw error;
  }
}

const onSend = (values: ContactValues) =>
  contactEndpoint === undefined ? logMessage(values) : post(contactEndpoint, values);

/** A message can be taken back while nothing of it is under way: while it waits for the connection. */
function onTakeBack() {
  if (state === 'waiting') abort?.();
}

/** What becomes of contact messages: they go to the company's endpoint where it has one, else to the console. */
export function useDelivery() {
  const delivery = useSyncExternalStore(
    subscribe,
    () => state,
    () => 'idle' as const,
  );
  useEffect(() => {
    // While there is a connection to load it by.
    if (contactEndpoint !== undefined) void loadSender().catch(() => undefined);
  }, []);
  return { delivery, onSend, onTakeBack };
}
