import type { ContactValues } from '../../sections/ContactForm/contactValues';

/** How long an answer may take, in ms. */
export const answerLimit = 10_000;

/** A message that was not taken. */
export class DeliveryError extends Error {
  /** Whether it makes sense to send it again: no answer came, or one that may be another in a moment. */
  readonly isPassing: boolean;
  /** How long the other side asks to be left alone, in ms. */
  readonly retryAfter: number;

  constructor(
    message: string,
    { isPassing, retryAfter = 0, cause }: { isPassing: boolean; retryAfter?: number; cause?: unknown },
  ) {
    super(message, { cause });
    this.isPassing = isPassing;
    this.retryAfter = retryAfter;
  }
}

/** What `Retry-After` says, a number of seconds or a date, in ms from now (RFC 9110, section 10.2.3). */
export function retryAfterOf(value: string | null, now = Date.now()): number {
  if (!value) return 0;
  const wait = /^\d+$/.test(value.trim()) ? 1000 * Number(value) : Date.parse(value) - now;
  return wait > 0 ? wait : 0;
}

/**
 * Posts a message as JSON, once. The same `key` means the same message, so that the receiver keeps it once however often it is sent
 * (`Idempotency-Key`, IETF draft of the HTTP API working group).
 * @throws {DeliveryError} where it was not taken
 */
export async function postMessage(endpoint: string, values: ContactValues, key: string): Promise<void> {
  let response: Response;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), answerLimit);
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(values),
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      signal: patience.signal,
    });
  } catch (cause) {
    throw new DeliveryError('No answer came', { isPassing: true, cause });
  } finally {
    clearTimeout(timer);
  }
  if (response.ok) return;
  const { status, headers } = response;
  throw new DeliveryError(`The answer was ${status}`, {
    isPassing: status === 429 || status >= 500,
    retryAfter: retryAfterOf(headers.get('Retry-After')),
  });
}
