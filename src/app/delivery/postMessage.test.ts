import { afterEach, expect, test, vi } from 'vitest';
import { contactMessage as values } from '#src/sections/ContactForm/fixtures/contactMessage.ts';
import { DeliveryError, postMessage, parseRetryAfter } from './postMessage';

const endpoint = 'https://example.com/messages';

afterEach(() => {
  vi.unstubAllGlobals();
});

const respondWith = (response: () => Promise<Response>) => {
  const request = vi.fn<typeof fetch>(response);
  vi.stubGlobal('fetch', request);
  return request;
};

test('a contact message is posted as JSON, with its key and without cookies', async () => {
  const request = respondWith(async () => new Response(null, { status: 201 }));
  await postMessage(endpoint, values, 'key-1');
  const [url, { body, ...init } = {}] = request.mock.calls[0] ?? [];
  expect(url).toBe(endpoint);
  expect(JSON.parse(body as string)).toEqual(values);
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
  });
});

test.each([
  [400, false],
  [403, false],
  [413, false],
  [429, true],
  [500, true],
  [503, true],
])('a response of %d is transient: %s', async (status, isTransient) => {
  respondWith(async () => new Response(null, { status, headers: { 'Retry-After': '7' } }));
  const error = await postMessage(endpoint, values, 'key').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DeliveryError);
  expect(error).toMatchObject({ isTransient, retryAfter: 7000 });
});

test('no response is transient', async () => {
  respondWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(postMessage(endpoint, values, 'key')).rejects.toMatchObject({ isTransient: true, retryAfter: 0 });
});

test.each([
  [null, 0],
  ['', 0],
  ['120', 120_000],
  ['-5', 0],
  ['soon', 0],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
])('Retry-After: %s is %d ms', (value, wait) => {
  expect(parseRetryAfter(value, Date.UTC(2026, 0, 1))).toBe(wait);
});
