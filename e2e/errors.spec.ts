import type { Page } from '@playwright/test';
import { arabic, english, french, spanish } from './support/languages';
import {
  breakPage,
  chunkOf,
  contactLink,
  expectHeaderAndFooter,
  expectHeading,
  expectHydrated,
  expectLanguage,
  expectNotice,
  expectPage,
  footerLink,
  holdRequests,
  hydratePart,
  languageSelect,
  markDocument,
  open,
} from './support/page';
import { fieldOf, sendButton } from './support/contactForm';
import { expect, test } from './support/test';
import { translatePage } from './support/translatePage';

const failure = { tag: '@failure' };

const scriptMissing = /ERR_FAILED|Failed to fetch dynamically imported module/;

const failContactScript = (page: Page) => page.route(chunkOf('contact'), (route) => route.abort());

/** Follows the link to the contact page, whose files are gone, from a page where loading it from the server did not help. Returns a function that expects no further reload. */
async function openErrorScreen(page: Page, from: string) {
  await open(page, from, french);
  const expectSameDocument = await markDocument(page);
  await contactLink(page, french).click();
  await expectHeading(page, 'unexpectedError', french);
  return expectSameDocument;
}

test(
  'files removed by a deployment: the browser loads the page from the server, once; then the error screen in the same language',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(scriptMissing);
    watch.expectErrors(/could not be loaded/);

    await test.step('messages', async () => {
      await page.route(/\/messages-[^/]+\//, (route) => route.abort());
      await open(page, '/privacy-policy', french);
      await contactLink(page, french).click();
      await expectPage(page, '/contact', french);
      const expectSameDocument = await openErrorScreen(page, '/privacy-policy');
      await expect(page).toHaveURL('/fr/contact');
      await expectHeaderAndFooter(page, french);
      await expectSameDocument();
      await page.unrouteAll();
    });

    await test.step('a script', async () => {
      await failContactScript(page);
      const expectSameDocument = await openErrorScreen(page, '/');
      await expectHeaderAndFooter(page, french);
      await expect(page.getByRole('main')).toBeFocused();
      await page
        .getByRole('main')
        .getByRole('link', { name: french.t('returnHome'), exact: true })
        .click();
      await expectHeading(page, 'heroTitle', french);
      await page.goBack();
      await expectHeading(page, 'unexpectedError', french);
      await footerLink(page, 'termsOfService', french).click();
      await expectHeading(page, 'termsTitle', french);
      await expectSameDocument();
      // Another page was loaded since, so one more reload is tried.
      await page.goBack();
      await expectHeading(page, 'contactTitle', french);
    });

    await test.step('a language chosen on the error screen: the page is in that language, as soon as its script is there again', async () => {
      const expectSameDocument = await openErrorScreen(page, '/privacy-policy');
      await page.unrouteAll();
      await languageSelect(page).selectOption(spanish.code);
      await expectPage(page, '/contact', spanish);
      await expectSameDocument();
    });
  },
);

test(
  'a script removed by a deployment: the browser loads the page from the server on click, unless another link is followed meanwhile',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(scriptMissing);
    await failContactScript(page);
    await open(page, '/privacy-policy');
    const expectSameDocument = await markDocument(page);
    const contact = contactLink(page);

    await test.step('another link followed meanwhile: the last link counts', async () => {
      const release = await holdRequests(page, /\/contact$/);
      const asked = page.waitForRequest(/\/contact$/);
      const answered = page.waitForResponse(/\/contact$/);
      await contact.click();
      await asked;
      await footerLink(page, 'termsOfService').click();
      await expectPage(page, '/terms-of-service');
      release();
      await answered;
      await page.waitForLoadState('networkidle');
      await expectPage(page, '/terms-of-service');
      await expectSameDocument();
    });

    await test.step('a script that fails to prefetch', async () => {
      const messages = page.waitForResponse(/\/en\/contact\.json$/);
      const script = page.waitForEvent('requestfailed', (request) => chunkOf('contact').test(request.url()));
      await contact.hover();
      await (await messages).finished();
      await script;
      await page.waitForLoadState('networkidle');
      const loaded = page.waitForEvent('load');
      await contact.click();
      await loaded;
      await expectHeading(page, 'contactTitle');
      await expect(expectSameDocument()).rejects.toThrow('the document was not loaded again');
    });
  },
);

test(
  'a missing script of the form: the page reloads once, with the typed values; then it says that nothing was sent, and can retry',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(scriptMissing);
    await failContactScript(page);
    await open(page, '/contact', french);
    const name = fieldOf(page, 'name', french);
    const reloaded = page.waitForEvent('load');
    await name.fill('Ada');
    await reloaded;
    await expectHydrated(page);
    await expect(name).toHaveValue('Ada');
    await sendButton(page, french).click();
    await expectNotice(page, 'messageNotSent', french);
    await expect(name).toHaveValue('Ada');
    await expect(page).toHaveURL('/fr/contact');
    await page.unrouteAll();
    await sendButton(page, french).click();
    await expect(fieldOf(page, 'email', french)).toHaveAccessibleDescription(french.shown('emailInvalid'));
    await expect(name).toHaveValue('Ada');
  },
);

test(
  'a catalog that cannot be loaded: the whole page is in English and says why; choosing the language again succeeds, also on a translated page',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    for (const from of [spanish, english]) {
      await test.step(`from ${from.name}`, async () => {
        let requests = 0;
        await page.route(/\/messages-[^/]+\/ar\//, (route) => {
          requests += 1;
          return route.abort();
        });
        await open(page, '/contact', from);
        // The draft of the previous language is restored when the form is hydrated.
        await hydratePart(page, 'main');
        await fieldOf(page, 'message', from).fill('Ten pallets of linen');
        await languageSelect(page).selectOption('ar');
        await expectNotice(page, 'languageUnavailable');
        await expect(page).toHaveURL('/ar/contact');
        await expectHeading(page, 'contactTitle');
        await expect(page).toHaveTitle(new RegExp(`^${english.t('contactPageTitle')} `));
        await expectLanguage(page, english);
        await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
        await expectHeaderAndFooter(page);
        await expect(fieldOf(page, 'message')).toHaveValue('Ten pallets of linen');
        expect(requests).toBeLessThanOrEqual(2);
        await page.unrouteAll();
        if (from === english) await translatePage(page);
        await languageSelect(page).selectOption('ar');
        await expectPage(page, '/contact', arabic);
        await expectLanguage(page, arabic);
        await expectHeaderAndFooter(page, arabic);
        await expect(fieldOf(page, 'message', arabic)).toHaveValue('Ten pallets of linen');
      });
    }
  },
);

test(
  'a component that throws: the error screen between header and footer, in the language of the page; other pages work',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/A component broke/);
    await breakPage(page, 'contact');
    await open(page, '/privacy-policy', arabic);
    const expectSameDocument = await markDocument(page);
    await contactLink(page, arabic).click();
    await expectHeading(page, 'unexpectedError', arabic);
    await expect(page.getByText(arabic.shown('unexpectedErrorText'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: arabic.t('reloadPage'), exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${arabic.t('errorPageTitle')} `));
    await expectLanguage(page, arabic);
    await expectHeaderAndFooter(page, arabic);
    await footerLink(page, 'termsOfService', arabic).click();
    await expectHeading(page, 'termsTitle', arabic);
    await expectSameDocument();
  },
);

test(
  'a missing script of the language menu or of the footer: a notice says where else a language can be chosen; the browser loads the requested page from the server',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(chunkOf('LanguageMenu'), (route) => route.abort());
    await page.route(chunkOf('Footer'), (route) => route.abort());
    await open(page, '/terms-of-service', french);
    await page.getByRole('banner').getByRole('button').click();
    await expectNotice(page, 'languagesUnavailable', french);
    await contactLink(page, french).click();
    await expectPage(page, '/contact', french);
    await page.unroute(chunkOf('Footer'));
    await languageSelect(page).selectOption('ar');
    await expectPage(page, '/contact', arabic);
  },
);
