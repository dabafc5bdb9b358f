import type { Page } from '@playwright/test';
import { arabic, english, french, inEachLanguage, inLanguage } from './support/languages';
import { awake, expectFrame, expectHeading, markDocument, open, reach } from './support/page';
import { expect, test } from './support/test';

const fault = { tag: '@fault' };

const spanish = inLanguage('es');

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Goes to an address as the history does, for those that a server refuses. */
async function goTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Asks for the contact page in French: the server sends it once; the next time the error screen stands there. Returns a check that nothing is loaded after that. */
async function reloadOnceThenFail(page: Page) {
  await open(page, french, '/', 'heroTitle');
  const contact = page.getByRole('banner').getByRole('link', { name: french.t('contactUs') });
  await contact.click();
  await expectHeading(page, french, 'contactTitle');
  await expect(page).toHaveURL('/fr/contact');
  await open(page, french, '/', 'heroTitle');
  const expectSameDocument = await markDocument(page);
  await contact.click();
  await expectHeading(page, french, 'unexpectedError');
  return expectSameDocument;
}

test.describe('where a page cannot be loaded', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(chunkOf('contact'), (route) => route.abort());
  });

  test(
    'a script that is gone, as after a deploy: the browser asks the server for the page, once; then the error screen, in the language of the visitor',
    fault,
    async ({ page }) => {
      const expectSameDocument = await reloadOnceThenFail(page);
      await expectFrame(page, french);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: french.t('termsOfService') })
        .click();
      await expectHeading(page, french, 'termsTitle');
      await page.goBack();
      await expectHeading(page, french, 'unexpectedError');
      await page
        .getByRole('main')
        .getByRole('link', { name: french.t('returnHome'), exact: true })
        .click();
      await expectHeading(page, french, 'heroTitle');
      await expectSameDocument();
    },
  );

  test(
    'the script of the form gone: the page is loaded anew, once, with what was typed; then it says that nothing was sent, and tries again',
    fault,
    async ({ page }) => {
      await open(page, french, '/contact', 'contactTitle');
      const name = page.getByLabel(french.t('name'), { exact: true });
      const reloaded = page.waitForEvent('load');
      await name.fill('Ada');
      await reloaded;
      await awake(page);
      await expect(name).toHaveValue('Ada');
      await page.getByRole('button', { name: french.t('sendMessage'), exact: true }).click();
      await expect(page.getByRole('status')).toContainText(french.shown('messageNotSent'));
      await expect(name).toHaveValue('Ada');
      await expect(page).toHaveURL('/fr/contact');
      await page.unrouteAll();
      await page.getByRole('button', { name: french.t('sendMessage'), exact: true }).click();
      await expect(page.getByLabel(french.t('email'), { exact: true })).toHaveAccessibleDescription(
        french.shown('emailInvalid'),
      );
      await expect(name).toHaveValue('Ada');
    },
  );
});

test.describe('where a language cannot be loaded', () => {
  const arabicTexts = /\/texts-[^/]+\/ar\//;
  let requests: number;

  test.beforeEach(({ watch }) => watch.expectErrors(/ERR_FAILED/));

  test(
    'a catalog that cannot be loaded: the page is in English, altogether, and says why; a later choice succeeds',
    fault,
    async ({ page }) => {
      const html = page.locator('html');
      for (const from of [english, spanish]) {
        await test.step(`from ${from.name}`, async () => {
          await page.route(arabicTexts, (route) => {
            requests += 1;
            return route.abort();
          });
          requests = 0;
          await open(page, from, '/contact', 'contactTitle');
          // What was written on the way before is brought back as the form comes to life.
          await reach(page, 'main');
          await page.getByLabel(from.t('message'), { exact: true }).fill('Ten pallets of linen');
          await page.getByRole('combobox', { name: from.t('language') }).selectOption('ar');
          await expect(page.getByRole('status')).toContainText(english.shown('languageUnavailable'));
          await expect(page).toHaveURL('/ar/contact');
          await expectHeading(page, english, 'contactTitle');
          await expect(page).toHaveTitle(new RegExp(`^${english.t('contactPageTitle')} `));
          await expect(html).toHaveAttribute('lang', 'en');
          await expect(html).toHaveAttribute('dir', 'ltr');
          await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
          await expectFrame(page);
          await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Ten pallets of linen');
          expect(requests).toBeLessThanOrEqual(2);
          await page.unrouteAll();
          await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
          await expectHeading(page, arabic, 'contactTitle');
          await expect(html).toHaveAttribute('dir', 'rtl');
          await expect(page.getByLabel(arabic.t('message'), { exact: true })).toHaveValue('Ten pallets of linen');
        });
      }
    },
  );
});

test(
  'texts that are gone, as after a deploy: the browser asks the server for the page, once; then the error screen, in the language of the visitor',
  fault,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|could not be loaded/);
    await page.route(/\/texts-[^/]+\//, (route) => route.abort());
    const expectSameDocument = await reloadOnceThenFail(page);
    await expect(page).toHaveURL('/fr/contact');
    await expectFrame(page, french);
    await expectSameDocument();
  },
);

test(
  'a component that throws: the error screen in the language of the page, between header and footer; the other pages work',
  fault,
  async ({ page, watch }) => {
    watch.expectErrors(/A component broke/);
    await page.route(chunkOf('contact'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const Page = () => { throw new Error("A component broke"); };',
      }),
    );
    for (const texts of inEachLanguage) {
      await test.step(texts.name, async () => {
        await open(page, texts, '/', 'heroTitle');
        const expectSameDocument = await markDocument(page);
        await page
          .getByRole('banner')
          .getByRole('link', { name: texts.t('contactUs') })
          .click();
        await expectHeading(page, texts, 'unexpectedError');
        await expect(page.getByText(texts.shown('unexpectedErrorText'), { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: texts.t('reloadPage'), exact: true })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${texts.t('errorPageTitle')} `));
        await expect(page.locator('html')).toHaveAttribute('lang', texts.code);
        await expect(page.locator('html')).toHaveAttribute('dir', texts.direction);
        await expectFrame(page, texts);
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: texts.t('termsOfService') })
          .click();
        await expectHeading(page, texts, 'termsTitle');
        await expectSameDocument();
      });
    }
  },
);

test('the script of the footer gone: the browser loads the page that is asked for', fault, async ({ page, watch }) => {
  watch.expectErrors(/ERR_FAILED/);
  await page.route(chunkOf('Footer'), (route) => route.abort());
  await open(page, english, '/', 'heroTitle');
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expectHeading(page, english, 'contactTitle');
  await expect(page).toHaveURL('/contact');
});

test(
  'the script of the list of languages gone: a notice says so, and where else a language can be chosen',
  fault,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(chunkOf('LanguageMenu'), (route) => route.abort());
    await open(page, french, '/terms-of-service', 'termsTitle');
    await page.getByRole('banner').getByRole('button').click();
    await expect(page.getByRole('status')).toContainText(french.shown('languagesUnavailable'));
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('ar');
    await expectHeading(page, arabic, 'termsTitle');
  },
);

test('an address that cannot be decoded is not found', async ({ page, watch }) => {
  // React reports what the boundary catches.
  watch.expectErrors(/NotFoundError: There is no page at/);
  await open(page, english, '/', 'heroTitle');
  for (const address of ['/%E0%A4%A', '/contact/%']) {
    await goTo(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText('404')).toBeHidden();
    await expectFrame(page);
    await page.getByRole('main').getByRole('link', { name: 'Return Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expectHeading(page, english, 'heroTitle');
  }
});

test('an anchor or a query that cannot be decoded does no harm', async ({ page }) => {
  await open(page, english, '/terms-of-service#%E0%A4%A', 'termsTitle');
  await open(page, english, '/?from=%E0%A4%A', 'heroTitle');
  await expectFrame(page);
});
