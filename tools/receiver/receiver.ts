import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { contactErrors, contactSchema } from '../../src/sections/ContactForm/contactSchema.ts';
import type { ContactValues } from '../../src/sections/ContactForm/contactValues.ts';
import { MessageStore } from './store.ts';

export interface ReceiverSettings {
  /** 0 takes any that is free. */
  port: number;
  /** The SQLite file that messages are kept in. */
  database: string;
  /** The sites whose visitors may send, as a browser names them: `https://www.example.com`. */
  origins: readonly string[];
  /** How many messages an address may send a minute. */
  perMinute: number;
}

export interface Receiver {
  /** Where messages are posted to. */
  endpoint: string;
  stop: () => Promise<void>;
}

const path = '/messages';

/** Longest body in bytes: the longest message as JSON, where each of its characters is escaped, and room for the rest. */
const bodyLimit = 64 * 1024;

const keyLimit = 255;

/** Ends a request with a status, and a word about it. */
class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bodyLimit) throw new Refusal(413, `A message has at most ${bodyLimit} bytes.`, { Connection: 'close' });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** @throws {Refusal} for what is no message */
function messageOf(body: string): ContactValues {
  let found: unknown;
  try {
    found = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
  const { name, email, subject, message } = (found ?? {}) as Record<string, unknown>;
  const texts = [name, email, subject, message];
  if (!texts.every((text): text is string => typeof text === 'string'))
    throw new Refusal(422, 'A message has the texts name, email, subject and message.');
  const [first = '', second = '', third = '', fourth = ''] = texts;
  const values = { name: first, email: second, subject: third, message: fourth };
  const errors = contactErrors(values);
  if (Object.keys(errors).length > 0) throw new Refusal(422, JSON.stringify(errors));
  return contactSchema.cast(values);
}

/** Tells a browser that a site may send, and may read when to come back. */
const leave = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': 'Retry-After',
  Vary: 'Origin',
});

const preflight = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '86400',
};

/**
 * Takes contact messages, checks them by the rules of the form, and keeps each once.
 * @throws where the port is taken or the file cannot be opened
 */
export async function startReceiver({ port, database, origins, perMinute }: ReceiverSettings): Promise<Receiver> {
  const store = new MessageStore(database);
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });

  async function take(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') throw new Refusal(405, 'Messages are posted.', { Allow: 'POST, OPTIONS' });
    if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
      throw new Refusal(415, 'A message is application/json.');
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key === '' || key.length > keyLimit)
      throw new Refusal(400, 'A message has a header Idempotency-Key, which is the same when it is sent again.');
    try {
      await limiter.consume(request.socket.remoteAddress ?? '');
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal(429, 'Too many messages.', { 'Retry-After': String(Math.ceil(error.msBeforeNext / 1000)) });
    }
    const kept = store.keep(key, messageOf(await bodyOf(request)));
    if (kept === 'conflict') throw new Refusal(409, 'Another message has this key.');
    return kept === 'new' ? 201 : 200;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { origin } = request.headers;
    // A program that is no browser names none.
    const allowed = origin === undefined ? {} : leave(origin);
    try {
      if (new URL(request.url ?? '', 'http://localhost').pathname !== path)
        throw new Refusal(404, 'There is nothing here.');
      if (origin !== undefined && !origins.includes(origin))
        throw new Refusal(403, 'This site may not send messages here.');
      if (request.method === 'OPTIONS') response.writeHead(204, { ...allowed, ...preflight }).end();
      else response.writeHead(await take(request), allowed).end();
    } catch (error) {
      const { status, message, headers } =
        error instanceof Refusal ? error : new Refusal(500, 'The message could not be kept.');
      if (status === 500) console.error(error);
      response
        .writeHead(status, {
          'Content-Type': 'text/plain; charset=utf-8',
          ...(status === 403 ? {} : allowed),
          ...headers,
        })
        .end(message);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  // Nobody keeps a connection open without saying anything.
  server.requestTimeout = 10_000;
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  } catch (error) {
    store.close();
    throw error;
  }
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    store.close();
  };
  return { endpoint: `http://localhost:${(server.address() as AddressInfo).port}${path}`, stop };
}
