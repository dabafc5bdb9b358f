import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { MessageKey } from '../src/i18n/lookup';
import type { PageName } from '../src/pages';
import { adversarialAddresses } from './fixtures/adversarialAddresses';
import { english, inLanguage } from './support/languages';
import { awake, expectHeading, markDocument, open } from './support/page';
import { expect, test } from './support/test';

/*
 * What becomes of an address that nobody links to. `errors.spec.ts` and `routes.spec.ts` have those that somebody may mistype.
 */

const headings: Readonly<Record<PageName | 'unreadable', MessageKey>> = {
  home: 'heroTitle',
  contact: 'contactTitle',
  termsOfService: 'termsTitle',
  privacyPolicy: 'privacyTitle',
  notFound: 'notFoundTitle',
  unreadable: 'pageNotFound',
};

/** Asks for exactly what stands there: other ways to ask tidy an address up before. */
const ask = (origin: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path }, resolve).once('error', reject);
  });

test('the list is whole: 100 addresses and more, no two the same', () => {
  expect(adversarialAddresses.length).toBeGreaterThanOrEqual(100);
  expect(new Set(adversarialAddresses.map(({ target }) => target)).size).toBe(adversarialAddresses.length);
});

test(`a host answers each of ${adversarialAddresses.length} addresses with a page, the page of what is not found, or the way to a path of its own`, async ({
  baseURL,
}) => {
  for (const { target, host } of adversarialAddresses) {
    const response = await ask(baseURL!, target.replace(/#.*/, ''));
    const html = await text(response);
    expect.soft(response.statusCode, target).toBe(host.status);
    expect.soft(response.headers['content-security-policy'], target).toContain("script-src 'self' 'sha256-");
    if (host.status === 301) {
      expect.soft(response.headers.location, target).toBe(host.location);
      expect.soft(host.location).toMatch(/^\/(?![/\\])/);
    } else {
      expect.soft(html, target).toContain(`<html lang="${host.language}"`);
      expect.soft(html, target).toContain(`>${inLanguage(host.language).shown(headings[host.page])}</h1>`);
    }
  }
});

/** Addresses of which a browser makes something else than what was asked for; the others are as good as any that has no page. */
const changing = adversarialAddresses.filter(
  ({ target, ends, within }) =>
    target !== ends.at || ends.page !== 'notFound' || within.page === 'unreadable' || target.length > 1000,
);

/** With two browsers side by side. */
for (const half of [0, 1]) {
  test(`a browser shows the page that was meant, or what is not found, in its language, and stays on the site; half ${half + 1}`, async ({
    page,
    baseURL,
    watch,
  }) => {
    watch.expectErrors(/status of 404/);
    const mine = changing.filter((_, index) => index % 2 === half);
    expect(mine.length).toBeGreaterThan(25);
    for (const { target, ends } of mine) {
      await test.step(target.slice(0, 100), async () => {
        await page.goto(baseURL + target, { waitUntil: 'commit' });
        await expectHeading(page, inLanguage(ends.language), headings[ends.page]);
        await awake(page);
        const { origin, pathname, search, hash } = new URL(page.url());
        expect(origin).toBe(baseURL);
        const [path] = /^[^?#]*/.exec(ends.at) ?? [];
        expect(pathname).toBe(path);
        expect(search + hash).toBe(
          new URL(ends.at === path ? baseURL + target : baseURL + ends.at).href.replace(/^[^?#]*/, ''),
        );
        await expect(page.locator('html')).toHaveAttribute('lang', ends.language);
        expect(await page.evaluate(() => window.ran)).toBeUndefined();
      });
    }
  });
}

test('where no page is loaded, each shows the same', async ({ page, watch }) => {
  // React reports what the boundary catches.
  watch.expectErrors(/NotFoundError: There is no page at/);
  await open(page, english, '/', 'heroTitle');
  const expectSameDocument = await markDocument(page);
  const between = {
    address: inLanguage('fr').address('/privacy-policy'),
    heading: inLanguage('fr').shown('privacyTitle'),
  };
  const steps = adversarialAddresses.map(({ target, within: { page: name, language } }) => ({
    target,
    heading: inLanguage(language).shown(headings[name]),
    language,
  }));
  const seen = await page.evaluate(
    async ([list, { address, heading }]) => {
      const go = (to: string) => {
        history.pushState(null, '', location.origin + to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      };
      const shown = () => ({
        heading: document.querySelector('h1')?.textContent,
        language: document.documentElement.lang,
      });
      const until = async (isThere: () => boolean) => {
        const end = Date.now() + 15_000;
        while (!isThere() && Date.now() < end) await new Promise((next) => setTimeout(next));
        return isThere();
      };
      const all = [];
      for (const step of list) {
        // From another page, so that what is shown is the answer to this address.
        go(address);
        if (!(await until(() => shown().heading === heading))) break;
        go(step.target);
        await until(() => shown().heading === step.heading && shown().language === step.language);
        all.push({ target: step.target, ...shown() });
      }
      return all;
    },
    [steps, between] as const,
  );
  expect(seen).toEqual(steps);
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
  await expectSameDocument();
});

test('a link, and a change of language, lead to no other host, whatever the address looks like', async ({
  page,
  baseURL,
}) => {
  await open(page, english, '/', 'heroTitle');
  const expectSameDocument = await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/.//contact', textContent: 'Planted' });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expectHeading(page, english, 'contactTitle');
  expect(page.url()).toBe(`${baseURL}/contact`);
  await page.evaluate(() => {
    history.pushState(null, '', `${location.origin}//evil.example`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expectHeading(page, english, 'notFoundTitle');
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('es');
  await expectHeading(page, inLanguage('es'), 'notFoundTitle');
  expect(page.url()).toBe(`${baseURL}/es/evil.example`);
  await expectSameDocument();
});
