import { rmSync } from 'node:fs';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { largestRequest } from '../config/limits.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { catalogSource, createTestProject } from '../fixtures/testProject.ts';
import { saveEndpoint } from './saveChanges.server.ts';

const project = createTestProject();
const spanish = catalogSource({ title: 'Puerto' });
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  project.writeCatalog('en', catalogSource({ title: 'Port' }));
  server = await project.serve(saveEndpoint(testConfig, project.root));
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
});
beforeEach(() => project.writeCatalog('es', spanish));
afterAll(project.remove);

const headers = (changed = {}) => ({ Origin: origin, 'Content-Type': 'application/json', ...changed });
const edit = { language: 'es', key: 'title', text: 'El puerto', from: 'Puerto' };
const bodyOf = (changed: object = {}) => JSON.stringify({ languageReview: 1, edits: [{ ...edit, ...changed }] });
const body = bodyOf();

async function send(request: RequestInit = {}, code = 'es') {
  const response = await fetch(`${origin}/language-review/save/${code}`, {
    method: 'POST',
    body,
    headers: headers(),
    ...request,
  });
  return { status: response.status, answer: (await response.json()) as unknown };
}

test('a request of the workbench saves a message', async () => {
  expect(await send()).toEqual({ status: 200, answer: { saved: 1 } });
  expect(project.readCatalog('es')).toBe(spanish.replace('Puerto', 'El puerto'));
});

test.each<[string, number, () => RequestInit, string?]>([
  ['a page of another site', 403, () => ({ headers: headers({ Origin: 'https://elsewhere.example' }) })],
  ['a page of another server on this machine', 403, () => ({ headers: headers({ Origin: 'http://127.0.0.1:1' }) })],
  ['a page with an opaque origin', 403, () => ({ headers: headers({ Origin: 'null' }) })],
  ['a request without an origin', 403, () => ({ headers: { 'Content-Type': 'application/json' } })],
  ['what the browser marks as cross-site', 403, () => ({ headers: headers({ 'Sec-Fetch-Site': 'cross-site' }) })],
  ['a form', 415, () => ({ headers: headers({ 'Content-Type': 'text/plain' }) })],
  ['another method', 405, () => ({ method: 'PUT' })],
  ['an unknown language', 404, () => ({}), 'xx'],
  ['more than 8 MB', 413, () => ({ body: body.padEnd(largestRequest + 1) })],
  ['invalid JSON', 400, () => ({ body: '{' })],
  ['another encoding than UTF-8', 400, () => ({ body: Buffer.from(body.replace('El', 'É'), 'latin1') })],
  ['a message that was changed meanwhile', 409, () => ({ body: body.replace('"Puerto"', '"Otro"') })],
  ['an unknown key', 422, () => ({ body: body.replace('title', 'titel') })],
])('%s is rejected with %i', async (_, status, request, code) => {
  expect(await send(request(), code)).toMatchObject({ status, answer: { error: expect.any(String) } });
  expect(project.readCatalog('es')).toBe(spanish);
});

test('a rejection names the message', async () => {
  const { answer } = await send({ body: body.replace('El puerto', ' ') });
  expect(answer).toEqual({ error: 'The text of "title" is empty.', key: 'title' });
});

test('an invalid catalog is a conflict', async () => {
  project.writeCatalog('es', '{');
  expect(await send()).toMatchObject({
    status: 409,
    answer: { error: expect.stringContaining('es.json is broken in line 1, column 2') },
  });
});

test('a catalog that does not exist is created for a new message; others have changed meanwhile', async () => {
  rmSync(project.catalogPath('es'));
  expect(await send()).toMatchObject({ status: 409 });
  expect(await send({ body: bodyOf({ text: 'Puerto', from: undefined }) })).toMatchObject({ status: 200 });
  expect(project.readCatalog('es')).toBe(spanish);
});
