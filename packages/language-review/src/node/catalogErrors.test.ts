import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testConfig } from '../testConfig.ts';
import { catalogErrors } from './catalogErrors.ts';

const root = mkdtempSync(join(tmpdir(), 'workbench-'));
const file = join(root, 'src/i18n/messages/es.json');
const address = '/src/i18n/messages/es.json';
const whole = '{\n  "title": "Puerto",\n  "last": "Fin"\n}\n';
const broken = whole.replace(',', '');
const message =
  'src/i18n/messages/es.json is broken in line 2, column 20: a comma is missing after the text of \\"title\\".';
let server: ViteDevServer;

/** How long a busy machine may take to see that a file has changed, in ms. */
const patience = 30_000;
vi.setConfig({ testTimeout: 3 * patience });

beforeAll(async () => {
  mkdirSync(join(root, 'src/i18n/messages'), { recursive: true });
  writeFileSync(file, whole);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogErrors(testConfig)],
    server: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** What a page of the server is told from now on; the frames of a WebSocket carry it as it is. */
async function openPage() {
  const upgrade = request(`${server.resolvedUrls?.local[0]}?token=${server.config.webSocketToken}`, {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
      'Sec-WebSocket-Protocol': 'vite-hmr',
    },
  }).end();
  const [, socket, head] = (await once(upgrade, 'upgrade')) as [IncomingMessage, Duplex, Buffer];
  let told = head.toString();
  socket.on('data', (data: Buffer) => {
    told += data.toString();
  });
  return { told: () => told, close: () => socket.destroy() };
}

/**
 * What a page is told after the file was written. It is written at each poll, because the server starts to watch some time
 * after it has started, and takes changes that come close together for one.
 */
const toldOf = (page: { told: () => string }, text: string) => () => {
  writeFileSync(file, text);
  return page.told();
};

test('every open page is told what is wrong, and goes on when it is mended', async () => {
  const page = await openPage();
  await server.transformRequest(address);
  await expect.poll(toldOf(page, broken), { timeout: patience }).toContain(message);
  expect(page.told()).toContain('"line":2,"column":20');
  expect(page.told()).not.toContain('full-reload');
  await expect.poll(toldOf(page, whole), { timeout: patience }).toContain('full-reload');
  page.close();
});

test('a page that is opened meanwhile loads without the catalog, and is told as well', async () => {
  const first = await openPage();
  await expect.poll(toldOf(first, broken), { timeout: patience }).toContain(message);
  const later = await openPage();
  await expect.poll(later.told, { timeout: patience }).toContain(message);
  expect((await server.transformRequest(address))?.code).not.toContain('Puerto');
  first.close();
  later.close();
});

test('whatever is not shown in a page fails', async () => {
  writeFileSync(file, broken);
  await expect(server.environments.ssr.transformRequest(address)).rejects.toMatchObject({
    id: file,
    loc: { file, line: 2, column: 20 },
  });
});
