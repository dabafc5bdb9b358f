import { basename, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';
import { coverageData } from './coverageData.server.ts';
import { saveStoryResults } from './storyResults.server.ts';

let project: ReturnType<typeof createTestProject>;
let server: ViteDevServer;

beforeEach(async () => {
  project = createTestProject();
  for (const { code } of testConfig.locales) project.writeCatalog(code, '{ "heroTitle": "A title" }');
  server = await project.serve(coverageData(testConfig, project.root));
});
afterEach(() => project.remove());

const data = async () => (await server.environments.client.transformRequest('virtual:coverage-data'))?.code;

test('a page has the figures, and is updated when a catalog changes', async () => {
  expect(await data()).toContain('"languages":[{"language":"en","translated":1');
  project.writeCatalog('en', '{ "heroTitle": "A title", "faqTitle": "Questions" }');
  server.watcher.emit('change', project.catalogPath('en'));
  await expect.poll(data).toContain('"languages":[{"language":"en","translated":2');
});

test('a page is updated when a catalog in another folder of the repository changes', async () => {
  const app = createTestProject();
  const catalogs = `../${basename(project.root)}/${testConfig.catalogs}`;
  server = await app.serve(coverageData({ ...testConfig, catalogs }, app.root));
  expect(await data()).toContain('"languages":[{"language":"en","translated":1');
  project.writeCatalog('en', '{ "heroTitle": "A title", "faqTitle": "Questions" }');
  server.watcher.emit('change', project.catalogPath('en'));
  await expect.poll(data).toContain('"languages":[{"language":"en","translated":2');
  await app.remove();
});

test('a page is updated when stories have run', async () => {
  expect(await data()).toContain('"storiesKnown":false');
  const file = 'src/Form.stories.tsx';
  project.write(file, '');
  await saveStoryResults(project.root, [
    { file, stories: ['form--empty'], story: 'form--empty', language: 'en', keys: ['heroTitle'], widths: [] },
  ]);
  server.watcher.emit('change', join(project.root, testConfig.storyResults));
  await expect.poll(data).toContain('"stories":["form--empty"]');
});

test('a page that is loaded after a source has changed knows which keys it names', async () => {
  const file = 'src/Hero.tsx';
  project.writeCatalog('en', '{ "heroTitle": "A title", "faqTitle": "Questions" }');
  project.write(file, "t('faqTitle')");
  expect(await data()).toContain('"used":false');
  project.write(file, "t('faqTitle'); t('heroTitle')");
  server.watcher.emit('change', join(project.root, file));
  await expect.poll(data).not.toContain('"used":false');
});

test('a catalog that cannot be parsed is named', async () => {
  project.writeCatalog('fr', '{ "heroTitle" }');
  await expect(data()).rejects.toThrow('src/i18n/messages/fr.json is broken in line 1');
});
