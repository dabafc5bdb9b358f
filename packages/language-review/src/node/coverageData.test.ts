import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { testConfig } from '../testConfig.ts';
import { coverageData } from './coverageData.ts';

let root = '';
let server: ViteDevServer;

const catalog = (language: string) => join(root, 'src/i18n/messages', `${language}.json`);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
  mkdirSync(join(root, 'src/i18n/messages'), { recursive: true });
  for (const { code } of testConfig.locales) writeFileSync(catalog(code), '{ "heroTitle": "A title" }');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [coverageData(testConfig)],
  });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const data = async () => (await server.environments.client.transformRequest('virtual:coverage-data'))?.code;

test('a page has the figures, and has them anew once a catalog has changed', async () => {
  expect(await data()).toContain('"languages":[{"language":"en","translated":1');
  writeFileSync(catalog('en'), '{ "heroTitle": "A title", "faqTitle": "Questions" }');
  server.watcher.emit('change', catalog('en'));
  await expect.poll(data).toContain('"languages":[{"language":"en","translated":2');
});

test('a catalog that cannot be read is named', async () => {
  writeFileSync(catalog('fr'), '{ "heroTitle" }');
  await expect(data()).rejects.toThrow('src/i18n/messages/fr.json is broken in line 1');
});
