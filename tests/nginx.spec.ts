import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { headersFor } from '../scripts/hosts/headerFile';
import { headers } from '../scripts/hosts/headers';
import { startNginx } from '../scripts/hosts/nginx.mjs';
import { inEachLanguage } from './support/languages';
import { routes } from './support/routes';
import { expect, test as base } from './support/test';

/*
 * The built site in an nginx with the configuration that is shipped, beside the preview server, which promises to answer alike.
 */

const folder = 'dist';

/** The headers that the header file of the build gives to a path. */
const listed = (path: string) => headersFor(readFileSync(`${folder}/_headers`, 'utf8'), path);
const headerCount = Object.keys(headers({ scripts: new Set(), styles: new Set() })['/*'] ?? {}).length;

const test = base.extend<object, { nginx: string }>({
  nginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it needs from a pattern
    async ({}, run) => {
      const { origins, stop } = await startNginx([{ folder, include: `${folder}/nginx.conf` }]);
      await run(origins[0] ?? '');
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'default' });

const assets = () => readdirSync(`${folder}/assets`).map((name) => `/assets/${name}`);
const asset = (extension: string) => {
  const found = assets().find((name) => name.endsWith(extension));
  if (!found) throw new Error(`There is no ${extension} in ${folder}/assets`);
  return found;
};

const pages = routes.flatMap(({ path }) => inEachLanguage.map((texts) => ({ texts, address: texts.address(path) })));
const prefixes = inEachLanguage.map((texts) => texts.address('/').replace(/\/$/, ''));

/** Addresses of files that are no pages. */
const files = [
  '/robots.txt',
  '/licenses.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/icon-192.png',
  '/social/en.jpg',
  '/.well-known/security.txt',
];

/** Addresses that are another one's, and what they lead to. */
const moved = new Map([
  ['/index.html', '/'],
  ['/contact.html', '/contact'],
  ['/contact/', '/contact'],
  ['/contact///?a=b&c', '/contact?a=b&c'],
  ...inEachLanguage
    .slice(1)
    .flatMap((texts) => [
      [texts.address('/contact/?from=letter'), texts.address('/contact?from=letter')] as const,
      [`${texts.address('/')}/`, texts.address('/')] as const,
      [`${texts.address('/')}.html`, texts.address('/')] as const,
    ]),
]);

/** What nobody finds, in a language, below its prefix. */
const unknown = [
  '/nowhere',
  '/nowhere/',
  '/404',
  '/404.html',
  '/contact/more',
  '/Contact',
  '/contact.htm',
  '/nowhere.html',
  '/%C3%A9',
  '/a%2Fb',
  '/%5Cevil.example/',
];

/** What nobody finds, of no language. */
const none = [
  '//evil.example/',
  '//evil.example//contact/',
  '/%5C%5Cevil.example/',
  '//contact',
  '/assets/',
  '/assets/app-gone.js',
  '/esperanto',
  '/_headers',
  '/vercel.json',
  '/nginx.conf',
  '/index.html.gz',
  '/contact.html/',
  '/.git/config',
];

const get = (request: APIRequestContext, address: string, wishes: Record<string, string> = {}) =>
  request.get(address, { maxRedirects: 0, headers: { 'Accept-Encoding': 'identity', ...wishes } });

/** What a browser acts upon, of an answer. */
const told = (response: APIResponse) => {
  const { location, 'content-type': type, 'cache-control': kept } = response.headers();
  return { status: response.status(), location, type: response.status() === 301 ? undefined : type, kept };
};

/** Checks that an answer has the headers of the list, to the letter. */
function expectHeaders(response: APIResponse, path: string) {
  const expected = listed(path);
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(headerCount);
  const given = response.headers();
  for (const [name, value] of Object.entries(expected)) {
    if (name !== 'Cache-Control') expect(given[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
}

test(`each of ${pages.length} pages is there in its language, with all ${headerCount} headers of the list, and is asked for anew`, async ({
  nginx,
  request,
}) => {
  expect(pages).toHaveLength(routes.length * inEachLanguage.length);
  for (const { texts, address } of pages) {
    const response = await get(request, nginx + address);
    expect(told(response), address).toEqual({
      status: 200,
      location: undefined,
      type: 'text/html; charset=utf-8',
      kept: 'no-cache',
    });
    expect(await response.text()).toContain(`<html lang="${texts.code}" dir="${texts.direction}">`);
    expectHeaders(response, address);
    expect(response.headers().server).toBe('nginx');
  }
});

test('what a browser has it is not sent again', async ({ nginx, request }) => {
  for (const address of [...pages.map((page) => page.address), asset('.js'), asset('.woff2')]) {
    const { etag = '', 'last-modified': modified = '' } = (await get(request, nginx + address)).headers();
    expect(etag).not.toBe('');
    for (const condition of [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }]) {
      const again = await get(request, nginx + address, condition as unknown as Record<string, string>);
      expect(again.status(), address).toBe(304);
      expectHeaders(again, address);
    }
  }
});

test('other addresses of a page lead to its own, and nowhere else', async ({ nginx, request }) => {
  for (const [address, target] of moved) {
    const response = await get(request, nginx + address);
    expect([response.status(), response.headers().location], address).toEqual([301, target]);
    expectHeaders(response, address);
  }
});

test('what is not found is said in the language of its address, and not kept', async ({ nginx, request }) => {
  const addresses = [
    ...prefixes.flatMap((prefix, index) => unknown.map((path) => ({ index, address: prefix + path }))),
    ...none.map((address) => ({ index: 0, address })),
  ];
  for (const { index, address } of addresses) {
    const texts = inEachLanguage[index];
    const response = await get(request, nginx + address);
    expect(told(response), address).toEqual({
      status: 404,
      location: undefined,
      type: 'text/html; charset=utf-8',
      kept: 'no-cache',
    });
    expect(await response.text(), address).toContain(`<html lang="${texts?.code}"`);
    expectHeaders(response, address);
  }
});

test('nonsense is refused, with the headers all the same', async ({ nginx, request }) => {
  for (const [address, status] of [
    ['/%', 400],
    ['/%00', 400],
    [`/${'x'.repeat(20_000)}`, 414],
  ] as const) {
    const response = await get(request, nginx + address);
    expect(response.status(), address.slice(0, 20)).toBe(status);
    expect(response.headers().location).toBeUndefined();
  }
  const posted = await request.post(`${nginx}/contact`, { data: 'name=x', maxRedirects: 0 });
  expect(posted.status()).toBe(405);
  expectHeaders(posted, '/contact');
});

test('every kind of file has its type; those with a hash in their names are kept for good, others are not', async ({
  nginx,
  request,
}) => {
  const hashed = ['.js', '.avif', '.webp', '.woff2'].map(asset);
  for (const address of [...hashed, ...files]) {
    const response = await get(request, nginx + address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['cache-control'], address).toBe(
      hashed.includes(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    expectHeaders(response, address);
  }
  for (const name of assets().filter((address) => !address.endsWith('.gz')))
    expect(name).toMatch(/[-.][\w-]{8,}(?:\.\w+)?$/);
});

test('text is sent compressed to who asks for it, pictures and typefaces as they are', async ({ nginx, request }) => {
  for (const address of ['/', '/ar/contact', '/sitemap.xml', asset('.js')]) {
    const packed = await get(request, nginx + address, { 'Accept-Encoding': 'gzip' });
    expect(packed.headers(), address).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const plain = await get(request, nginx + address);
    expect(plain.headers()['content-encoding']).toBeUndefined();
    expect(await packed.text(), address).toBe(await plain.text());
    expect(Number(packed.headers()['content-length'])).toBeLessThan(0.6 * Number(plain.headers()['content-length']));
  }
  for (const address of [asset('.avif'), asset('.woff2'), '/social/en.jpg']) {
    expect(
      (await get(request, nginx + address, { 'Accept-Encoding': 'gzip' })).headers()['content-encoding'],
      address,
    ).toBeUndefined();
  }
});

test('the preview server answers as nginx does', async ({ nginx, request, baseURL }) => {
  const addresses = [
    ...pages.map(({ address }) => address),
    ...files,
    ...['.js', '.avif', '.webp', '.woff2'].map(asset),
    ...moved.keys(),
    ...prefixes.flatMap((prefix) => unknown.map((path) => prefix + path)),
    ...none,
  ];
  for (const address of addresses) {
    const [preview, host] = await Promise.all([get(request, `${baseURL}${address}`), get(request, nginx + address)]);
    expect(told(preview), address).toEqual(told(host));
    expectHeaders(preview, address);
  }
});

test('who finds a weak point reads where to report it', async ({ nginx, request }) => {
  const text = await (await get(request, `${nginx}/.well-known/security.txt`)).text();
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Preferred-Languages')).toBe(inEachLanguage.map(({ code }) => code).join(', '));
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
