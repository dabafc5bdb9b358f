import type { IncomingMessage } from 'node:http';

/** Why a request is rejected. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether a request comes from a page of this server; any page in the same browser can send requests. */
function isSameOrigin({ headers: { host, origin, 'sec-fetch-site': site } }: IncomingMessage) {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

async function bodyOf(request: IncomingMessage, maxSize: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  // A browser reads the response only after all of the request was read.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxSize) chunks.push(chunk);
  }
  if (size > maxSize) throw new RequestError(413, `What was sent is larger than ${maxSize / 1024 / 1024} MB.`);
  return Buffer.concat(chunks);
}

/**
 * Reads the JSON that a page of this server has posted.
 * @param what is sent, in the plural: `Texts`
 * @param maxSize in bytes
 * @throws {RequestError} where another page has sent it, or it is too large, no JSON or no UTF-8
 */
export async function readOwnRequest(request: IncomingMessage, what: string, maxSize = 1024 * 1024): Promise<string> {
  if (request.method !== 'POST') throw new RequestError(405, `${what} are saved with POST.`);
  if (!isSameOrigin(request)) throw new RequestError(403, `Only the workbench itself can save ${what.toLowerCase()}.`);
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new RequestError(415, `${what} are sent as application/json.`);
  const bytes = await bodyOf(request, maxSize);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new RequestError(400, 'What was sent is not written in UTF-8.');
  }
}
