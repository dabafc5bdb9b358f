import type { Page } from '@playwright/test';
import { fieldNames, fieldOf, fill, sendButton, valid } from './support/contactForm';
import { arabic, french, spanish, type SiteLanguage } from './support/languages';
import {
  breakPage,
  chunkOf,
  contactLink,
  contentsLink,
  expectHeaderAndFooter,
  expectHeading,
  expectHydrated,
  expectLanguage,
  expectNotice,
  expectPage,
  expectSection,
  footerLink,
  holdRequests,
  languageSelect,
  markDocument,
  notice,
  open,
  saveData,
} from './support/page';
import { expect, test } from './support/test';

/*
 * Failures, and what a visitor sees of them. Such tests have the tag `@failure`, here and in other files, and a title of the form
 * "failure: what the visitor sees"; `npm test -- --list @failure` prints them.
 */

const failure = { tag: '@failure' };

const action = (page: Page, { t }: SiteLanguage, key: 'tryAgain' | 'stayHere') =>
  notice(page).getByRole('button', { name: t(key), exact: true });

test.describe('without a connection', failure, () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
    // Otherwise the pages of this language would be there already.
    await saveData(page);
  });

  test('no connection when a link is clicked, or when going back: the current page stays, a notice says why, and the new page loads when the connection is back, unless the visitor stays or follows another link', async ({
    page,
    context,
  }) => {
    await open(page, '/terms-of-service', arabic);
    const expectSameDocument = await markDocument(page);
    const link = contactLink(page, arabic);
    await context.setOffline(true);

    await test.step('the visitor stays', async () => {
      await link.press('Enter');
      await expectNotice(page, 'pageWaitsForConnection', arabic);
      await action(page, arabic, 'stayHere').press('Enter');
      await expect(notice(page)).toBeEmpty();
      await expect(link).toBeFocused();
      await expectPage(page, '/terms-of-service', arabic);
    });
    await test.step('a link to a section', async () => {
      await link.click();
      await expectNotice(page, 'pageWaitsForConnection', arabic);
      await contentsLink(page, 'termsUseTitle', arabic).click();
      await expect(notice(page)).toBeEmpty();
      await expectSection(page, 'termsUseTitle', arabic);
      await context.setOffline(false);
      await page.waitForLoadState('networkidle');
      await expectPage(page, '/terms-of-service#use', arabic);
      await page.goBack();
      await expectPage(page, '/terms-of-service', arabic);
    });
    await test.step('the connection is back', async () => {
      await context.setOffline(true);
      await link.click();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expectNotice(page, 'pageWaitsForConnection', arabic);
        await expectPage(page, '/terms-of-service', arabic);
        await expectHeaderAndFooter(page, arabic);
        await action(page, arabic, 'tryAgain').click();
      }
      await context.setOffline(false);
      await expectPage(page, '/contact', arabic);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(notice(page)).toBeEmpty();
      await expectSameDocument();
    });
    await test.step('going back', async () => {
      await page.reload();
      await expectHydrated(page);
      await context.setOffline(true);
      await page.evaluate(() => history.back());
      await expectNotice(page, 'pageWaitsForConnection', arabic);
      await expectHeading(page, 'contactTitle', arabic);
      await context.setOffline(false);
      await expectPage(page, '/terms-of-service', arabic);
    });
  });

  test('no connection when a language is chosen: the page keeps its language, and changes it when the connection is back, unless the visitor stays', async ({
    page,
    context,
  }) => {
    await open(page, '/contact', spanish);
    await fieldOf(page, 'message', spanish).fill(valid.message);
    await context.setOffline(true);
    // A visitor focuses the list before using it.
    await languageSelect(page).focus();
    await languageSelect(page).selectOption(french.code);
    await expectNotice(page, 'pageWaitsForConnection', spanish);
    await action(page, spanish, 'stayHere').click();
    await expect(languageSelect(page)).toHaveValue(spanish.code);
    await languageSelect(page).selectOption(arabic.code);
    await expectNotice(page, 'pageWaitsForConnection', spanish);
    await expectPage(page, '/contact', spanish);
    await expectLanguage(page, spanish);
    await context.setOffline(false);
    await expectPage(page, '/contact', arabic);
    await expectLanguage(page, arabic);
    await expect(fieldOf(page, 'message', arabic)).toHaveValue(valid.message);
    await expect(languageSelect(page)).toHaveValue(arabic.code);
  });
});

test(
  'a failing server (503), or a connection that never responds: the current page and its language stay, a notice says why, and what was asked for loads on a response',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/503|ERR_FAILED|Failed to fetch dynamically imported module/);
    await saveData(page);
    await open(page, '/', arabic);
    const expectSameDocument = await markDocument(page);
    await page.waitForLoadState('networkidle');
    await page.clock.install();

    await test.step('a failing server', async () => {
      await page.route(/./, (route) => route.fulfill({ status: 503 }));
      await contactLink(page, arabic).click();
      await expectNotice(page, 'pageWaitsForServer', arabic);
      await expectPage(page, '/', arabic);
      await expectHeaderAndFooter(page, arabic);
      await page.unrouteAll();
      await page.clock.runFor(10_000);
      await expectPage(page, '/contact', arabic);
    });

    await test.step('no response to a choice of language', async () => {
      await fieldOf(page, 'message', arabic).fill(valid.message);
      await page.waitForLoadState('networkidle');
      const release = await holdRequests(page, /./);
      const probed = page.waitForRequest((request) => request.method() === 'HEAD');
      await languageSelect(page).selectOption('es');
      await page.clock.runFor(10_000);
      await probed;
      await page.clock.runFor(10_000);
      await expectNotice(page, 'pageWaitsForServer', arabic);
      await expectPage(page, '/contact', arabic);
      release();
      await page.clock.runFor(10_000);
      await expectPage(page, '/contact', spanish);
      await expect(fieldOf(page, 'message', spanish)).toHaveValue(valid.message);
    });
    await expectSameDocument();
  },
);

test('storage blocked: the form, the language menu and back navigation work', failure, async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Object.defineProperties(window, { sessionStorage: { get }, localStorage: { get } });
  });
  await open(page, '/contact', french);
  await fill(page, valid, french);
  await languageSelect(page).selectOption('en');
  await expectHeading(page, 'contactTitle');
  for (const name of fieldNames) await expect(fieldOf(page, name)).toHaveValue(valid[name]);
  await sendButton(page).click();
  await expectNotice(page, 'messageSent');
  await fieldOf(page, 'message').fill(valid.message);
  await footerLink(page, 'termsOfService').click();
  await expectHeading(page, 'termsTitle');
  await page.goBack();
  await expect(fieldOf(page, 'message')).toHaveValue(valid.message);
});

test(
  'files removed by a deployment: the browser loads the page from the server, once; then the error screen in the same language',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch/);
    const follow = async () => {
      await open(page, '/privacy-policy', french);
      const expectSameDocument = await markDocument(page);
      await contactLink(page, french).click();
      return expectSameDocument;
    };
    for (const file of [/\/messages-[^/]+\/fr\/contact\.json$/, chunkOf('contact')]) {
      await test.step(`${file}`, async () => {
        await page.route(file, (route) => route.abort());
        const expectOldDocument = await follow();
        await expectPage(page, '/contact', french);
        await expect(expectOldDocument()).rejects.toThrow('the document was not loaded again');
        const expectSameDocument = await follow();
        await expectHeading(page, 'unexpectedError', french);
        await expect(page).toHaveURL('/fr/contact');
        await expectHeaderAndFooter(page, french);
        await expect(page.getByRole('main')).toBeFocused();
        await page.getByRole('link', { name: french.t('returnHome'), exact: true }).click();
        await expectPage(page, '/', french);
        await page.unroute(file);
        await page.goBack();
        await expectPage(page, '/contact', french);
        await expectSameDocument();
      });
    }
    await test.step('messages of another language: what was typed is kept', async () => {
      await fieldOf(page, 'message', french).fill(valid.message);
      await page.route(/\/messages-[^/]+\/ar\//, (route) => route.abort());
      await languageSelect(page).selectOption(arabic.code);
      await expectPage(page, '/contact', arabic);
      await expectLanguage(page, arabic);
      await expect(fieldOf(page, 'message', arabic)).toHaveValue(valid.message);
    });
  },
);

test(
  'a component that throws: the error screen between header and footer, in the language of the page; other pages work',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/A component broke/);
    await breakPage(page, 'termsOfService');
    await open(page, '/privacy-policy', arabic);
    const expectSameDocument = await markDocument(page);
    await footerLink(page, 'termsOfService', arabic).click();
    await expectHeading(page, 'unexpectedError', arabic);
    await expect(page.getByText(arabic.shown('unexpectedErrorText'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: arabic.t('reloadPage'), exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${arabic.t('errorPageTitle')} `));
    await expectLanguage(page, arabic);
    await expectHeaderAndFooter(page, arabic);
    await contactLink(page, arabic).click();
    await expectPage(page, '/contact', arabic);
    await expectSameDocument();
  },
);
