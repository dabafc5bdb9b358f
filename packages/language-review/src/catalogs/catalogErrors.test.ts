import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { basename, dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configure } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { catalogSource, createTestProject } from '../fixtures/testProject.ts';
import { catalogErrors } from './catalogErrors.server.ts';

const project = createTestProject();
const file = project.catalogPath('es');
const url = '/src/i18n/messages/es.json';
const valid = catalogSource({ title: 'Puerto', last: 'Fin' });
const broken = valid.replace(',', '');
const message =
  'src/i18n/messages/es.json is broken in line 2, column 20: a comma is missing after the text of \\"title\\".';
let server: ViteDevServer;

beforeAll(async () => {
  project.writeCatalog('es', valid);
  server = await project.serve(catalogErrors(testConfig));
});
afterAll(project.remove);

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
  let received = head.toString();
  socket.on('data', (data: Buffer) => {
    received += data.toString();
  });
  return { received: () => received, close: () => socket.destroy() };
}

/**
 * What a page receives after the file was written. It is written at each poll, because the server starts watching late,
 * and treats changes in quick succession as one.
 */
const receivedAfter = (page: { received: () => string }, text: string) => () => {
  project.writeCatalog('es', text);
  return page.received();
};

test('every open page shows the error, and reloads when it is fixed', async () => {
  const page = await openPage();
  await server.transformRequest(url);
  await expect.poll(receivedAfter(page, broken)).toContain(message);
  expect(page.received()).toContain('"line":2,"column":20');
  expect(page.received()).not.toContain('full-reload');
  await expect.poll(receivedAfter(page, valid)).toContain('full-reload');
  page.close();
});

test('a page that is opened meanwhile loads without the catalog, and shows the error', async () => {
  const first = await openPage();
  await expect.poll(receivedAfter(first, broken)).toContain(message);
  const later = await openPage();
  await expect.poll(later.received).toContain(message);
  expect((await server.transformRequest(url))?.code).not.toContain('Puerto');
  first.close();
  later.close();
});

test('a page that is opened while the catalogs are away shows that', async () => {
  const folder = dirname(file);
  renameSync(folder, `${folder}-away`);
  const page = await openPage();
  await expect.poll(page.received).toContain('The catalogs cannot be read: ENOENT');
  renameSync(`${folder}-away`, folder);
  page.close();
});

test.each([`/node_modules/lib${url}`, '/src/i18n/messages/glossary.json'])(
  'the JSON of a dependency or of the addon is no catalog: %s',
  async (path) => {
    configure({ ...testConfig, glossary: 'src/i18n/messages/glossary.json' });
    project.write(path, '[1]');
    expect((await server.environments.ssr.transformRequest(path))?.code).toContain('1');
    configure(testConfig);
  },
);

test('a build fails', async () => {
  project.writeCatalog('es', broken);
  const error = { id: file, loc: { file, line: 2, column: 20 } };
  await expect(server.environments.ssr.transformRequest(url)).rejects.toMatchObject(error);
  // The catalogs may be in another folder of the repository, and the configuration in another than the root of Vite.
  const catalogs = `../${basename(project.root)}/${testConfig.catalogs}`;
  for (const [config, root] of [[{ ...testConfig, catalogs }], [testConfig, project.root]] as const) {
    const app = createTestProject();
    const { environments } = await app.serve(catalogErrors(config, root));
    await expect(environments.ssr.transformRequest(`/@fs${file}`)).rejects.toMatchObject(error);
    await app.remove();
  }
});
