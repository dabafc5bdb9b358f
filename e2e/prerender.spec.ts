import { readdirSync, readFileSync } from 'node:fs';
import { formatNumber } from '#i18n/lookup.ts';
import { company } from '#content/company.ts';
import { fill, sendButton, valid } from './support/contactForm';
import { arabic, english, french, inEachLanguage, inLanguage } from './support/languages';
import { expectHydrated, expectHeading, holdRequests, question } from './support/page';
import { routes } from './support/routes';
import { expect, test } from './support/test';

const spanish = inLanguage('es');

const failure = { tag: '@failure' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of inEachLanguage) {
    test(`no JavaScript: every page is complete (${language.name})`, failure, async ({ page }) => {
      for (const { path, title, heading } of routes) {
        await page.goto(language.pathOf(path));
        await expectHeading(page, language, heading);
        await expect(page).toHaveTitle(`${language.t(title)} – ${company.name}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language.code);
        await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
        await expect(page.getByRole('contentinfo').getByText(company.taxNumber)).toBeVisible();
      }
    });
  }

  test(
    'no JavaScript: each answer can be opened, and no control is shown that needs scripts',
    failure,
    async ({ page }) => {
      await page.goto('/');
      for (const number of [1, 2, 3, 4, 5] as const) {
        const { heading, answer } = question(page, english, number);
        await expect(answer).toBeHidden();
        await heading.click();
        await expect(answer).toBeVisible();
        await expect(page.locator('details[open]')).toHaveCount(1);
      }
      await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href', /^https:/);
      await expect(page.getByRole('banner').getByRole('link', { name: company.phone })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      await expect(page.getByRole('banner').getByText(company.email)).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: english.t('currentLanguage', { language: 'English' }) }),
      ).toHaveCount(0);
    },
  );

  test('no JavaScript: contact details replace the form', failure, async ({ page }) => {
    for (const language of inEachLanguage) {
      await page.goto(language.pathOf('/contact'));
      const [before = ''] = language.shown('formNeedsScripts').split('{');
      const main = page.getByRole('main');
      const note = main.locator('p').filter({ hasText: before });
      await expect(note.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
      await expect(note.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:/);
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    }
  });

  test('no JavaScript: the language menu is a list of links to the same page', failure, async ({ page }) => {
    await page.goto('/ar/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: french.name, exact: true }).click();
    await expect(page).toHaveURL('/fr/contact');
    await expectHeading(page, french, 'contactTitle');
  });
});

test('a host answers an unknown path with 404, in the language of the path', async ({ request }) => {
  for (const language of inEachLanguage) {
    const response = await request.get(language.pathOf('/no-such-page'));
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language.code}" dir="${language.direction}">`);
    expect(html).toContain(language.shown('notFoundTitle'));
    expect(html).toContain('content="noindex"');
  }
});

test('a trailing slash redirects to the path without it, and keeps the query', async ({ request }) => {
  const response = await request.get('/es/contact/?from=letter', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/es/contact?from=letter');
});

test('capitals in a path lead to the intended page, and keep query and fragment', async ({ page }) => {
  await page.goto('/Contact');
  await expect(page).toHaveURL('/contact');
  await expectHeading(page, english, 'contactTitle');
  await page.goto('/AR/Terms-of-Service?from=letter#use');
  await expect(page).toHaveURL('/ar/terms-of-service?from=letter#use');
  await expectHeading(page, arabic, 'termsTitle');
});

test('a page has a canonical URL, a description and links to its translations', async ({ page }) => {
  const pages = routes.flatMap(({ path }) => inEachLanguage.map((language) => ({ path, own: language.pathOf(path) })));
  await page.goto('/');
  const heads = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          // Trusted Types forbid a DOMParser.
          const request = new XMLHttpRequest();
          const loaded = new Promise((done) => request.addEventListener('load', done));
          request.responseType = 'document';
          request.open('GET', path);
          request.send();
          await loaded;
          const { head } = request.responseXML!;
          const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
          return {
            canonical: attribute('link[rel="canonical"]', 'href'),
            url: attribute('meta[property="og:url"]', 'content'),
            description: attribute('meta[name="description"]', 'content') ?? '',
            alternates: [...head.querySelectorAll('link[rel="alternate"]')].map((link) => [
              link.getAttribute('hreflang'),
              link.getAttribute('href'),
            ]),
          };
        }),
      ),
    pages.map(({ own }) => own),
  );
  for (const [index, { canonical, url, description, alternates }] of heads.entries()) {
    const { path, own } = pages[index]!;
    expect([canonical, url]).toEqual([company.siteUrl + own, company.siteUrl + own]);
    expect(description.length, description).toBeGreaterThan(80);
    expect(description.length, description).toBeLessThan(165);
    expect(alternates, own).toEqual([
      ...inEachLanguage.map((other) => [other.code, company.siteUrl + other.pathOf(path)]),
      ['x-default', company.siteUrl + path],
    ]);
  }
});

test('a page has structured data of schema.org', async ({ page }) => {
  const typesAt = async (path: string) => {
    await page.goto(path);
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    return (JSON.parse(text) as { '@graph': Array<{ '@type': string; mainEntity?: unknown[]; address?: unknown }> })[
      '@graph'
    ];
  };
  const home = await typesAt('/ar');
  expect(home.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
  expect(home[0]?.address).toMatchObject({
    streetAddress: company.postalAddress,
    addressLocality: 'Cheyenne',
    addressRegion: 'Wyoming',
    postalCode: '82001',
    addressCountry: 'US',
  });
  expect(home[2]?.mainEntity).toHaveLength(5);
  const terms = await typesAt('/terms-of-service');
  expect(terms.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
});

test('the sitemap lists every page in every language', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed.toSorted()).toEqual(
    routes.flatMap(({ path }) => inEachLanguage.map((language) => company.siteUrl + language.pathOf(path))).toSorted(),
  );
});

test('the licences of shipped packages are published in full', async ({ request }) => {
  const text = await (await request.get('/licenses.txt')).text();
  for (const name of ['react-dom', 'yup', 'lucide-react', '@fontsource-variable/readex-pro'])
    expect(text).toContain(`\n## ${name} - `);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test.describe('before the scripts have loaded', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, /\/assets\/.*\.js$/);
  });

  test('typed text and selected options are kept', async ({ page }) => {
    await page.goto('/ar/contact', { waitUntil: 'commit' });
    await page.getByLabel(arabic.t('name'), { exact: true }).fill('ليلى');
    await page.getByLabel(arabic.t('message'), { exact: true }).fill('عشر منصات من الكتّان');
    await page.getByRole('combobox').selectOption('fr');
    release();
    await expectHeading(page, french, 'contactTitle');
    await expectHydrated(page);
    await expect(page.getByLabel(french.t('name'), { exact: true })).toHaveValue('ليلى');
    const message = page.getByLabel(french.t('message'), { exact: true });
    await expect(message).toHaveValue('عشر منصات من الكتّان');
    await message.press('End');
    await page.keyboard.type(formatNumber(2, 'fr'));
    await expect(message).toHaveValue('عشر منصات من الكتّان2');
  });

  test('a field that is focused with the keyboard is completely visible', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/fr/contact', { waitUntil: 'commit' });
    await page.getByLabel(french.t('subject'), { exact: true }).focus();
    await page.keyboard.press('Tab');
    const message = page.getByLabel(french.t('message'), { exact: true });
    await expect(message).toBeFocused();
    release();
    await expect(message).toBeInViewport({ ratio: 0.99 });
  });

  test('an opened question stays open', async ({ page }) => {
    await page.goto('/es', { waitUntil: 'commit' });
    const { heading, answer } = question(page, spanish, 2);
    await heading.click();
    await expect(answer).toBeVisible();
    release();
    await expectHydrated(page);
    await heading.hover();
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/home-/.test(name))),
      )
      .toBe(true);
    await expect(answer).toBeVisible();
  });

  test('a click on the list of languages opens it later', async ({ page }) => {
    await page.goto('/es', { waitUntil: 'commit' });
    const trigger = page.getByRole('button', { name: spanish.t('currentLanguage', { language: spanish.name }) });
    await trigger.click();
    release();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('list', { name: spanish.t('language'), exact: true }).getByRole('link')).toHaveCount(
      inEachLanguage.length,
    );
  });

  test('a submitted message is sent once, and never appears in the URL', async ({ page, watch }) => {
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page, valid);
    await sendButton(page).click();
    release();
    await expect(page.getByRole('status')).toContainText(english.shown('messageSent'));
    await expect(page).toHaveURL('/contact');
    expect(watch.console.filter((message) => message.type() === 'log')).toHaveLength(1);
  });
});

test('scripts load after the page content', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    await expectHydrated(page);
    const [early, all] = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        name.endsWith('.js'),
      );
      return [
        scripts.filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0)).map(({ name }) => name),
        scripts.length,
      ];
    });
    expect(early).toEqual([]);
    expect(all).toBeGreaterThan(0);
  }
});

test('no script contains messages of any language', ({ siteFolder }) => {
  const folder = `${siteFolder}/assets`;
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(8);
  for (const name of scripts) {
    const script = readFileSync(`${folder}/${name}`, 'utf8');
    for (const language of inEachLanguage) {
      for (const key of ['heroTitle', 'termsUseContent', 'sendMessage', 'unexpectedErrorText'] as const)
        expect(script, name).not.toContain(language.t(key));
    }
  }
});

test('a page contains the messages of its own language only', async ({ request }) => {
  for (const language of inEachLanguage) {
    const html = await (await request.get(language.pathOf('/contact'))).text();
    const [, data = ''] = /<script type="application\/json" id="page">([^]*?)<\/script>/.exec(html) ?? [];
    const { catalogs } = (JSON.parse(data) as { first: { catalogs: Record<string, Record<string, string>> } }).first;
    expect(Object.keys(catalogs).toSorted()).toEqual([...new Set(['en', language.code])].toSorted());
    if (language.code !== 'en') expect(catalogs.en).toEqual({});
    const own = catalogs[language.code] ?? {};
    expect(own).toHaveProperty('contactTitle', language.t('contactTitle'));
    expect(own).toHaveProperty('nameTooShort', language.t('nameTooShort'));
    expect(own).not.toHaveProperty('heroSubtitle1');
    expect(own).not.toHaveProperty('termsUseContent');
  }
});

test('the inline script of a page is small', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  expect(inline).toHaveLength(1);
  expect(inline.join('').length).toBeLessThan(600);
  expect(html).not.toMatch(/<script[^>]* src=/);
});
