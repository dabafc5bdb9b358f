import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { bytesOf, laptop, layoutShifts, pastLayoutShifts, phone } from '../tools/bench/pageLoad';
import { arabic, english } from './support/languages';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/servers';

/*
 * Budgets of a first visit. Only figures that do not depend on the machine: `npm run bench` measures times.
 */

/** The size in bytes, with Brotli at its best quality. */
const limits = { early: 1000, script: { '/': 115_000, '/contact': 128_000 }, home: 280_000 } as const;

/** The language with the most bytes: its pages load the Latin font as well. Scripts contain no messages of any. */
const { pathOf } = arabic;

test(`a first visit: at most ${limits.home} bytes of the home page before scrolling, and of its scripts ${limits.script['/']}, of which ${limits.early} before the load event`, async ({
  browser,
  baseURL,
}) => {
  for (const screen of [phone, laptop]) {
    const { all, requests } = await bytesOf(browser, `${baseURL}${pathOf('/')}`, screen);
    expect(all).toBeGreaterThan(100_000);
    expect(all).toBeLessThanOrEqual(limits.home);
    expect(requests).toBeLessThanOrEqual(12);
  }
  for (const [path, limit] of Object.entries(limits.script)) {
    const { early, script } = await bytesOf(browser, `${baseURL}${pathOf(path)}`, phone, { toTheEnd: true });
    expect(script, path).toBeGreaterThan(50_000);
    expect(script, path).toBeLessThanOrEqual(limit);
    expect(early, path).toBeGreaterThan(100);
    expect(early, path).toBeLessThanOrEqual(limits.early);
  }
});

test('no layout shift while a page loads slowly and is scrolled to its end', async ({ browser, baseURL }) => {
  // One language of each font.
  const paths = [english.pathOf('/'), ...[...routes, unknownRoute].map(({ path }) => pathOf(path))];
  // In parallel: most of the time is spent waiting for the throttled network.
  const visits = paths.map(async (path) => ({ path, shifts: await layoutShifts(browser, `${baseURL}${path}`) }));
  for (const { path, shifts } of await Promise.all(visits)) expect(shifts, path).toEqual([]);
});

/**
 * Serves a page up to a position of its HTML, and the rest on demand. Everything else is an empty script: where scripts cannot be
 * loaded, the contact page shows other ways to write, which moves the form.
 */
async function serveInTwoParts() {
  let parts: readonly [first: string, rest: string] = ['', ''];
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', `text/${url === '/' ? 'html' : 'javascript'}; charset=utf-8`);
    if (url === '/') {
      const [first, rest] = parts;
      response.write(`${first}<!--cut-->`);
      sendRest = () => void response.end(rest);
    } else response.end();
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    send: (first: string, rest: string) => void (parts = [first, rest]),
    sendRest: () => sendRest(),
    [Symbol.dispose]: () => server.close(),
  };
}

/** Waits until the first part of a page was painted. */
const firstPart = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    const isParsed = () =>
      document
        .createTreeWalker(document, NodeFilter.SHOW_COMMENT, ({ nodeValue }) => (nodeValue === 'cut' ? 1 : 2))
        .nextNode();
    while (!isParsed()) await frame();
    await frame();
    await frame();
  });

for (const path of ['/', '/contact', '/privacy-policy', unknownRoute.path]) {
  for (const screen of [phone, laptop]) {
    test(`no layout shift when the top of ${path} arrives in two parts, ${screen.viewport.width} px wide`, async ({
      browser,
      request,
    }) => {
      const html = await (await request.get(pathOf(path))).text();
      const [header, below] = [html.indexOf('<header'), html.search(/<\/(form|section)>/)];
      // In the middle of each text.
      const cuts = [...html.matchAll(/(?<=>)[^<]*[^<\s]{2}[^<]*/g)]
        .map(({ index, 0: text }) => index + Math.floor(text.length / 2))
        .filter((cut) => header < cut && cut < below);
      expect(cuts.length).toBeGreaterThan(10);
      using server = await serveInTwoParts();
      const page = await browser.newPage(screen);
      for (const cut of cuts) {
        // What is below arrives once, with the last part of the top.
        server.send(html.slice(0, cut), html.slice(cut, cut === cuts.at(-1) ? undefined : below));
        await page.goto(server.url, { waitUntil: 'commit' });
        await firstPart(page);
        server.sendRest();
        await page.waitForLoadState();
        expect(await pastLayoutShifts(page), html.slice(cut - 80, cut)).toEqual([]);
      }
    });
  }
}
