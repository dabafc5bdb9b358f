import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checksPath } from '../../api.ts';
import { testConfig } from '../../fixtures/testConfig.ts';
import { catalogSource, createTestProject } from '../../fixtures/testProject.ts';
import { servedJson } from '../../servedJson.server.ts';
import { cachedTextChecks, runTextChecks } from './textChecks.server.ts';

let project: ReturnType<typeof createTestProject>;
let url: string;
const check = vi.fn<typeof runTextChecks>();
beforeEach(async () => {
  check.mockReset().mockImplementation(runTextChecks);
  project = createTestProject();
  for (const { code } of testConfig.locales) project.writeCatalog(code, catalogSource({ email: `E-mail (${code})` }));
  const server = await project.serve(servedJson('checks', { [checksPath]: cachedTextChecks(project.root, check) }));
  url = `${server.resolvedUrls?.local[0]}${checksPath.slice(2)}`;
});
afterEach(() => project.remove());

test('the panel reads what the checks find in the files', async () => {
  project.writeCatalog('fr', catalogSource({ email: 'E-mail  (fr)' }));
  const response = await fetch(url);
  expect(await response.json()).toMatchObject({
    findings: { es: {}, fr: { email: [{ kind: 'copy', message: expect.stringContaining('two spaces') as string }] } },
    widths: {},
    glossary: [],
  });
});

test('a catalog that cannot be read is named', async () => {
  project.writeCatalog('fr', '{');
  const response = await fetch(url);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: expect.stringContaining('src/i18n/messages/fr.json is broken') as string,
  });
});

const request = async () => (await fetch(url)).text();

test('the checks run once for each change of their files, however often they are asked for', async () => {
  const all = await Promise.all([request(), request(), request()]);
  expect(new Set([...all, await request()]).size).toBe(1);
  expect(check).toHaveBeenCalledTimes(1);
  const changes = [
    () => project.writeCatalog('fr', catalogSource({ email: 'E-mail  (fr)' })),
    () => project.write(testConfig.glossary, '[{ "term": "mail" }]'),
    () => project.write(testConfig.words, '{ "all": ["mail"] }'),
    () => project.write(testConfig.storyResults, '{}'),
  ];
  for (const [index, change] of changes.entries()) {
    change();
    await request();
    await request();
    expect(check).toHaveBeenCalledTimes(index + 2);
  }
});

test('checks that have failed are tried again', async () => {
  check.mockRejectedValueOnce(new Error('No dictionary'));
  expect(await request()).toContain('No dictionary');
  expect(await request()).toContain('"findings"');
});
