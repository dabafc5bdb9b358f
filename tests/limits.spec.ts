import { bytesOf } from '../scripts/bench/bytes.mjs';
import { layoutShift } from '../scripts/bench/shift.mjs';
import { laptop, phone } from '../scripts/bench/visit.mjs';
import { inEachLanguage } from './support/languages';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/*
 * What a first visit may cost. Only figures that are the same on every machine: times are measured by `npm run bench`.
 */

/** In bytes, compressed as a host does at best. */
const limits = { early: 1000, script: { '/': 85_000, '/contact': 95_000 }, home: 260_000 } as const;

for (const [path, limit] of Object.entries(limits.script)) {
  test(`the scripts of ${path}: at most ${limit} bytes in all, ${limits.early} before the page has loaded`, async ({
    browser,
    baseURL,
  }) => {
    for (const texts of inEachLanguage) {
      const { early, script } = await bytesOf(browser, `${baseURL}${texts.address(path)}`, phone, { toTheEnd: true });
      expect(script).toBeGreaterThan(50_000);
      expect(script).toBeLessThanOrEqual(limit);
      expect(early).toBeGreaterThan(100);
      expect(early).toBeLessThanOrEqual(limits.early);
    }
  });
}

test(`all that the home page loads before it is scrolled: at most ${limits.home} bytes`, async ({
  browser,
  baseURL,
}) => {
  for (const texts of inEachLanguage) {
    for (const screen of [phone, laptop]) {
      const { all, requests } = await bytesOf(browser, `${baseURL}${texts.address('/')}`, screen);
      expect(all).toBeGreaterThan(100_000);
      expect(all).toBeLessThanOrEqual(limits.home);
      expect(requests).toBeLessThanOrEqual(12);
    }
  }
});

for (const texts of inEachLanguage) {
  test(`nothing moves while a page loads slowly and is read to its end, in ${texts.name}`, async ({
    browser,
    baseURL,
  }) => {
    for (const { path } of [...routes, unknownRoute]) {
      expect(await layoutShift(browser, `${baseURL}${texts.address(path)}`), path).toBe(0);
    }
  });
}
