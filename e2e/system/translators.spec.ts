import type { Page } from '@playwright/test';
import { fieldNames, valid } from '../support/contactForm';
import { english, spanish } from '../support/languages';
import {
  expectHeading,
  expectHydrated,
  expectNotice,
  expectPage,
  holdRequests,
  languageSelect,
  open,
} from '../support/page';
import { expect, test, type Watch } from '../support/test';
import { translatePage } from '../support/translatePage';

/*
 * Pages that a browser translates: the text changes under the hands of React. Nothing crashes, what was typed stays, and a change of
 * language loads the document.
 */

const failure = { tag: '@failure' };
const hydrationErrors = /Minified React error #418/;

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

/** Sends the form. Returns how to expect that it was sent once. */
async function send(page: Page, { console: log }: Watch) {
  for (const name of fieldNames) await field(page, name).fill(valid[name]);
  await page.locator('form [type=submit]').click();
  return async (language = english) => {
    await expectNotice(page, 'messageSent', language);
    expect(log.filter((line) => line.type() === 'log')).toHaveLength(1);
  };
}

async function chooseSpanish(page: Page) {
  await page.locator('header summary').click();
  await page.locator('header a[hreflang=es]').click();
}

/** Expects a page in the language of its URL, without a trace of the translator. */
async function expectUntranslated(page: Page, path: string, language = spanish) {
  await expectPage(page, path, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language.code);
  await expect(page.locator('#root')).not.toContainText('⟦');
  await expectHydrated(page);
}

/** Opens a page that is translated before its scripts run. Returns how to let them load. */
async function openTranslated(page: Page, path: string, translate: (page: Page) => Promise<void>) {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await translate(page);
  return release;
}

for (const [browser, translate] of [
  ['Chrome', (page: Page) => translatePage(page)],
  ['Firefox', (page: Page) => translatePage(page, undefined, 'de')],
] as const) {
  for (const path of ['/', '/contact', '/terms-of-service', '/no-such-page'])
    test(
      `${browser} translates ${path} before and after hydration: links and languages work`,
      failure,
      async ({ page, watch }) => {
        watch.expectErrors(hydrationErrors);
        const release = await openTranslated(page, path, translate);
        release();
        await expectHydrated(page);
        await chooseSpanish(page);
        await expectUntranslated(page, path);

        await translate(page);
        await page.locator('footer a[href*=privacy]').click();
        await expectPage(page, '/privacy-policy', spanish);
        await languageSelect(page).selectOption('en');
        await expectUntranslated(page, '/privacy-policy', english);
        await translate(page);
        await page.goBack();
        await expectUntranslated(page, '/privacy-policy');
      },
    );

  test(
    `${browser} translates a form: what was typed stays, errors come and go, and it is sent once`,
    failure,
    async ({ page, watch }) => {
      watch.expectErrors(hydrationErrors);
      const release = await openTranslated(page, '/contact', translate);
      await field(page, 'name').fill('Ada');
      release();
      await expectHydrated(page);
      await expect(field(page, 'name')).toHaveValue('Ada');
      await chooseSpanish(page);
      await expectUntranslated(page, '/contact');
      await expect(field(page, 'name')).toHaveValue('Ada');

      const message = field(page, 'message');
      await translate(page);
      await page.locator('form [type=submit]').click();
      await expect(message).toHaveAccessibleDescription(spanish.shown('messageTooShort'));
      await translate(page);
      await message.fill('x'.repeat(5001));
      await expect(message).toHaveAccessibleDescription(new RegExp(spanish.shown('messageTooLong', { max: 5000 })));
      await translate(page);
      const expectSent = await send(page, watch);
      await expectSent(spanish);
    },
  );
}

test('a message sent from a translated form before hydration: it is sent once', failure, async ({ page, watch }) => {
  watch.expectErrors(hydrationErrors);
  const release = await openTranslated(page, '/contact', translatePage);
  const expectSent = await send(page, watch);
  release();
  await expectSent();
});

test(
  'back on a translated page to a section in another language: the document is loaded',
  failure,
  async ({ page }) => {
    await open(page, '/');
    await page.locator('a[href="#main"]').press('Enter');
    await expect(page).toHaveURL('/#main');
    await chooseSpanish(page);
    await expectHeading(page, 'heroTitle', spanish);
    await translatePage(page);
    await page.goBack();
    await expectHeading(page, 'heroTitle');
    await expect(page).toHaveURL('/#main');
    await expect(page.locator('#root')).not.toContainText('⟦');
  },
);

test(
  'an element is gone that React removes: the document is loaded, and what was typed stays',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/'removeChild'/);
    await open(page, '/contact');
    await expectHydrated(page);
    await field(page, 'name').fill('Ada');
    await page.locator('form [type=submit]').click();
    const email = field(page, 'email');
    await expect(email).toHaveAccessibleDescription(english.shown('emailInvalid'));
    await page.locator('[id$="-email-error"]').evaluate((error) => error.parentElement!.remove());
    const reloaded = page.waitForEvent('load');
    await email.fill(valid.email);
    await reloaded;
    await expectHydrated(page);
    await expect(email).toHaveValue(valid.email);
    await expect(field(page, 'name')).toHaveValue('Ada');
  },
);
