import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { contactErrors, contactSchema } from '#src/sections/ContactForm/contactSchema.ts';
import { fieldNames } from '#src/sections/ContactForm/contactFields.ts';
import { emptyContactMessage, type ContactValues } from '#src/sections/ContactForm/contactValues.ts';
import { fileProblem } from './fileProblem.ts';
import { keptReports, ReportStore } from './reports.ts';
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
  /** The URL that reports of browsers are posted to. */
  reportEndpoint: string;
  stop: () => Promise<void>;
}

const paths = { messages: '/messages', reports: '/reports' };

/** How many requests with reports a sender may make for each message that it may send. */
const reportsPerMessage = 6;

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
  return new HttpError(500, 'What was sent could not be stored.');
}

/** @throws {HttpError} if the method or the type are not those of what is received */
function expectPost({ method, headers }: IncomingMessage, type: string) {
  if (method !== 'POST') throw new HttpError(405, 'Messages and reports are posted.', { Allow: 'POST, OPTIONS' });
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== type)
    throw new HttpError(415, `The body has to be ${type}.`);
}

/** @throws {HttpError} if the headers are not those of a message */
function keyOf({ headers }: IncomingMessage): string {
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

/** @throws {HttpError} */
async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const body = await bodyOf(request);
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}

/** @throws {HttpError} if the body is not a valid message */
function messageOf(body: unknown): ContactValues {
  const sent = Object(body) as ContactValues;
  // A page that was opened before a field was added sends none. Other properties could replace methods of the objects they are copied to.
  const values = Object.fromEntries(
    fieldNames.map((name) => [name, Object.hasOwn(sent, name) ? sent[name] : emptyContactMessage[name]]),
  ) as ContactValues;
  if (fieldNames.some((name) => typeof values[name] !== 'string'))
    throw new HttpError(422, `A message has the strings ${fieldNames.join(', ')}.`);
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

/** @throws {Error} with a sentence, if the file cannot be used */
function openStores(file: string) {
  try {
    const store = new MessageStore(file);
    return { store, reports: new ReportStore(file) };
  } catch (error) {
    throw fileProblem(error, file);
  }
}

/**
 * Receives contact messages, validates them by the rules of the form, and stores each once; and counts reports of browsers.
 * @throws if the port is taken; with a sentence, if the file cannot be used
 */
export async function startReceiver(settings: ReceiverSettings): Promise<Receiver> {
  const { port, database, origins, perMinute, requestTimeout = 10_000 } = settings;
  const { store, reports } = openStores(database);
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const reportLimiter = new RateLimiterMemory({ points: reportsPerMessage * perMinute, duration: 60 });

  /** @throws {HttpError} where a sender has sent too many */
  async function limit({ socket }: IncomingMessage, by: RateLimiterMemory) {
    try {
      await by.consume(senderOf(socket.remoteAddress ?? '::'));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new HttpError(429, 'Too many requests.', { 'Retry-After': String(Math.ceil(error.msBeforeNext / 1000)) });
    }
  }

  async function receiveMessage(request: IncomingMessage): Promise<number> {
    expectPost(request, 'application/json');
    const key = keyOf(request);
    await limit(request, limiter);
    const result = await store.save(key, messageOf(await jsonOf(request)));
    if (result === 'conflict') throw new HttpError(409, 'Another message has this key.');
    return result === 'new' ? 201 : 200;
  }

  async function receiveReports(request: IncomingMessage): Promise<number> {
    expectPost(request, 'application/reports+json');
    await limit(request, reportLimiter);
    const kept = keptReports(await jsonOf(request));
    if (!kept) throw new HttpError(422, 'Reports are a list of objects with a type.');
    reports.count(kept);
    return 204;
  }

  const receivers = new Map([
    [paths.messages, receiveMessage],
    [paths.reports, receiveReports],
  ]);

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { origin } = request.headers;
    // Only browsers send an origin.
    const isAllowed = origin === undefined || origins.includes(origin);
    const allowed = origin !== undefined && isAllowed ? allowOrigin(origin) : {};
    try {
      const receive = receivers.get(request.url?.split('?')[0] ?? '');
      if (!receive) throw new HttpError(404, 'Not found.');
      if (!isAllowed) throw new HttpError(403, 'This site may not send messages here.');
      if (request.method === 'OPTIONS') response.writeHead(204, { ...allowed, ...preflight }).end();
      else response.writeHead(await receive(request), allowed).end();
    } catch (error) {
      // The client has left before its request was complete: there is nobody to answer, and nothing has failed.
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET' && !request.complete) return;
      const { status, message, headers } = httpErrorOf(error);
      if (status >= 500) console.error(error);
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...allowed, ...headers }).end(message);
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
    reports.close();
    throw error;
  }
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    store.close();
    reports.close();
  };
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { endpoint: origin + paths.messages, reportEndpoint: origin + paths.reports, stop };
}
