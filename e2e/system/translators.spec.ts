import type { Page } from '@playwright/test';
import { fieldNames, valid } from '../support/contactForm';
import { english, spanish } from '../support/languages';
import { expectHydrated, expectNotice, expectPage, languageSelect, open, openWithoutScripts } from '../support/page';
import { expect, test } from '../support/test';
import { translatePage } from '../support/translatePage';

/*
 * Pages that a browser translates: the text changes under the hands of React. Nothing crashes, what was typed stays, and a change of
 * language loads the document.
 */

const hydrationErrors = /Minified React error #418/;

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const submit = (page: Page) => page.locator('form [type=submit]');

/** Expects a page in the language of its URL, without a trace of the translator. */
async function expectUntranslated(page: Page, path: string, language = spanish) {
  await expectPage(page, path, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language.code);
  await expect(page.locator('#root')).not.toContainText('⟦');
  await expectHydrated(page);
}

/** Uses the links of the header: they work while React renders the page anew, which closes the list and loses a choice in the footer. */
async function chooseSpanish(page: Page) {
  const link = page.locator('header a[hreflang=es]');
  await expect(async () => {
    if (!(await link.isVisible())) await page.locator('header summary').click();
    await link.click({ timeout: 2000 });
  }).toPass();
}

/** Opens a page that is translated before its scripts run. Returns how to let them load. */
async function openTranslated(page: Page, path: string, documentLanguage: string | undefined) {
  const release = await openWithoutScripts(page, path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await translatePage(page, documentLanguage);
  return release;
}

test.describe('a page that the browser translates', { tag: '@failure' }, () => {
  for (const { browser, documentLanguage, paths } of [
    { browser: 'Chrome', documentLanguage: undefined, paths: ['/', '/contact', '/terms-of-service', '/no-such-page'] },
    { browser: 'Firefox', documentLanguage: 'de', paths: ['/', '/contact'] },
  ]) {
    for (const path of paths)
      test(`${browser} translates ${path} before and after hydration: links and languages work`, async ({
        page,
        watch,
      }) => {
        watch.expectErrors(hydrationErrors);
        const release = await openTranslated(page, path, documentLanguage);
        release();
        await expectHydrated(page);
        await chooseSpanish(page);
        await expectUntranslated(page, path);

        await translatePage(page, documentLanguage);
        await page.locator('footer a[href*=privacy]').click();
        await expectPage(page, '/privacy-policy', spanish);
        await languageSelect(page).selectOption('en');
        await expectUntranslated(page, '/privacy-policy', english);
        await translatePage(page, documentLanguage);
        await page.goBack();
        await expectUntranslated(page, '/privacy-policy');
      });

    test(`${browser} translates a form: what was typed stays, errors come and go, and it is sent once, also before hydration`, async ({
      page,
      watch,
    }) => {
      watch.expectErrors(hydrationErrors);
      const send = async () => {
        for (const name of fieldNames) await field(page, name).fill(valid[name]);
        await submit(page).click();
      };
      const expectSent = async (times: number, language = english) => {
        await expectNotice(page, 'messageSent', language);
        expect(watch.console.filter((line) => line.type() === 'log')).toHaveLength(times);
      };
      const release = await openTranslated(page, '/contact', documentLanguage);
      await field(page, 'name').fill('Ada');
      release();
      await expectHydrated(page);
      await expect(field(page, 'name')).toHaveValue('Ada');
      await chooseSpanish(page);
      await expectUntranslated(page, '/contact');
      await expect(field(page, 'name')).toHaveValue('Ada');

      const message = field(page, 'message');
      await translatePage(page, documentLanguage);
      await submit(page).click();
      await expect(message).toHaveAccessibleDescription(spanish.shown('messageTooShort'));
      await translatePage(page, documentLanguage);
      await message.fill('x'.repeat(5001));
      await expect(message).toHaveAccessibleDescription(new RegExp(spanish.shown('messageTooLong', { max: 5000 })));
      await translatePage(page, documentLanguage);
      await send();
      await expectSent(1, spanish);

      const releaseAgain = await openTranslated(page, '/contact', documentLanguage);
      await send();
      releaseAgain();
      await expectSent(2);
    });
  }

  test('back on a translated page to a section in another language: the document is loaded', async ({ page }) => {
    await open(page, '/terms-of-service');
    await page.locator('a[href="#main"]').press('Enter');
    await expect(page).toHaveURL('/terms-of-service#main');
    await languageSelect(page).selectOption('es');
    await expectPage(page, '/terms-of-service#main', spanish);
    await translatePage(page);
    await page.goBack();
    await expectUntranslated(page, '/terms-of-service#main', english);
  });

  test('an element is gone that React removes: the document is loaded, and what was typed stays', async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/'removeChild'/);
    await open(page, '/contact');
    await field(page, 'name').fill('Ada');
    await submit(page).click();
    const email = field(page, 'email');
    await expect(email).toHaveAccessibleDescription(english.shown('emailInvalid'));
    await page.locator('[id$="-email-error"]').evaluate((error) => error.parentElement!.remove());
    const reloaded = page.waitForEvent('load');
    await email.fill(valid.email);
    await reloaded;
    await expectHydrated(page);
    await expect(email).toHaveValue(valid.email);
    await expect(field(page, 'name')).toHaveValue('Ada');
  });
});
