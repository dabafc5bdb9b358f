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

/** Navigates to the contact page in French twice: the first time by a reload, the second time to the error screen. Returns a function that expects no further reload. */
async function reloadOnceThenFail(page: Page) {
  await open(page, '/', french);
  const contact = contactLink(page, french);
  await contact.click();
  await expectPage(page, '/contact', french);
  await open(page, '/', french);
  const expectSameDocument = await markDocument(page);
  await contact.click();
  await expectHeading(page, 'unexpectedError', french);
  return expectSameDocument;
}

test.describe('where a page cannot be loaded', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(chunkOf('contact'), (route) => route.abort());
  });

  test(
    'a script removed by a deployment: the browser loads the page from the server, once; then the error screen in the same language',
    failure,
    async ({ page }) => {
      const expectSameDocument = await reloadOnceThenFail(page);
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
    },
  );

  test(
    'a language chosen on the error screen: the page is in that language, as soon as its script is there again',
    failure,
    async ({ page }) => {
      const expectSameDocument = await reloadOnceThenFail(page);
      await page.unrouteAll();
      await languageSelect(page).selectOption(spanish.code);
      await expectPage(page, '/contact', spanish);
      await expectSameDocument();
    },
  );

  test(
    'a script removed by a deployment, and another link followed meanwhile: the last link counts',
    failure,
    async ({ page }) => {
      await open(page, '/');
      const expectSameDocument = await markDocument(page);
      const release = await holdRequests(page, /\/contact$/);
      const asked = page.waitForRequest(/\/contact$/);
      const answered = page.waitForResponse(/\/contact$/);
      await contactLink(page).click();
      await asked;
      await footerLink(page, 'termsOfService').click();
      await expectPage(page, '/terms-of-service');
      release();
      await answered;
      await page.waitForLoadState('networkidle');
      await expectPage(page, '/terms-of-service');
      await expectSameDocument();
    },
  );

  test(
    'a script that fails to prefetch: the browser loads the page from the server on click',
    failure,
    async ({ page }) => {
      await open(page, '/', french);
      await hydratePart(page, 'footer');
      const expectSameDocument = await markDocument(page);
      const contact = contactLink(page, french);
      const messages = page.waitForResponse(/\/fr\/contact\.json$/);
      const script = page.waitForEvent('requestfailed', (request) => chunkOf('contact').test(request.url()));
      await contact.hover();
      await (await messages).finished();
      await script;
      await page.waitForLoadState('networkidle');
      const loaded = page.waitForEvent('load');
      await contact.click();
      await loaded;
      await expectHeading(page, 'contactTitle', french);
      await expect(expectSameDocument()).rejects.toThrow('the document was not loaded again');
    },
  );

  test(
    'a missing script of the form: the page reloads once, with the typed values; then it says that nothing was sent, and can retry',
    failure,
    async ({ page }) => {
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
});

test(
  'a catalog that cannot be loaded: the whole page is in English and says why; choosing the language again succeeds',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    for (const from of [english, spanish]) {
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
        await page.getByRole('combobox', { name: from.t('language') }).selectOption('ar');
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
        await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
        await expectHeading(page, 'contactTitle', arabic);
        await expectLanguage(page, arabic);
        await expect(fieldOf(page, 'message', arabic)).toHaveValue('Ten pallets of linen');
      });
    }
  },
);

test(
  'a catalog that cannot be loaded, and the browser translates the English page: its language can be chosen again',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(/\/messages-[^/]+\/ar\//, (route) => route.abort());
    await open(page, '/contact');
    await hydratePart(page, 'main');
    await languageSelect(page).selectOption(arabic.code);
    await expectNotice(page, 'languageUnavailable');
    await translatePage(page);
    await page.unrouteAll();
    await languageSelect(page).selectOption(arabic.code);
    await expectPage(page, '/contact', arabic);
    await expectHeaderAndFooter(page, arabic);
  },
);

test(
  'messages removed by a deployment: the browser loads the page from the server, once; then the error screen in the same language',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|could not be loaded/);
    await page.route(/\/messages-[^/]+\//, (route) => route.abort());
    const expectSameDocument = await reloadOnceThenFail(page);
    await expect(page).toHaveURL('/fr/contact');
    await expectHeaderAndFooter(page, french);
    await expectSameDocument();
  },
);

test(
  'a component that throws: the error screen between header and footer, in the language of the page; other pages work',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/A component broke/);
    await breakPage(page, 'contact');
    for (const language of [english, arabic]) {
      await test.step(language.name, async () => {
        await open(page, '/', language);
        const expectSameDocument = await markDocument(page);
        await contactLink(page, language).click();
        await expectHeading(page, 'unexpectedError', language);
        await expect(page.getByText(language.shown('unexpectedErrorText'), { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: language.t('reloadPage'), exact: true })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${language.t('errorPageTitle')} `));
        await expectLanguage(page, language);
        await expectHeaderAndFooter(page, language);
        await footerLink(page, 'termsOfService', language).click();
        await expectHeading(page, 'termsTitle', language);
        await expectSameDocument();
      });
    }
  },
);

test(
  'a missing script of the footer: the browser loads the requested page from the server',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(chunkOf('Footer'), (route) => route.abort());
    await open(page, '/');
    await contactLink(page).click();
    await expectPage(page, '/contact');
  },
);

test(
  'a missing script of the language menu: a notice says so, and where else a language can be chosen',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(chunkOf('LanguageMenu'), (route) => route.abort());
    await open(page, '/terms-of-service', french);
    await page.getByRole('banner').getByRole('button').click();
    await expectNotice(page, 'languagesUnavailable', french);
    await languageSelect(page).selectOption('ar');
    await expectHeading(page, 'termsTitle', arabic);
  },
);
