import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adversarialValues, type AdversarialValue } from '#src/sections/ContactForm/fixtures/adversarialValues.ts';
import { identityOf } from 'system-tools/lock';
import { startReceiver, type Receiver } from './receiver.ts';

const origin = 'https://www.example.com';
const values = {
  name: ' Helena ',
  email: 'helena@example.com',
  subject: 'A pallet of linen',
  message: 'How soon can it sail?',
};

let folder: string;
let receiver: Receiver;
const settings = () => ({ port: 0, database: join(folder, 'messages.sqlite'), origins: [origin], perMinute: 100 });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  receiver = await startReceiver(settings());
});
afterEach(async () => {
  await receiver.stop();
  rmSync(folder, { recursive: true });
});

async function restart(changed: object = {}) {
  await receiver.stop();
  receiver = await startReceiver({ ...settings(), ...changed });
}

const post = (
  body: unknown,
  { key = 'key-1', headers = {} }: { key?: string; headers?: Record<string, string> } = {},
) =>
  fetch(receiver.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, Origin: origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const statusOf = async (...message: Parameters<typeof post>) => (await post(...message)).status;

function storedMessages() {
  const database = new sqlite.Database(join(folder, 'messages.sqlite'), { readOnly: true });
  try {
    return database.all('SELECT name, email, subject, message FROM messages ORDER BY id');
  } finally {
    database.close();
  }
}

test('a message is stored once and trimmed, however often it is sent', async () => {
  expect(await statusOf(values)).toBe(201);
  expect(await statusOf(values)).toBe(200);
  expect(await statusOf({ ...values, subject: 'Another' })).toBe(409);
  expect(await statusOf({ ...values, subject: 'Another' }, { key: 'key-2' })).toBe(201);
  expect(storedMessages()).toEqual([
    { ...values, name: 'Helena' },
    { ...values, name: 'Helena', subject: 'Another' },
  ]);
});

test('messages are still there after a restart', async () => {
  await post(values);
  await restart();
  expect(await statusOf(values)).toBe(200);
  expect(storedMessages()).toHaveLength(1);
});

test('locks of a killed receiver do not prevent the next start', async () => {
  await receiver.stop();
  mkdirSync(join(folder, 'messages.sqlite.lock'));
  writeFileSync(join(folder, 'messages.sqlite.process'), '4194305');
  receiver = await startReceiver(settings());
  expect(await statusOf(values)).toBe(201);
});

test('two receivers cannot use the same file', async () => {
  await receiver.stop();
  writeFileSync(join(folder, 'messages.sqlite.process'), identityOf(process.ppid));
  await expect(startReceiver(settings())).rejects.toThrow(`process ${process.ppid}`);
  rmSync(join(folder, 'messages.sqlite.process'));
  receiver = await startReceiver(settings());
});

test.each([
  ['invalid JSON', '{"name":', {}, 400],
  ['null', 'null', {}, 422],
  ['a list', [values], {}, 422],
  ['a field that is not a string', { ...values, name: 7 }, {}, 422],
  ['a value that the form rejects', { ...values, email: 'helena@' }, {}, 422],
  ['a body that is too long', { ...values, message: 'x'.repeat(70_000) }, {}, 413],
  ['a body of another content type', values, { 'Content-Type': 'text/plain' }, 415],
  ['a message without a key', values, { 'Idempotency-Key': '' }, 400],
  ['a message from another site', values, { Origin: 'https://evil.example' }, 403],
])('%s is not stored', async (_, body, headers, status) => {
  const response = await post(body, { headers });
  expect(response.status).toBe(status);
  expect(await response.text()).not.toBe('');
  expect(storedMessages()).toEqual([]);
});

/** Messages of the adversarial values of each field, as many as the longest list has values. */
function messagesOf(isOne: (value: AdversarialValue) => boolean) {
  const lists = Object.entries(adversarialValues).map(([kind, list]) => [kind, list.filter(isOne)] as const);
  return Array.from({ length: Math.max(...lists.map(([, list]) => list.length)) }, (_, index) => {
    const of = (part: 'value' | 'sent' | 'refused') =>
      Object.fromEntries(lists.flatMap(([kind, list]) => (list[index] ? [[kind, list[index][part]]] : [])));
    return {
      body: { ...values, ...of('value') },
      sent: { ...values, name: 'Helena', ...of('sent') },
      refused: of('refused'),
    };
  });
}

describe('adversarial values', () => {
  const small = ({ value }: AdversarialValue) => value.length < 10_000;

  beforeEach(async () => {
    await restart({ perMinute: 10_000 });
  });

  test('values that the form accepts are stored unchanged', async () => {
    const messages = messagesOf((value) => value.sent !== undefined);
    const statuses = [];
    for (const [index, { body }] of messages.entries()) statuses.push(await statusOf(body, { key: `key-${index}` }));
    expect(statuses).toEqual(messages.map(() => 201));
    expect(storedMessages()).toEqual(messages.map(({ sent }) => sent));
    expect(messages.length).toBeGreaterThan(200);
  });

  test('values that the form rejects are rejected for the same reason', async () => {
    const messages = messagesOf((value) => value.refused !== undefined && small(value));
    const answers = [];
    for (const { body } of messages) answers.push(await (await post(body)).json());
    expect(answers).toEqual(messages.map(({ refused }) => refused));
    expect(messages.length).toBeGreaterThan(50);
    expect(storedMessages()).toEqual([]);
  });

  test('a body that is too long is rejected before it is complete', async () => {
    const messages = messagesOf((value) => !small(value));
    const statuses = [];
    for (const { body } of messages) statuses.push(await statusOf(body));
    expect(statuses).toEqual(messages.map(() => 413));
    expect(messages.length).toBeGreaterThan(5);
  });
});

test('a sender of too many messages gets Retry-After', async () => {
  await restart({ perMinute: 2 });
  const answers = [];
  for (const key of ['1', '2', '3']) answers.push(await post(values, { key }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
  const seconds = Number(answers[2]?.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answers[2]?.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
});

test('a preflight request is allowed for the company’s own site', async () => {
  const preflight = (from: string) =>
    fetch(receiver.endpoint, { method: 'OPTIONS', headers: { Origin: from, 'Access-Control-Request-Method': 'POST' } });
  const answer = await preflight(origin);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
  const other = await preflight('https://evil.example');
  expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('other paths and methods are rejected', async () => {
  expect((await fetch(receiver.endpoint)).status).toBe(405);
  expect((await fetch(new URL('/', receiver.endpoint))).status).toBe(404);
});

test('a file that is not a database is reported', async () => {
  const database = join(folder, 'notes.txt');
  writeFileSync(database, 'Not a database. '.repeat(100));
  await expect(startReceiver({ ...settings(), database })).rejects.toThrow(/not a database/);
});
