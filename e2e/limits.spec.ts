import { bytesOf, laptop, layoutShift, phone } from 'system-tools/page-load';
import { inEachLanguage } from './support/languages';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/*
 * Budgets of a first visit. Only figures that do not depend on the machine: `npm run bench` measures times.
 */

/** In bytes, with Brotli at its best quality. */
const limits = { early: 1000, script: { '/': 85_000, '/contact': 95_000 }, home: 260_000 } as const;

for (const [path, limit] of Object.entries(limits.script)) {
  test(`the scripts of ${path}: at most ${limit} bytes in total, ${limits.early} before the load event`, async ({
    browser,
    baseURL,
  }) => {
    const visits = inEachLanguage.map((language) =>
      bytesOf(browser, `${baseURL}${language.pathOf(path)}`, phone, { toTheEnd: true }),
    );
    for (const { early, script } of await Promise.all(visits)) {
      expect(script).toBeGreaterThan(50_000);
      expect(script).toBeLessThanOrEqual(limit);
      expect(early).toBeGreaterThan(100);
      expect(early).toBeLessThanOrEqual(limits.early);
    }
  });
}

test(`everything that the home page loads before scrolling: at most ${limits.home} bytes`, async ({
  browser,
  baseURL,
}) => {
  for (const screen of [phone, laptop]) {
    const visits = inEachLanguage.map((language) => bytesOf(browser, `${baseURL}${language.pathOf('/')}`, screen));
    for (const { all, requests } of await Promise.all(visits)) {
      expect(all).toBeGreaterThan(100_000);
      expect(all).toBeLessThanOrEqual(limits.home);
      expect(requests).toBeLessThanOrEqual(12);
    }
  }
});

for (const language of inEachLanguage) {
  test(`no layout shift while a page loads slowly and is scrolled to its end, in ${language.name}`, async ({
    browser,
    baseURL,
  }) => {
    // In parallel: most of the time is spent waiting for the throttled network.
    const visits = [...routes, unknownRoute].map(async ({ path }) => ({
      path,
      shift: await layoutShift(browser, `${baseURL}${language.pathOf(path)}`),
    }));
    for (const { path, shift } of await Promise.all(visits)) expect(shift, path).toBe(0);
  });
}
