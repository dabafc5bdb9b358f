import { fieldOf, valid } from '../support/contactForm';
import { spanish } from '../support/languages';
import { contactLink, expectHydrated, expectPage, languageSelect, markDocument, open, saveData } from '../support/page';
import { expect, test } from '../support/test';

/* Pages that the browser keeps in its back/forward cache, which Playwright turns off. */

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('a form that comes back from the cache has what was typed, and its page navigates on', async ({ page }) => {
  await open(page, '/contact');
  await fieldOf(page, 'message').fill(valid.message);
  const expectSameDocument = await markDocument(page);
  await page.goto('/terms-of-service');
  await page.goBack({ waitUntil: 'commit' });
  await expectSameDocument();
  await expect(fieldOf(page, 'message')).toHaveValue(valid.message);
  await languageSelect(page).selectOption('es');
  await expectPage(page, '/contact', spanish);
  await expect(fieldOf(page, 'message', spanish)).toHaveValue(valid.message);
  await expectSameDocument();
});

test('a page that a document has replaced, for a missing file, comes back: another language is one of this page', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_FAILED/);
  await saveData(page);
  await open(page, '/');
  const expectSameDocument = await markDocument(page);
  await page.route(/\/en\/contact\.json$/, (route) => route.abort());
  await contactLink(page).click();
  await expectPage(page, '/contact');
  await expectHydrated(page);
  await page.goBack({ waitUntil: 'commit' });
  await expectPage(page, '/');
  await expectSameDocument();
  await languageSelect(page).selectOption('es');
  await expectPage(page, '/', spanish);
  await expectSameDocument();
});
