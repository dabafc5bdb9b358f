import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { arabic, english } from './support/languages';
import { expectPage, footerLink, logoLink, open, question } from './support/page';
import { expect, test } from './support/test';

/** Brightness of a color, from 0 (black) to 765 (white). */
const brightness = (color: string) =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

/** Follows a link, which is not printed. */
async function goAndPrint(page: Page, link: Locator) {
  await page.emulateMedia({ media: 'screen' });
  await link.click();
  await page.emulateMedia({ media: 'print' });
}

test('printed pages', async ({ page }) => {
  const language = arabic;
  await page.emulateMedia({ media: 'print' });
  await open(page, '/privacy-policy', language);

  await test.step('a legal page has its text, its date and the company, black on white, and no controls', async () => {
    await expect(page.getByText(language.shown('privacySummary'), { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('time')).toBeVisible();
    await expect(page.getByRole('heading', { name: language.t('privacyContactTitle') })).toBeVisible();
    await expect(page.getByText(company.legalName, { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(
      language.shown('copyright', { year: String(company.copyrightYear), company: company.name }),
    );

    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: language.t('contactUs'), exact: true })).toHaveCount(0);
    await expect(page.locator('a[href^="#"]').filter({ visible: true })).toHaveCount(0);

    for (const text of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('listitem').first(),
      page.getByRole('contentinfo'),
    ]) {
      expect(brightness(await text.evaluate((element) => getComputedStyle(element).color))).toBe(0);
    }
    const backgrounds = await page.evaluate(() =>
      [document.documentElement, ...document.body.querySelectorAll('*')].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    );
    expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });

  await test.step('the address stays in one piece, with the text before it', async () => {
    await goAndPrint(page, footerLink(page, 'termsOfService', language));
    await expectPage(page, '/terms-of-service', language);
    const address = page.getByRole('main').getByText(company.postalAddress).locator('xpath=ancestor::p');
    await expect(address).toHaveCSS('break-before', 'avoid');
    await expect(address).toHaveCSS('break-inside', 'avoid');
  });

  await test.step('the home page has every answer, no map and no buttons', async () => {
    await goAndPrint(page, logoLink(page, language));
    await expectPage(page, '/', language);
    for (const number of [1, 2, 3, 4, 5] as const) {
      const { heading, answer } = question(page, number, language);
      await expect(heading).toBeVisible();
      await expect(answer).toBeVisible();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.getByText(company.postalAddress, { exact: true }).filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('where the browser prefers Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('an empty form is not printed; a filled-in one is; the offer of another language is not', async ({ page }) => {
    await open(page, '/contact');
    const offer = page.getByRole('link', { name: arabic.t('languageOffer') });
    const message = page.getByRole('textbox', { name: english.t('message') });
    await expect(offer).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(offer).toBeHidden();
    await expect(page.getByRole('link', { name: company.phone }).filter({ visible: true })).toBeVisible();
    await expect(message).toBeHidden();
    const hours = page.getByRole('listitem').filter({ hasText: english.t('openingHours') });
    await expect
      .poll(async () => (await hours.innerText()).split('\n').length)
      .toBe(2 + company.openingHours!.times.length);
    await page.emulateMedia({ media: 'screen' });
    await message.fill('One line.\n'.repeat(20));
    await page.emulateMedia({ media: 'print' });
    await expect(message).toBeVisible();
    expect(await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });
});
