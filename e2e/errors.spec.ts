import type { Page } from '@playwright/test';
import { arabic, french, spanish } from './support/languages';
import {
  breakPage,
  chunkOf,
  contactLink,
  expectHeaderAndFooter,
  expectHeading,
  expectLanguage,
  expectPage,
  footerLink,
  languageSelect,
  markDocument,
  open,
} from './support/page';
import { fieldOf, valid } from './support/contactForm';
import { expect, test } from './support/test';

const failure = { tag: '@failure' };

/** Follows the link to the contact page, one of whose files is gone, and expects that the browser loads it from the server. */
async function followToDocument(page: Page) {
  await open(page, '/privacy-policy', french);
  const expectSameDocument = await markDocument(page);
  await contactLink(page, french).click();
  await expectPage(page, '/contact', french);
  await expect(expectSameDocument()).rejects.toThrow('the document was not loaded again');
}

test(
  'files removed by a deployment: the browser loads the page from the server, once; then the error screen in the same language',
  failure,
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch/);

    for (const file of [/\/messages-[^/]+\/fr\/contact\.json$/, chunkOf('contact')]) {
      await test.step(`${file}`, async () => {
        await page.route(file, (route) => route.abort());
        await followToDocument(page);
        await open(page, '/privacy-policy', french);
        const expectSameDocument = await markDocument(page);
        await contactLink(page, french).click();
        await expectHeading(page, 'unexpectedError', french);
        await expect(page).toHaveURL('/fr/contact');
        await expectHeaderAndFooter(page, french);
        await expect(page.getByRole('main')).toBeFocused();
        await page
          .getByRole('main')
          .getByRole('link', { name: french.t('returnHome'), exact: true })
          .click();
        await expectPage(page, '/', french);
        await page.unroute(file);
        await page.goBack();
        await expectPage(page, '/contact', french);
        await expectSameDocument();
      });
    }
    await test.step('messages of another language: what was typed is kept', async () => {
      const message = (language: typeof french) => fieldOf(page, 'message', language);
      await message(french).fill(valid.message);
      await page.route(/\/messages-[^/]+\/ar\//, (route) => route.abort());
      await languageSelect(page).selectOption(arabic.code);
      await expectPage(page, '/contact', arabic);
      await expectLanguage(page, arabic);
      await expect(message(arabic)).toHaveValue(valid.message);
      await languageSelect(page).selectOption(spanish.code);
      await expectPage(page, '/contact', spanish);
      await expect(message(spanish)).toHaveValue(valid.message);
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
