import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { Channel } from 'storybook/internal/channels';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { loadConfig } from '../config/validateConfig.ts';
import { causeOf, comparisonOf, reportOf, writeImage } from '../report/reportFixture.ts';
import { writeReport } from '../report/writeReport.ts';
import { reportServer } from './reportServer.ts';
import type { ServerStatuses } from './statuses.ts';

vi.mock('../config/validateConfig.ts', () => ({ loadConfig: vi.fn<typeof loadConfig>() }));

const pathOf = temporaryFolder();
const report = reportOf([
  comparisonOf('screens-home--whole', 'en-phone', 'removed'),
  comparisonOf('screens-home--form', 'en-phone', 'new'),
]);
const [group = '', other = ''] = report.groups.map(({ id }) => id);

let server: Server;
let url: string;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.mocked(loadConfig).mockResolvedValue(exampleConfig);
  let handler: RequestListener = () => undefined;
  const statuses = { show: vi.fn<ServerStatuses['show']>(), repeat: vi.fn<ServerStatuses['repeat']>() };
  const { configureServer } = reportServer(pathOf(), new Channel({}), statuses) as unknown as {
    configureServer: (vite: object) => void;
  };
  configureServer({
    middlewares: { use: (_path: string, listener: RequestListener) => (handler = listener) },
    watcher: { add: vi.fn<() => void>(), on: vi.fn<() => void>() },
  });
  server = createServer(handler).listen(0);
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

async function write(written = report) {
  writeFileSync(pathOf(exampleConfig.report.font.embedded.file), 'a font');
  await writeReport(written, pathOf('visual-report'), exampleConfig.report, pathOf());
}

const get = async (path: string) => (await fetch(`${url}${path}`)).status;

async function post(body: string, origin = url, path = '/decide') {
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  return `${response.status} ${JSON.stringify(await response.json())}`;
}

const decisions = (more: object = {}) => JSON.stringify({ key: report.key, decisions: { [group]: true }, ...more });

test('only files of the report are served; that there is none yet is no error', async () => {
  expect(await get('/report.json')).toBe(204);
  const before = await writeImage(pathOf(), '#123', 32, 32);
  await write(reportOf([comparisonOf('screens-home--whole', 'en-phone', 'removed', { before })]));
  mkdirSync(pathOf('visual-report/other'));
  writeFileSync(pathOf('visual-report/other/secret.json'), '{}');
  expect(await Promise.all(['/report.json?now', '/index.html'].map(get))).toEqual([200, 200]);
  const [screenshot = ''] = readdirSync(pathOf('visual-report/screenshots'));
  writeFileSync(pathOf('visual-report/screenshots/other.webp'), '');
  expect(await Promise.all([screenshot, 'other.webp'].map((name) => get(`/screenshots/${name}`)))).toEqual([200, 404]);
  symlinkSync(pathOf('visual-report/other/secret.json'), pathOf('visual-report/screenshots/0123456789abcdef.webp'));
  expect(await get('/screenshots/0123456789abcdef.webp')).toBe(404);
  const others = ['/other/secret.json', '/..%2Fexample.woff2', '/screenshots/../report.json.bak', '/'];
  expect(await Promise.all(others.map(get))).toEqual([404, 404, 404, 404]);
});

test('decisions are recorded for the report that was reviewed', async () => {
  await write();
  expect(await post(decisions())).toBe('200 {"recorded":1}');
  expect(await post(decisions({ decisions: { [group]: 'Too wide' } }))).toBe('200 {"recorded":1}');
  expect(await post(decisions({ key: 'another' }))).toMatch(/^409 .*shows other screenshots/);
  expect(await post(decisions({ decisions: { nothing: true } }))).toMatch(/^409 .*The report has no change/);
});

test.each(['Too\twide', 'x'.repeat(501)])(
  'of several decisions, none is recorded where one is refused: %j',
  async (comment) => {
    await write();
    expect(await post(decisions({ decisions: { [group]: true, [other]: comment } }))).toMatch(
      /^409 .*A comment has at most/,
    );
    expect(existsSync(pathOf('visual-accepted.json'))).toBe(false);
  },
);

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no key', '{"decisions":{}}'],
  ['another decision', '{"key":"k","decisions":{"g":1}}'],
  ['an empty word', '{"key":"k","decisions":{"g":" "}}'],
])('%s is refused', async (_, body) => {
  expect(await post(body)).toMatch(/^400 .*Decisions are sent as/);
});

test('a page of another origin cannot decide', async () => {
  expect(await post(decisions(), 'http://example.com')).toMatch(/^403 /);
});

const retake = (body: string) => post(body, url, '/retake');

test('a snapshot whose base was captured elsewhere is not taken again', async () => {
  const [before, after] = [await writeImage(pathOf(), '#123', 4, 3), await writeImage(pathOf(), '#124', 4, 3)];
  const changed = comparisonOf('a--b', 'en-phone', 'changed', { before, after, causes: [causeOf('pixels')] });
  await write(reportOf([changed]));
  expect(await retake('{"snapshot":"a--b en-phone"}')).toMatch(/^409 .*The screenshot of the base is not stored here/);
});

test('only a snapshot of the report is taken again, for the workbench itself', async () => {
  await write();
  expect(await retake('{}')).toMatch(/^400 .*A request names its snapshot/);
  expect(await retake('{"snapshot":"<b>🙂</b> ar-phone"}')).toMatch(/^409 .*has no change of <b>🙂<\/b> ar-phone/);
  expect(await post('{"snapshot":"a"}', 'http://example.com', '/retake')).toMatch(/^403 /);
  expect(await Promise.all(['/retaken/a.png', `/retaken/${'0'.repeat(64)}.png`].map(get))).toEqual([404, 204]);
});
