import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveStatically } from './serveStatically.ts';

const pathOf = temporaryFolder();
let server: Server;

beforeEach(() => {
  const hidden = ['.env', '.git/config', 'assets/.env.js', 'es/.env', '.well-known/.env', '../secret.txt'];
  for (const name of ['404.html', 'es/404.html', '.well-known/security.txt', ...hidden].map((each) => `site/${each}`)) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), name);
  }
  const serve = serveStatically(pathOf('site'));
  server = createServer((incoming, response) => serve(incoming, response, () => response.writeHead(500).end())).listen(
    0,
  );
});
afterEach(() => server.close());

/** The response to a path that `fetch` would change. */
const statusOf = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path }, resolve).on('error', reject).end(),
  );
  return response.resume().statusCode;
};

test.each([
  '/.env',
  '/%2eenv',
  '/%2Eenv?x',
  '//.env',
  '/.git/config',
  '/.git%2Fconfig',
  '/assets/.env.js',
  '/es/.env',
  '/.well-known/.env',
  '/.well-known/../.env',
  '/.well-known/..%2f.env',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
])('the preview does not serve %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test('the preview serves what is well known', async () => {
  expect(await statusOf('/.well-known/security.txt')).toBe(200);
});
