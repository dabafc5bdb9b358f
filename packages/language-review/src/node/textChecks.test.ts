import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksPath } from '../paths.ts';
import { testConfig } from '../testConfig.ts';
import { catalogSource, createTestProject } from '../testProject.ts';
import { servedJson } from './servedJson.ts';
import { runTextChecks } from './textChecks.ts';

let project: ReturnType<typeof createTestProject>;
let url: string;
beforeEach(async () => {
  project = createTestProject();
  for (const { code } of testConfig.locales) project.writeCatalog(code, catalogSource({ email: `E-mail (${code})` }));
  const server = await project.serve(servedJson('checks', { [checksPath]: runTextChecks }));
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
