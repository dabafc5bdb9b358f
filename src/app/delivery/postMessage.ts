import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';

/** How long a response may take, in ms. */
const responseTimeout = 10_000;

/** A contact message was not accepted. */
export class DeliveryError extends Error {
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;
  /** How long the server asks to wait before a retry, in ms. */
  readonly retryAfter: number;
  /** Whether there was a response. */
  readonly isAnswered: boolean;

  constructor(
    message: string,
    // The cause of no response.
    { isTransient, retryAfter = 0, cause }: { isTransient: boolean; retryAfter?: number; cause?: unknown },
  ) {
    super(message, { cause });
    this.isTransient = isTransient;
    this.retryAfter = retryAfter;
    this.isAnswered = cause === undefined;
  }
}

/** Parses `Retry-After`, a number of seconds or a date, into ms from now (RFC 9110, section 10.2.3). */
export function parseRetryAfter(value: string | null, now = Date.now()): number {
  if (!value) return 0;
  const wait = /^\d+$/.test(value.trim()) ? 1000 * Number(value) : Date.parse(value) - now;
  return wait > 0 ? wait : 0;
}

/**
 * Posts a contact message as JSON, without a retry. The receiver stores one message for each `key` (`Idempotency-Key`, IETF draft of the
 * HTTP API working group).
 * @throws {DeliveryError} when it was not accepted
 */
export async function postMessage(endpoint: string, values: ContactValues, key: string): Promise<void> {
  let response: Response;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), responseTimeout);
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(values),
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      signal: controller.signal,
    });
  } catch (cause) {
    throw new DeliveryError('There was no response', { isTransient: true, cause });
  } finally {
    clearTimeout(timer);
  }
  if (response.ok) return;
  const { status, headers } = response;
  throw new DeliveryError(`The response was ${status}`, {
    isTransient: status === 429 || status >= 500,
    retryAfter: parseRetryAfter(headers.get('Retry-After')),
  });
}
