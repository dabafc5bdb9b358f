import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testConfig } from '../testConfig.ts';
import { catalogSaving } from './catalogSaving.ts';

const root = mkdtempSync(join(tmpdir(), 'workbench-'));
const folder = join(root, 'src/i18n/messages');
const spanish = '{\n  "title": "Puerto"\n}\n';
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'en.json'), '{\n  "title": "Port"\n}\n');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogSaving(testConfig)],
    server: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
});
beforeEach(() => writeFileSync(join(folder, 'es.json'), spanish));
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const own = () => ({ Origin: origin, 'Content-Type': 'application/json' });
const body = JSON.stringify({ changes: [{ key: 'title', text: 'El puerto', from: 'Puerto' }] });

async function send(code: string, request: RequestInit) {
  const response = await fetch(`${origin}/__catalogs/${code}`, { method: 'POST', ...request });
  return { status: response.status, answer: (await response.json()) as unknown };
}

test('the workbench saves a text', async () => {
  expect(await send('es', { headers: own(), body })).toEqual({ status: 200, answer: { saved: 1 } });
  expect(readFileSync(join(folder, 'es.json'), 'utf8')).toBe(spanish.replace('Puerto', 'El puerto'));
});

test.each<[string, number, () => RequestInit, string?]>([
  ['a page of another site', 403, () => ({ headers: { ...own(), Origin: 'https://elsewhere.example' }, body })],
  [
    'a page of another server on this machine',
    403,
    () => ({ headers: { ...own(), Origin: 'http://127.0.0.1:1' }, body }),
  ],
  ['a page of no origin', 403, () => ({ headers: { ...own(), Origin: 'null' }, body })],
  ['whoever names no origin', 403, () => ({ headers: { 'Content-Type': 'application/json' }, body })],
  ['what the browser calls foreign', 403, () => ({ headers: { ...own(), 'Sec-Fetch-Site': 'cross-site' }, body })],
  ['a form', 415, () => ({ headers: { ...own(), 'Content-Type': 'text/plain' }, body })],
  ['another method', 405, () => ({ method: 'PUT', headers: own(), body })],
  ['an unknown language', 404, () => ({ headers: own(), body }), 'xx'],
  ['more than 1 MB', 413, () => ({ headers: own(), body: body.padEnd(1024 * 1024 + 1) })],
  ['what is no JSON', 400, () => ({ headers: own(), body: '{' })],
  [
    'what is not written in UTF-8',
    400,
    () => ({ headers: own(), body: Buffer.from(body.replace('El', 'É'), 'latin1') }),
  ],
  ['a text that was changed meanwhile', 409, () => ({ headers: own(), body: body.replace('"Puerto"', '"Otro"') })],
  ['an unknown key', 422, () => ({ headers: own(), body: body.replace('title', 'titel') })],
])('%s is refused with %i', async (_, status, request, code = 'es') => {
  expect(await send(code, request())).toMatchObject({ status, answer: { error: expect.any(String) } });
  expect(readFileSync(join(folder, 'es.json'), 'utf8')).toBe(spanish);
});

test('a refusal names the text', async () => {
  const { answer } = await send('es', { headers: own(), body: body.replace('El puerto', ' ') });
  expect(answer).toEqual({ error: 'The text of "title" is empty.', key: 'title' });
});

test('a broken catalog is a conflict, one that is gone a failure of the server', async () => {
  writeFileSync(join(folder, 'es.json'), '{');
  expect(await send('es', { headers: own(), body })).toMatchObject({
    status: 409,
    answer: { error: expect.stringContaining('es.json is broken in line 1, column 2') },
  });
  rmSync(join(folder, 'es.json'));
  expect(await send('es', { headers: own(), body })).toMatchObject({
    status: 500,
    answer: { error: expect.stringContaining('ENOENT') },
  });
});
