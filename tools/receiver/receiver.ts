import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { contactErrors, contactSchema } from '#src/sections/ContactForm/contactSchema.ts';
import type { ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { BusyError, MessageStore } from './store.ts';

export interface ReceiverSettings {
  /** 0 for any free port. */
  port: number;
  /** Path of the SQLite file. */
  database: string;
  /** The origins whose visitors may send, such as `https://www.example.com`. */
  origins: readonly string[];
  /** How many messages an IPv4 address, or the first 64 bits of an IPv6 address, may send per minute. */
  perMinute: number;
  /** How long a request may take to arrive, in ms; 10 seconds by default. */
  requestTimeout?: number;
}

export interface Receiver {
  /** The URL that messages are posted to. */
  endpoint: string;
  stop: () => Promise<void>;
}

const path = '/messages';

/** Longest body in bytes: the longest message with all characters escaped in JSON, and room for the rest. */
const maxBodyLength = 64 * 1024;

const maxKeyLength = 255;

/** Ends a request with a status and a short explanation. */
class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

function httpErrorOf(error: unknown) {
  if (error instanceof HttpError) return error;
  if (error instanceof BusyError)
    return new HttpError(503, 'The message could not be stored yet.', { 'Retry-After': '5' });
  return new HttpError(500, 'The message could not be stored.');
}

/** @throws {HttpError} if the method or the headers are not those of a message */
function keyOf({ method, headers }: IncomingMessage): string {
  if (method !== 'POST') throw new HttpError(405, 'Messages are posted.', { Allow: 'POST, OPTIONS' });
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    throw new HttpError(415, 'A message is application/json.');
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > maxKeyLength)
    throw new HttpError(400, 'A message has a header Idempotency-Key, which stays the same when it is sent again.');
  return key;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBodyLength)
      throw new HttpError(413, `A message has at most ${maxBodyLength} bytes.`, { Connection: 'close' });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** @throws {HttpError} if the body is not a valid message */
function messageOf(body: string): ContactValues {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
  const { name, email, subject, message } = (parsed ?? {}) as Record<string, unknown>;
  if (
    typeof name !== 'string' ||
    typeof email !== 'string' ||
    typeof subject !== 'string' ||
    typeof message !== 'string'
  )
    throw new HttpError(422, 'A message has the strings name, email, subject and message.');
  const values = { name, email, subject, message };
  const errors = contactErrors(values);
  if (Object.keys(errors).length > 0) throw new HttpError(422, JSON.stringify(errors));
  return contactSchema.cast(values);
}

/** Whose messages are counted together: a provider assigns 64 bits of IPv6 addresses to a single customer. */
export function senderOf(remoteAddress: string) {
  const address = ipaddr.process(remoteAddress);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

/** CORS: allows a site to send, and to read `Retry-After`. */
const allowOrigin = (origin: string) => ({
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
 * Receives contact messages, validates them by the rules of the form, and stores each once.
 * @throws if the port is taken or the file cannot be opened
 */
export async function startReceiver(settings: ReceiverSettings): Promise<Receiver> {
  const { port, database, origins, perMinute, requestTimeout = 10_000 } = settings;
  const store = new MessageStore(database);
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });

  async function receive(request: IncomingMessage): Promise<number> {
    const key = keyOf(request);
    try {
      await limiter.consume(senderOf(request.socket.remoteAddress ?? '::'));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new HttpError(429, 'Too many messages.', { 'Retry-After': String(Math.ceil(error.msBeforeNext / 1000)) });
    }
    const result = await store.save(key, messageOf(await bodyOf(request)));
    if (result === 'conflict') throw new HttpError(409, 'Another message has this key.');
    return result === 'new' ? 201 : 200;
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { origin } = request.headers;
    // Only browsers send an origin.
    const allowed = origin === undefined ? {} : allowOrigin(origin);
    try {
      if (request.url?.split('?')[0] !== path) throw new HttpError(404, 'Not found.');
      if (origin !== undefined && !origins.includes(origin))
        throw new HttpError(403, 'This site may not send messages here.');
      if (request.method === 'OPTIONS') response.writeHead(204, { ...allowed, ...preflight }).end();
      else response.writeHead(await receive(request), allowed).end();
    } catch (error) {
      const { status, message, headers } = httpErrorOf(error);
      if (status >= 500) console.error(error);
      response
        .writeHead(status, {
          'Content-Type': 'text/plain; charset=utf-8',
          ...(status === 403 ? {} : allowed),
          ...headers,
        })
        .end(message);
    }
  }

  const server = createServer(
    { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 10 },
    (request, response) => void respond(request, response),
  );
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
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
