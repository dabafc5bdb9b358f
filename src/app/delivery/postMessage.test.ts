import { afterEach, expect, test, vi } from 'vitest';
import { DeliveryError, postMessage, retryAfterOf } from './postMessage';

const values = {
  name: 'Helena',
  email: 'helena@example.com',
  subject: 'A pallet of linen',
  message: 'How soon can it sail?',
};
const endpoint = 'https://example.com/messages';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (answer: () => Promise<Response>) => {
  const request = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', request);
  return request;
};

test('a message is posted as JSON, with its key and without cookies', async () => {
  const request = answering(async () => new Response(null, { status: 201 }));
  await postMessage(endpoint, values, 'key-1');
  const [address, { body, ...init } = {}] = request.mock.calls[0] ?? [];
  expect(address).toBe(endpoint);
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
])('an answer of %d may pass: %s', async (status, isPassing) => {
  answering(async () => new Response(null, { status, headers: { 'Retry-After': '7' } }));
  const error = await postMessage(endpoint, values, 'key').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DeliveryError);
  expect(error).toMatchObject({ isPassing, retryAfter: 7000 });
});

test('no answer may pass', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(postMessage(endpoint, values, 'key')).rejects.toMatchObject({ isPassing: true, retryAfter: 0 });
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
  expect(retryAfterOf(value, Date.UTC(2026, 0, 1))).toBe(wait);
});
