import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { headersFor } from '../../build/hosts/headerFile';
import { headers } from '../../build/hosts/headers';
import { nginxFile } from '../../build/hosts/nginxFile';
import { startNginx } from 'system-tools/nginx';
import { findCommand } from 'system-tools/process';
import { folderOf } from '../support/builds';
import { inEachLanguage } from '../support/languages';
import { routes } from '../support/routes';
import { expect, test as base } from '../support/servers';

/*
 * The built site in nginx with the shipped configuration, compared with the preview server, whose answers e2e/paths.spec.ts asserts.
 */

const folder = folderOf('site');

/** The headers of a path in the build's `_headers` file. */
const listed = (path: string) => headersFor(readFileSync(`${folder}/_headers`, 'utf8'), path);
const headerCount = Object.keys(headers({ scripts: new Set(), styles: new Set() })['/*'] ?? {}).length;

const test = base.extend<object, { nginx: string }>({
  nginx: [
    async ({ siteFolder }, run) => {
      const { origins, stop } = await startNginx([{ folder: siteFolder, include: `${siteFolder}/nginx.conf` }]);
      await run(origins[0] ?? '');
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'default' });
test.skip(!findCommand('nginx'), 'nginx is not installed');

const assets = () => readdirSync(`${folder}/assets`).map((name) => `/assets/${name}`);
const asset = (extension: string) => {
  const found = assets().find((name) => name.endsWith(extension));
  if (!found) throw new Error(`There is no ${extension} in ${folder}/assets`);
  return found;
};

const pages = routes.flatMap(({ path }) => inEachLanguage.map((language) => language.pathOf(path)));
const prefixes = inEachLanguage.map((language) => language.pathOf('/').replace(/\/$/, ''));

/** Paths of files that are not pages. */
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

/** Other paths of pages. */
const moved = [
  '/index.html',
  '/contact.html',
  '/contact/',
  '/contact///?a=b&c',
  ...inEachLanguage
    .slice(1)
    .flatMap(({ pathOf }) => [pathOf('/contact/?from=letter'), `${pathOf('/')}/`, `${pathOf('/')}.html`]),
];

/** Unknown paths below the prefix of a language. */
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

/** Unknown paths that belong to no language. */
const withoutLanguage = [
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
  '//_headers',
  '///vercel.json',
  '/assets/..//nginx.conf',
  '//index.html',
  '//robots.txt',
  '/social//en.jpg',
  '/index.html.gz',
  '/contact.html/',
  '/.git/config',
];

const get = (request: APIRequestContext, url: string, requestHeaders: Record<string, string> = {}) =>
  request.get(url, { maxRedirects: 0, headers: { 'Accept-Encoding': 'identity', ...requestHeaders } });

/** The parts of a response that a browser acts on. */
const essentials = (response: APIResponse) => {
  const { location, 'content-type': type, 'cache-control': cacheControl } = response.headers();
  return { status: response.status(), location, type: response.status() === 301 ? undefined : type, cacheControl };
};

/** The first tag of a page, which has its language. */
const languageOf = async (response: APIResponse) => /<html lang[^>]*>/.exec(await response.text())?.[0];

/** Expects exactly the headers of the `_headers` file. */
function expectHeaders(response: APIResponse, path: string) {
  const expected = listed(path);
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(headerCount);
  const given = response.headers();
  for (const [name, value] of Object.entries(expected)) {
    if (name !== 'Cache-Control') expect(given[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
}

test(`nginx responds as the preview server does, with all ${headerCount} headers; only hashed files are cached`, async ({
  nginx,
  request,
  baseURL,
}) => {
  const hashed = ['.js', '.avif', '.webp', '.woff2'].map(asset);
  for (const [status, paths] of [
    [200, [...pages, ...files, ...hashed]],
    [301, moved],
    [404, [...prefixes.flatMap((prefix) => unknown.map((path) => prefix + path)), ...withoutLanguage]],
  ] as const)
    for (const path of paths) {
      const [preview, host] = await Promise.all([get(request, `${baseURL}${path}`), get(request, nginx + path)]);
      expect(essentials(host), path).toEqual(essentials(preview));
      expect(await languageOf(host), path).toEqual(await languageOf(preview));
      expect(host.status(), path).toBe(status);
      if (status === 404 || pages.includes(path)) expect(essentials(host).type).toBe('text/html; charset=utf-8');
      expect(host.headers(), path).toMatchObject({
        server: 'nginx',
        'cache-control': hashed.includes(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      for (const response of [preview, host]) expectHeaders(response, path);
    }
  for (const name of assets().filter((path) => !path.endsWith('.gz'))) expect(name).toMatch(/[-.][\w-]{8,}(?:\.\w+)?$/);
});

test('an unchanged file is answered with 304', async ({ nginx, request }) => {
  for (const path of [...pages, asset('.js'), asset('.woff2')]) {
    const { etag = '', 'last-modified': modified = '' } = (await get(request, nginx + path)).headers();
    expect(etag).not.toBe('');
    for (const condition of [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }]) {
      const again = await get(request, nginx + path, condition as unknown as Record<string, string>);
      expect(again.status(), path).toBe(304);
      expectHeaders(again, path);
    }
  }
});

test('malformed requests are rejected, with all headers', async ({ nginx, request }) => {
  for (const [path, status] of [
    ['/%', 400],
    ['/%00', 400],
    [`/${'x'.repeat(20_000)}`, 414],
  ] as const) {
    const response = await get(request, nginx + path);
    expect(response.status(), path.slice(0, 20)).toBe(status);
    expect(response.headers().location).toBeUndefined();
    expect(response.headers()['cache-control'], path.slice(0, 20)).toBe('no-cache');
    expectHeaders(response, '/');
  }
  const posted = await request.post(`${nginx}/contact`, { data: 'name=x', maxRedirects: 0 });
  expect(posted.status()).toBe(405);
  expect(posted.headers()['cache-control']).toBe('no-cache');
  expectHeaders(posted, '/contact');
});

test('text is compressed on request, images and fonts are not', async ({ nginx, request }) => {
  for (const path of ['/', '/ar/contact', '/sitemap.xml', asset('.js')]) {
    const packed = await get(request, nginx + path, { 'Accept-Encoding': 'gzip' });
    expect(packed.headers(), path).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const uncompressed = await get(request, nginx + path);
    expect(uncompressed.headers()['content-encoding']).toBeUndefined();
    expect(await packed.text(), path).toBe(await uncompressed.text());
    expect(Number(packed.headers()['content-length'])).toBeLessThan(
      0.6 * Number(uncompressed.headers()['content-length']),
    );
  }
  for (const path of [asset('.avif'), asset('.woff2'), '/social/en.jpg']) {
    expect(
      (await get(request, nginx + path, { 'Accept-Encoding': 'gzip' })).headers()['content-encoding'],
      path,
    ).toBeUndefined();
  }
});

test('security.txt says where to report a vulnerability', async ({ nginx, request }) => {
  const text = await (await get(request, `${nginx}/.well-known/security.txt`)).text();
  const [contact = '', expires = '', preferred, canonical, ...more] = text.trim().split('\n');
  expect(more).toEqual([]);
  expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/);
  expect(preferred).toBe(`Preferred-Languages: ${inEachLanguage.map(({ code }) => code).join(', ')}`);
  expect(canonical).toMatch(/^Canonical: /);
  expect(expires).toMatch(/^Expires: /);
  const days = (Date.parse(expires.slice('Expires: '.length)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('no hidden file is served, in whichever folder it is', async ({ request }) => {
  const site = mkdtempSync(join(tmpdir(), 'hidden-'));
  const hidden = ['.env', '.git/config', 'assets/.env.js', 'es/.env', '.well-known/.env'];
  const config = nginxFile(headers({ scripts: new Set(), styles: new Set() }));
  for (const name of [...hidden, '404.html', 'es/404.html', '.well-known/security.txt', 'nginx.conf']) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), name === 'nginx.conf' ? config : name);
  }
  const { origins, stop } = await startNginx([{ folder: site, include: join(site, 'nginx.conf') }]);
  try {
    const statusOf = async (path: string) => (await get(request, `${origins[0]}${path}`)).status();
    for (const path of [...hidden.map((name) => `/${name}`), '/%2eenv', '//.env', '/.git%2Fconfig', '/.well-known/'])
      expect(await statusOf(path), path).toBe(404);
    const inSpanish = await get(request, `${origins[0]}/es/.env`);
    expect(await inSpanish.text()).toBe('es/404.html');
    expect(inSpanish.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(await statusOf('/.well-known/security.txt')).toBe(200);
  } finally {
    await stop();
    rmSync(site, { recursive: true });
  }
});
