import { readdirSync, readFileSync } from 'node:fs';
import { company } from '#content/company.ts';
import { otherWays } from './support/contactForm';
import { arabic, french, inEachLanguage } from './support/languages';
import { expectHeading, expectLanguage, expectPage, languageButton, languageList, question } from './support/page';
import { routes } from './support/routes';
import { test as answers } from './support/servers';
import { expect, test } from './support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'no JavaScript: every page is complete, its answers can be opened, contact details replace the form, and no control is shown that needs scripts',
    { tag: '@failure' },
    async ({ page }) => {
      const main = page.getByRole('main');
      const banner = page.getByRole('banner');
      const phone = { name: company.phone };

      const expectComplete = async ({ title, heading }: (typeof routes)[number]) => {
        await expectHeading(page, heading, arabic);
        await expect(page).toHaveTitle(`${arabic.t(title)} – ${company.name}`);
        await expectLanguage(page, arabic);
        await expect(page.getByRole('contentinfo').getByText(company.taxNumber)).toBeVisible();
        await expect(banner.getByRole('link', phone)).toHaveAttribute('href', /^tel:/);
        await expect(banner.getByText(company.email)).toBeVisible();
        await expect(banner.getByRole('button')).toHaveCount(0);
        await expect(page.getByRole('combobox')).toHaveCount(0);
      };
      const expectAnswers = async () => {
        for (const number of [1, 2, 3, 4, 5] as const) {
          const { heading, answer } = question(page, number, arabic);
          await expect(answer).toBeHidden();
          await heading.click();
          await expect(answer).toBeVisible();
          await expect(main.locator('details[open]')).toHaveCount(1);
        }
        await expect(main.getByRole('link', { name: arabic.t('openMap') })).toHaveAttribute('href', /^https:/);
      };
      const expectContactDetails = async () => {
        const note = otherWays(page, arabic);
        await expect(note.getByRole('link', { name: company.email })).toHaveAttribute(
          'href',
          `mailto:${company.email}`,
        );
        await expect(note.getByRole('link', phone)).toHaveAttribute('href', /^tel:/);
        for (const link of await note.getByRole('link').all())
          expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
        await expect(main.getByRole('button')).toHaveCount(0);
        await expect(main.getByRole('textbox')).toHaveCount(0);
      };

      for (const route of routes) {
        await test.step(route.path, async () => {
          await page.goto(arabic.pathOf(route.path));
          await expectComplete(route);
          if (route.path === '/') await expectAnswers();
          if (route.path === '/contact') await expectContactDetails();
        });
      }
      await test.step('the list of languages has links to the same page', async () => {
        await languageButton(page, arabic).click();
        await languageList(page, arabic).getByRole('link', { name: french.name, exact: true }).click();
        await expectPage(page, routes.at(-1)!.path, french);
      });
    },
  );
});

answers('a host answers an unknown path with 404, in the language of the path', async ({ request }) => {
  for (const { code, direction, shown, pathOf } of inEachLanguage) {
    const response = await request.get(pathOf('/no-such-page'));
    expect(response.status()).toBe(404);
    const html = await response.text();
    for (const part of [`<html lang="${code}" dir="${direction}">`, shown('notFoundTitle'), 'content="noindex"'])
      expect(html).toContain(part);
  }
});

answers('a page has a canonical URL, a description and links to its translations', async ({ request }) => {
  for (const { path } of routes) {
    for (const { pathOf } of inEachLanguage) {
      const html = await (await request.get(pathOf(path))).text();
      const url = company.siteUrl + pathOf(path);
      expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
      expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      expect(description.length, description).toBeGreaterThan(80);
      expect(description.length, description).toBeLessThan(165);
      const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
      expect(alternates.map(([, language, href]) => [language, href])).toEqual([
        ...inEachLanguage.map((other) => [other.code, company.siteUrl + other.pathOf(path)]),
        ['x-default', company.siteUrl + path],
      ]);
    }
  }
});

answers('a page has structured data of schema.org', async ({ request }) => {
  const graphOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [, text = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
    const data = JSON.parse(text) as { '@graph': Array<{ '@type': string; mainEntity?: unknown[] }> };
    return data['@graph'];
  };
  const home = await graphOf('/ar');
  expect(home.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
  expect(home[2]?.mainEntity).toContainEqual(expect.objectContaining({ name: arabic.t('faq1Question') }));
  const terms = await graphOf('/terms-of-service');
  expect(terms.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
});

answers('the sitemap lists every page in every language', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed.toSorted()).toEqual(
    routes.flatMap(({ path }) => inEachLanguage.map((language) => company.siteUrl + language.pathOf(path))).toSorted(),
  );
});

answers('search engines list every page but the not-found page', async ({ request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  expect(await htmlOf('/nowhere')).toContain('<meta name="robots" content="noindex"');
  expect(await htmlOf('/contact')).not.toContain('noindex');
});

answers('the licenses of shipped packages are published in full', async ({ request }) => {
  const text = await (await request.get('/licenses.txt')).text();
  for (const name of ['react-dom', 'yup', 'lucide-react', '@fontsource-variable/readex-pro'])
    expect(text).toContain(`\n## ${name} - `);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

answers('no script contains messages of any language', ({ siteFolder }) => {
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

answers('a page contains the messages of its own language, and of others only its offer', async ({ request }) => {
  for (const language of inEachLanguage) {
    const html = await (await request.get(language.pathOf('/contact'))).text();
    const [, data = ''] = /<script type="application\/json" id="page">([^]*?)<\/script>/.exec(html) ?? [];
    const { catalogs } = (JSON.parse(data) as { first: { catalogs: Record<string, Record<string, string>> } }).first;
    for (const { code, t } of inEachLanguage.filter((other) => other !== language))
      expect(catalogs[code]).toEqual({ languageOffer: t('languageOffer'), dismiss: t('dismiss') });
    const own = catalogs[language.code] ?? {};
    expect(own).toHaveProperty('contactTitle', language.t('contactTitle'));
    expect(own).toHaveProperty('nameTooShort', language.t('nameTooShort'));
    expect(own).not.toHaveProperty('heroSubtitle1');
    expect(own).not.toHaveProperty('termsUseContent');
  }
});

answers('the inline script of a page is small', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  expect(inline).toHaveLength(1);
  expect(inline.join('').length).toBeLessThan(1100);
  expect(html).not.toMatch(/<script[^>]* src=/);
});

answers('the policy of a page allows its own inline script and styles only', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*; style-src 'sha256-/);
  expect(policy).not.toContain('unsafe');
});
