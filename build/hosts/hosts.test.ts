import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { expect, test } from 'vitest';
import { checkPages } from './paths.ts';
import { fileType } from './fileTypes.ts';
import { headerFile, headersFor } from './headerFile.ts';
import { headers } from './headers.ts';
import { writeHostFiles } from './hostFiles.ts';
import { nginxFile } from './nginxFile.ts';
import { redirectFile } from './redirectFile.ts';
import { vercelFile } from './vercelFile.ts';

const inline = { scripts: new Set(["'sha256-script'"]), styles: new Set(["'sha256-style'"]) };
const rules = headers(inline);
const { routes } = JSON.parse(vercelFile(rules)) as {
  routes: Array<{
    src?: string;
    dest?: string;
    status?: number;
    handle?: string;
    continue?: true;
    headers?: Record<string, string>;
  }>;
};

test('every page has the security headers of docs/deploying.md', () => {
  expect(rules['/*']).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()') as unknown,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('every page has a Content Security Policy, and only files with a hash in their names are cached', () => {
  const file = headerFile(rules);
  const page = headersFor(file, '/es/contact');
  expect(page).toEqual(rules['/*']);
  expect(page['Content-Security-Policy']).toContain("script-src 'self' 'sha256-script'; style-src ");
  // No other site may show a page in a frame.
  expect(page['Content-Security-Policy']).toContain("frame-ancestors 'none';");
  expect(headersFor(file, '/assets/app-1234.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(file).not.toContain('unsafe');
});

test('refused content is reported where the company names an endpoint', () => {
  const reportEndpoint = 'https://reports.example.com/reports?site=1';
  const { 'Content-Security-Policy': policy, 'Reporting-Endpoints': endpoints } = headers(inline, { reportEndpoint })[
    '/*'
  ]!;
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/www\.openstreetmap\.org https:\/\/reports\.example\.com\/reports;.*; report-to default$/,
  );
  expect(endpoints).toBe(`default="${reportEndpoint}"`);
  expect(nginxFile(headers(inline, { reportEndpoint }))).toContain(
    `add_header Reporting-Endpoints '${endpoints}' always;`,
  );
  expect(JSON.stringify(headers(inline, {}))).not.toMatch(/report/i);
});

/** The headers that `vercel.json` sets for a file at a path. */
function headersOnVercel(path: string) {
  const applied = routes.filter((route) => route.continue && new RegExp(route.src ?? '^$').test(path));
  return Object.assign({}, ...applied.map((route) => route.headers)) as Record<string, string>;
}

const headersIn = (lines: string) =>
  Object.fromEntries(
    [...lines.matchAll(/^ *add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [name, value]),
  );

/** The headers that `nginx.conf` sets for a file at a path; e2e/system/nginx.spec.ts tests nginx itself. */
function headersOnNginx(path: string) {
  const [server = '', ...locations] = nginxFile(rules).split(/^location /m);
  const own = locations.find((lines) => path.startsWith(/^\^~ (\S+)/.exec(lines)?.[1] ?? '/ '));
  return headersIn(own ?? server);
}

test.each(['/', '/ar/contact', '/favicon.svg', '/assets/app-1234.js'])(
  'every host sends the same headers for %s',
  (path) => {
    const expected = headersFor(headerFile(rules), path);
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(7);
    expect(headersOnVercel(path)).toEqual(expected);
    expect(headersOnNginx(path)).toEqual({ 'Cache-Control': 'no-cache', ...expected });
  },
);

test('a line that a host would reject fails the build', () => {
  const styles = new Set(Array.from({ length: 40 }, (_, index) => `'sha256-${'x'.repeat(44)}${index}'`));
  expect(() => headerFile(headers({ ...inline, styles }))).toThrow(
    /_headers: a line of \/\* has \d+ characters; hosts accept 2000/,
  );
  expect(() => nginxFile({ '/*': { Server: 'a "$name"' } })).toThrow(
    'nginx.conf: a header has a character that nginx would interpret',
  );
});

test('a file or a path that a host would not serve fails the build', () => {
  expect(fileType('assets/app-1234.js')).toBe('text/javascript; charset=utf-8');
  expect(() => fileType('catalogue.pdf')).toThrow('catalogue.pdf: no type is known for .pdf');
  checkPages({ home: { path: '/' }, terms: { path: '/terms-of-service' } });
  expect(() => checkPages({ about: { path: 'about' } })).toThrow(
    'the path of about is "about", but has to begin with a slash',
  );
});

const pathOf = temporaryFolder();
const publish = (...names: string[]) => {
  for (const name of names) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), 'content');
  }
  return writeHostFiles(pathOf(), rules);
};

test.each(['.env', '.env.js', 'assets/.env', '.git/config.txt', '.well-known/.env'])(
  'the hidden file %s fails the build',
  async (name) => {
    await expect(publish('index.html', name)).rejects.toThrow(`${pathOf(name)}: a hidden file`);
  },
);

test('what macOS leaves in folders is removed; what is well known is published', async () => {
  await publish('index.html', '.DS_Store', 'assets/.DS_Store', '.well-known/security.txt');
  expect(['.DS_Store', 'assets/.DS_Store', '.well-known/security.txt'].map((name) => existsSync(pathOf(name)))).toEqual(
    [false, false, true],
  );
});

test('Netlify finds the 404 page of each language', () => {
  expect(redirectFile().split('\n')).toContain('/ar/* /ar/404.html 404');
});

/** The response of the routes of `vercel.json` to a path, in the order that Vercel documents; `files` are those of the folder. */
function vercelResponse(path: string, files: readonly string[]) {
  for (const { src = '', dest, status, handle, headers: routeHeaders, continue: isContinued } of routes) {
    if (handle === 'filesystem' && files.includes(path)) return [200, path];
    const found = new RegExp(src).exec(path);
    if (handle || isContinued || !found) continue;
    const filled = (text = '') => text.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
    if (routeHeaders?.Location) return [status, filled(routeHeaders.Location)];
    if (status) return [status, filled(dest)];
    if (files.includes(filled(dest))) return [200, filled(dest)];
  }
  return [];
}

test.each([
  ['/contact', 200, '/contact.html'],
  ['/es/contact', 200, '/es/contact.html'],
  ['/es', 200, '/es.html'],
  ['/robots.txt', 200, '/robots.txt'],
  ['/es/contact/', 301, '/es/contact'],
  ['/contact.html', 301, '/contact'],
  ['/index.html', 301, '/'],
  ['/index', 404, '/404.html'],
  ['/nowhere', 404, '/404.html'],
  ['/es/nowhere', 404, '/es/404.html'],
  ['/esperanto', 404, '/404.html'],
  ['/404', 404, '/404.html'],
  ['/es/404', 404, '/es/404.html'],
  ['//evil.example/', 404, '/404.html'],
  ['/.env', 404, '/404.html'],
  ['/.git/config', 404, '/404.html'],
  ['/es/.env', 404, '/es/404.html'],
  ['/assets/.env.js', 404, '/404.html'],
  ['/es/a/.git/config', 404, '/es/404.html'],
  ['/.well-known/.env', 404, '/404.html'],
  ['/.well-known', 404, '/404.html'],
  ['/.well-known/security.txt', 200, '/.well-known/security.txt'],
])('the routes of vercel.json respond to %s with %i %s', (path, ...response) => {
  const files = [
    '/404.html',
    '/index.html',
    '/contact.html',
    '/es.html',
    '/es/404.html',
    '/es/contact.html',
    '/robots.txt',
    '/.well-known/security.txt',
    '/.env',
    '/.git/config',
    '/es/.env',
    '/assets/.env.js',
    '/es/a/.git/config',
    '/.well-known/.env',
  ];
  expect(vercelResponse(path, files)).toEqual(response);
});
