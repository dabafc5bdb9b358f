import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { formatDate } from '#i18n/lookup.ts';
import { english, inEachLanguage, inLanguage, type SiteLanguage } from './support/languages';
import { expectHydrated, expectHeading, open } from './support/page';
import { routes } from './support/routes';
import { expect, test } from './support/test';

const values = { company: company.name };
const dial = `tel:${company.phone.replace(/[^+\d]/g, '')}`;

async function expectDocument(
  page: Page,
  { code, direction, t }: SiteLanguage,
  title: (typeof routes)[number]['title'],
) {
  await expect(page).toHaveTitle(`${t(title)} – ${company.name}`);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

async function expectHeader(page: Page, { name, t, pathOf }: SiteLanguage) {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: t('logoLabel', values), exact: true })).toHaveAttribute(
    'href',
    pathOf('/'),
  );
  await expect(header.getByRole('link', { name: company.phone, exact: true })).toHaveAttribute('href', dial);
  await expect(header.getByText(company.email, { exact: true })).toBeVisible();
  await expect(
    header.getByRole('button', { name: t('currentLanguage', { language: name }), exact: true }),
  ).toBeVisible();
  await expect(header.getByRole('link', { name: t('contactUs'), exact: true })).toHaveAttribute(
    'href',
    pathOf('/contact'),
  );
}

async function expectFooter(page: Page, { code, t, shown, pathOf }: SiteLanguage) {
  const footer = page.getByRole('contentinfo');
  const select = footer.getByRole('combobox', { name: t('language'), exact: true });
  await expect(select).toHaveValue(code);
  await expect(select.getByRole('option')).toHaveText(inEachLanguage.map(({ name }) => name));
  const links = [
    [t('termsOfService'), pathOf('/terms-of-service')],
    [t('privacyPolicy'), pathOf('/privacy-policy')],
    [company.phone, dial],
    [company.email, pathOf('/contact')],
  ] as const;
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const text of [company.postalAddress, company.city])
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  const copyright = footer.getByText(shown('copyright', { year: '2025', ...values }), { exact: true });
  await expect(copyright).toContainText('2025');

  const social = [
    [t('socialFacebook', values), company.social.facebook],
    [t('socialInstagram', values), company.social.instagram],
    [t('socialTiktok', values), company.social.tiktok],
    [t('socialWhatsapp', values), company.social.whatsapp],
  ] as const;
  for (const [name, href] of social) {
    const link = footer.getByRole('link', { name: `${name} (${t('opensInNewTab')})`, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer.locator('a[target]')).toHaveCount(social.length);
}

for (const language of inEachLanguage) {
  test(`every page has its title, header and footer, in ${language.name}`, async ({ page }) => {
    for (const { path, title, heading } of routes) {
      await test.step(language.pathOf(path), async () => {
        await open(page, language, path, heading);
        await expectDocument(page, language, title);
        await expectHeader(page, language);
        await expectFooter(page, language);
      });
    }
  });
}

test('a trailing slash does not matter', async ({ page }) => {
  await open(page, english, '/contact/', 'contactTitle');
  await page.goto('/es/');
  await expectHeading(page, inLanguage('es'), 'heroTitle');
  await page.goto('/ar/terms-of-service/');
  await expectHeading(page, inLanguage('ar'), 'termsTitle');
});

test('the legal pages have all their sections, six uses of data and a date', async ({ page }) => {
  for (const language of inEachLanguage) {
    const date = formatDate('2025-04-12', language.code);
    await test.step(language.name, async () => {
      await page.goto(language.pathOf('/terms-of-service'));
      const main = page.getByRole('main');
      await expect(main.locator('section')).toHaveCount(8);
      await expect(main.getByText(language.shown('lastUpdated', { date }), { exact: true })).toBeVisible();

      await page.goto(language.pathOf('/privacy-policy'));
      await expectHeading(page, language, 'privacyTitle');
      await expect(main.locator('section')).toHaveCount(7);
      const use = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: language.shown('privacyUseTitle') }) });
      await expect(use.getByRole('listitem')).toHaveCount(6);
      await expect(main.getByText(language.shown('lastUpdated', { date }), { exact: true })).toBeVisible();
    });
  }
  await page.goto('/terms-of-service');
  await expect(page.getByText('April 12, 2025')).toBeVisible();
});

for (const path of ['/no-such-page', '/en']) {
  test(`${path} is not found`, async ({ page, watch }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expectHydrated(page);
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    await expectDocument(page, english, 'notFoundPageTitle');
    await expectHeader(page, english);
    const logged = () =>
      watch.console.filter((message) => message.text().includes(path)).map((message) => message.type());
    await expect.poll(logged).toEqual(['log']);
    await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expectHeading(page, english, 'heroTitle');
    expect(logged()).toEqual(['log']);
  });
}

test('an unknown path of a language is not found in that language', async ({ page, watch }) => {
  for (const language of inEachLanguage.filter(({ code }) => code !== 'en')) {
    const path = language.pathOf('/no-such-page');
    await open(page, language, '/no-such-page', 'notFoundTitle');
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: language.t('returnToHome'), exact: true })).toHaveAttribute(
      'href',
      language.pathOf('/'),
    );
    await expect.poll(() => watch.console.filter((message) => message.text().includes(path)).length).toBe(1);
  }
});
