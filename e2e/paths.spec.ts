import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { MessageKey } from '#i18n/lookup.ts';
import { pages, type PageName } from '#content/pages.ts';
import { adversarialPaths } from '#app/routes/fixtures/adversarialPaths.ts';
import { fieldOf, otherWays } from './support/contactForm';
import { arabic, english, inLanguage, spanish } from './support/languages';
import {
  contactLink,
  contentsLink,
  expectHeaderAndFooter,
  expectHeading,
  expectHydrated,
  expectPage,
  expectSection,
  footerLink,
  goTo,
  languageButton,
  languageList,
  languageSelect,
  markDocument,
  open,
} from './support/page';
import { routeOf, unknownRoute } from './support/routes';
import { test as answers } from './support/servers';
import { expect, test } from './support/test';

/*
 * Paths that nobody links to. A unit test resolves all of them (src/app/routes/adversarialPaths.test.ts), and a host answers all of them here;
 * the browser opens one of each kind.
 */

const headingOf = (page: PageName): MessageKey =>
  (page === 'notFound' ? unknownRoute : routeOf(pages[page].path)).heading;

/** Requests exactly this target; `fetch` would normalize it. */
const requestRaw = (origin: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path }, resolve).once('error', reject);
  });

answers(
  `a host answers each of ${adversarialPaths.length} paths with a page, the 404 page, or a redirect within the site`,
  async ({ baseURL }) => {
    for (const { target, host } of adversarialPaths) {
      const response = await requestRaw(baseURL!, target.replace(/#.*/, ''));
      const html = await text(response);
      expect.soft(response.statusCode, target).toBe(host.status);
      expect.soft(response.headers['content-security-policy'], target).toContain("script-src 'self' 'sha256-");
      if (host.status === 301) {
        expect.soft(response.headers.location, target).toBe(host.location);
        expect.soft(host.location).toMatch(/^\/(?![/\\])/);
      } else {
        expect.soft(html, target).toContain(`<html lang="${host.language}"`);
        expect.soft(html, target).toContain(`>${inLanguage(host.language).shown(headingOf(host.page))}</h1>`);
      }
    }
  },
);

/** One path for each combination of what the browser and the site make of it. Legal pages read their fragment, the others do not. */
const ofEachKind = [
  ...new Map(
    adversarialPaths.map((path) => {
      const { target, ends, within } = path;
      const page = ends.page === 'home' ? 'contact' : ends.page;
      const isUnreadable = within.page === 'unreadable';
      const kind = [target === ends.at, page, isUnreadable, target.length > 1000];
      return [kind.join(), path];
    }),
  ).values(),
];

test('a browser shows the intended page or the 404 page in its language, and stays on the site', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectErrors(/status of 404/);
  expect(ofEachKind.length).toBeGreaterThan(8);
  for (const { target, ends } of ofEachKind) {
    await test.step(target.slice(0, 100), async () => {
      await page.goto(baseURL + target, { waitUntil: 'commit' });
      await expectHeading(page, headingOf(ends.page), inLanguage(ends.language));
      await expectHydrated(page);
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

  await test.step('a page that is not found logs its path once, leads home, and ignores a query that cannot be decoded', async () => {
    await page.goto('/en?from=%E0%A4%A');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expectHeaderAndFooter(page);
    const logged = () =>
      watch.console.filter((message) => message.text().includes('/en')).map((message) => message.type());
    await expect.poll(logged).toEqual(['log']);
    await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expectPage(page, '/');
    expect(logged()).toEqual(['log']);
  });
});

test('a page that is served at another path stays as it is', async ({ page, baseURL, siteFolder }) => {
  const copies = [
    { at: '/web/2026/https://www.example.com/terms-of-service', file: 'terms-of-service', heading: 'termsTitle' },
    { at: '/preview/42/', file: 'index', heading: 'heroTitle' },
    { at: '//Fr/branch/contact.html', file: 'contact', heading: 'contactTitle' },
    { at: '/proxy/ar/contact', file: 'ar/contact', heading: 'contactTitle', language: arabic },
  ] as const;
  const route = (at: string, file: string, change = (html: string) => html) =>
    page.route(
      (url) => url.pathname === at,
      (request) =>
        request.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: change(readFileSync(`${siteFolder}/${file}.html`, 'utf8')),
        }),
    );
  const serve = async (at: string, file: string) => {
    await route(at, file);
    await page.goto(baseURL + at);
  };
  for (const copy of copies)
    await test.step(copy.at, async () => {
      const language = 'language' in copy ? copy.language : english;
      await serve(copy.at, copy.file);
      await expect(page.locator('html')).toHaveAttribute('data-failed');
      await page.waitForLoadState('networkidle');
      await expectHeading(page, copy.heading, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      expect(page.url()).toBe(baseURL + copy.at);
    });

  await test.step('its links, its languages and its sections are those of the site, and its form is none', async () => {
    await expect(fieldOf(page, 'name', arabic)).toBeVisible();
    await expect(otherWays(page, arabic)).toBeVisible();
    await languageButton(page, arabic).click();
    await languageList(page, arabic).getByRole('link', { name: english.name, exact: true }).click();
    await expectPage(page, '/contact');
    const { at, file } = copies[0];
    await serve(at, file);
    await contentsLink(page, 'termsUseTitle').click();
    await expectSection(page, 'termsUseTitle');
    expect(page.url()).toBe(`${baseURL}${at}#use`);
  });
  await test.step('where a host sends its 404 page in place of another one, this one is shown, at the section of the URL', async () => {
    await route('/terms-of-service', '404');
    await page.goto('/terms-of-service#use');
    await expectSection(page, 'termsUseTitle');
    await expect(page).toHaveURL('/terms-of-service#use');
    await page.unrouteAll();
  });
  await test.step('links that the server has changed lead where it says', async () => {
    const archive = '/archive/https://www.example.com';
    const change = (html: string) => html.replaceAll(/(<a [^>]*href=")(?=\/)/g, `$1${archive}`);
    await route(`${archive}/contact`, 'contact', change);
    await route(`${archive}/privacy-policy`, 'privacy-policy', change);
    await page.goto(`${archive}/contact`);
    for (const to of ['/privacy-policy', '/contact']) {
      await (to === '/contact' ? contactLink(page) : footerLink(page, 'privacyPolicy')).click();
      await expect(page).toHaveURL(archive + to);
      await expectHeading(page, to === '/contact' ? 'contactTitle' : 'privacyTitle');
    }
  });
});

test('client-side navigation shows the same pages, and never leads to another host', async ({
  page,
  baseURL,
  watch,
}) => {
  // React reports what the boundary catches.
  watch.expectErrors(/NotFoundError: There is no page at/);

  await open(page, '/');
  const expectSameDocument = await markDocument(page);

  await test.step('a path that cannot be decoded', async () => {
    for (const path of ['/%E0%A4%A', '/contact/%']) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByText('404')).toBeHidden();
      await expectHeaderAndFooter(page);
      await page.getByRole('main').getByRole('link', { name: 'Return Home', exact: true }).click();
      await expectPage(page, '/');
    }
  });

  await test.step('a path that looks like another host', async () => {
    await goTo(page, '//evil.example');
    await expectHeading(page, 'notFoundTitle');
    await languageSelect(page).selectOption('es');
    await expectHeading(page, 'notFoundTitle', spanish);
    expect(page.url()).toBe(`${baseURL}/es/evil.example`);
  });
  await expectSameDocument();
});
