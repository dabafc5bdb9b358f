import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adversarialValues } from '#src/sections/ContactForm/fixtures/adversarialValues.ts';
import { contactMessage } from '#src/sections/ContactForm/fixtures/contactMessage.ts';
import { readMessages } from './readMessages.ts';
import { senderOf, startReceiver, type Receiver } from './receiver.ts';
import { MessageStore } from './store.ts';

const origin = 'https://www.example.com';
const values = { ...contactMessage, name: ` ${contactMessage.name} ` };

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

const storedMessages = () => readMessages(join(folder, 'messages.sqlite'));

test('a message is stored once and trimmed, however often it is sent', async () => {
  expect(await statusOf(values)).toBe(201);
  expect(await statusOf(values)).toBe(200);
  expect(await statusOf({ ...values, subject: 'Another' })).toBe(409);
  expect(await statusOf({ ...values, subject: 'Another' }, { key: 'key-2' })).toBe(201);
  expect(storedMessages()).toMatchObject([contactMessage, { ...contactMessage, subject: 'Another' }]);
});

test('messages are still there after a restart', async () => {
  await post(values);
  await restart();
  expect(await statusOf(values)).toBe(200);
  expect(storedMessages()).toHaveLength(1);
});

test('a message waits while another program has locked the file, and is stored when it is answered', async () => {
  const file = join(folder, 'messages.sqlite');
  const store = new MessageStore(file);
  const other = new Database(file);
  other.exec('BEGIN EXCLUSIVE');
  // The first attempt is made at once.
  const saved = store.save('key-1', values);
  other.exec('COMMIT');
  other.close();
  expect(await saved).toBe('new');
  expect(storedMessages()).toHaveLength(1);
  store.close();
});

test('a request that does not arrive in time is ended', async () => {
  await restart({ requestTimeout: 200 });
  const { hostname, port } = new URL(receiver.endpoint);
  const socket = connect(Number(port), hostname);
  const head = ['Host: x', 'Content-Type: application/json', 'Idempotency-Key: 1', 'Content-Length: 500'];
  socket.write(`POST /messages HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  // Less often than a server that counts only silence would end it.
  const dripping = setInterval(() => socket.write('x'), 50);
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  clearInterval(dripping);
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::ffff'],
])('%s and %s are one sender', (one, other) => {
  expect(senderOf(one)).toBe(senderOf(other));
  expect(senderOf('2001:db8:1:3::1')).not.toBe(senderOf(other));
});

test.each([
  ['invalid JSON', '{"name":', {}, 400],
  ['null', 'null', {}, 422],
  ['a list', [values], {}, 422],
  ['a field that is not a string', { ...values, name: 7 }, {}, 422],
  ['properties that every object has', '{"__proto__":{"a":1},"toString":"x","constructor":1}', {}, 422],
  ['a message without a field that has to be filled', { ...values, name: undefined }, {}, 422],
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

test('a rejected message is answered with the error of each field', async () => {
  const response = await post({ ...values, name: '', email: 'helena@' });
  expect(await response.json()).toEqual({ name: 'nameTooShort', email: 'emailInvalid' });
});

test('the adversarial values that the form accepts are stored unchanged', async () => {
  await restart({ perMinute: 10_000 });
  const lists = adversarialValues.map(
    ([{ name }, list]) => [name, list.filter(({ sent }) => sent !== undefined)] as const,
  );
  const messages = Array.from({ length: Math.max(...lists.map(([, list]) => list.length)) }, (_, index) => {
    const of = (part: 'value' | 'sent') =>
      Object.fromEntries(lists.flatMap(([name, list]) => (list[index] ? [[name, list[index][part]]] : [])));
    return { body: { ...values, ...of('value') }, sent: { ...contactMessage, ...of('sent') } };
  });
  const statuses = [];
  for (const [index, { body }] of messages.entries()) statuses.push(await statusOf(body, { key: `key-${index}` }));
  expect(statuses).toEqual(messages.map(() => 201));
  expect(storedMessages()).toMatchObject(messages.map(({ sent }) => sent));
  expect(messages.length).toBeGreaterThan(200);
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

/** The status of a request for a path that `fetch` would not send. */
const statusOfTarget = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(receiver.endpoint);
    request({ hostname, port, path, method: 'POST' }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('another site can read no response, whatever it asks for', async () => {
  const { origin: host } = new URL(receiver.endpoint);
  for (const path of ['/messages', '/reports', '/', '/messages/', '/.env'])
    for (const method of ['GET', 'POST', 'OPTIONS', 'PUT']) {
      const from = async (Origin: string) => fetch(host + path, { method, headers: { Origin } });
      expect((await from('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect((await from('null')).headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect((await from(origin)).headers.get('Access-Control-Allow-Origin')).toBe(origin);
    }
});

test('a client that leaves before its message is complete is no failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { hostname, port } = new URL(receiver.endpoint);
  const socket = connect(Number(port), hostname);
  const head = ['Host: x', 'Content-Type: application/json', 'Idempotency-Key: 1', 'Content-Length: 500'];
  socket.write(`POST /messages HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"name":`);
  await new Promise<void>((resolve) => socket.once('ready', resolve));
  socket.resetAndDestroy();
  // Handled after the connection that was reset.
  expect(await statusOf(values)).toBe(201);
  await restart();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('only its owner can read the file, and what SQLite keeps beside it', async () => {
  await post(values);
  const names = readdirSync(folder).filter((name) => name.startsWith('messages.sqlite'));
  expect(names.length).toBeGreaterThan(1);
  expect(names.map((name) => [name, statSync(join(folder, name)).mode & 0o777])).toEqual(
    names.map((name) => [name, 0o600]),
  );
});

test('other paths and methods are rejected', async () => {
  expect((await fetch(receiver.endpoint)).status).toBe(405);
  expect((await fetch(new URL('/', receiver.endpoint))).status).toBe(404);
  expect(await statusOfTarget('//')).toBe(404);
  expect(await statusOfTarget('http://[')).toBe(404);
});

test('a file that is not a database is reported', async () => {
  const database = join(folder, 'notes.txt');
  writeFileSync(database, 'Not a database. '.repeat(100));
  await expect(startReceiver({ ...settings(), database })).rejects.toThrow(/not a database/);
});
