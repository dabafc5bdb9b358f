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
import { routes, unknownRoute } from '../support/routes';
import { expect, test } from '../support/test';
import { translatePage } from '../support/translatePage';

/*
 * Pages that a browser translates: the text changes under the hands of React. Nothing crashes, what was typed stays, and a change of
 * language loads the document.
 */

const failure = { tag: '@failure' };

const browsers = [
  { browser: 'Chrome', translate: (page: Page) => translatePage(page) },
  { browser: 'Firefox', translate: (page: Page) => translatePage(page, undefined, 'de') },
];

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

async function fillAndSend(page: Page) {
  for (const name of fieldNames) await field(page, name).fill(valid[name]);
  await page.locator('form button[type=submit]').click();
}

async function chooseSpanish(page: Page) {
  await page.locator('header summary').click();
  await page.locator('header a[hreflang=es]').click();
}

/** Expects a page in the language of its URL, without a trace of the translator. */
async function expectUntranslated(page: Page, path: string, language = spanish) {
  await expectPage(page, path, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language.code);
  await expect(page.locator('#root font')).toHaveCount(0);
  await expect(page.locator('footer')).not.toContainText('«');
}

for (const { browser, translate } of browsers) {
  for (const { path, heading } of [...routes.filter(({ path: each }) => each !== '/privacy-policy'), unknownRoute])
    test(
      `a page that ${browser} translates before and after hydration: its links and its languages work, what was typed stays (${path})`,
      failure,
      async ({ page, watch }) => {
        watch.expectErrors(/Minified React error #418/);
        const release = await holdRequests(page, /\/assets\/.*\.js$/);
        await page.goto(path, { waitUntil: 'commit' });
        await expectHeading(page, heading);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        if (path === '/contact') await field(page, 'message').fill(valid.message);
        await translate(page);
        release();
        await expectHydrated(page);
        if (path === '/contact') await expect(field(page, 'message')).toHaveValue(valid.message);
        await chooseSpanish(page);
        await expectUntranslated(page, path);
        if (path === '/contact') await expect(field(page, 'message')).toHaveValue(valid.message);

        await expectHydrated(page);
        await translate(page);
        await page.locator('footer a[href*=privacy]').click();
        await expectPage(page, '/privacy-policy', spanish);
        await languageSelect(page).selectOption('en');
        await expectUntranslated(page, '/privacy-policy', english);
        await expectHydrated(page);
        await translate(page);
        await page.goBack();
        await expectUntranslated(page, '/privacy-policy');
      },
    );

  test(
    `a form that ${browser} translates: it shows errors, clears them, and sends once`,
    failure,
    async ({ page, watch }) => {
      await open(page, '/contact');
      const message = field(page, 'message');
      await field(page, 'name').fill('Ada');
      await translate(page);
      await page.locator('form button[type=submit]').click();
      await expect(message).toHaveAccessibleDescription(english.shown('messageTooShort'));
      await translate(page);
      await message.fill('x'.repeat(5001));
      await expect(message).toHaveAccessibleDescription(new RegExp(english.shown('messageTooLong', { max: 5000 })));
      await translate(page);
      await expect(field(page, 'name')).toHaveValue('Ada');
      await fillAndSend(page);
      await expectNotice(page, 'messageSent');
      expect(watch.console.filter((line) => line.type() === 'log')).toHaveLength(1);
    },
  );
}

test('a message sent from a translated form before hydration: it is sent once', failure, async ({ page, watch }) => {
  watch.expectErrors(/Minified React error #418/);
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await translatePage(page);
  await fillAndSend(page);
  release();
  await expectNotice(page, 'messageSent');
  expect(watch.console.filter((line) => line.type() === 'log')).toHaveLength(1);
});

test(
  'a page translated while its language is loading: it is completely in the chosen language',
  failure,
  async ({ page }) => {
    await open(page, '/contact');
    const release = await holdRequests(page, /\/es\/contact\.json$/);
    await chooseSpanish(page);
    await translatePage(page);
    release();
    await expectUntranslated(page, '/contact');
  },
);

test(
  'back on a translated page to a section in another language: the document is loaded',
  failure,
  async ({ page }) => {
    await open(page, '/');
    await page.locator('a[href="#main"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#main');
    await chooseSpanish(page);
    await expectHeading(page, 'heroTitle', spanish);
    await translatePage(page);
    await page.goBack();
    await expectHeading(page, 'heroTitle');
    await expect(page).toHaveURL('/#main');
    await expect(page.locator('#root font')).toHaveCount(0);
  },
);

test(
  'a language chosen on a translated page without a connection: the page stays, and its document comes with the connection',
  failure,
  async ({ page, context, watch }) => {
    watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/privacy-policy');
    await page.waitForLoadState('networkidle');
    await translatePage(page);
    await context.setOffline(true);
    await chooseSpanish(page);
    await expectNotice(page, 'pageWaitsForConnection');
    await expect(page.locator('#root font')).not.toHaveCount(0);
    await expect(page).toHaveURL('/privacy-policy');
    await context.setOffline(false);
    await expectUntranslated(page, '/privacy-policy');
  },
);
