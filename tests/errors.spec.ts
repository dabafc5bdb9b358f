import type { Page } from '@playwright/test';
import { english, french, type Texts } from './support/languages';
import { awake, expectHeading, markDocument, open } from './support/page';
import { expect, test } from './support/test';

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Goes to an address as the history does, for those that a server refuses. */
async function goTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

async function expectFrame(page: Page, { t }: Texts = english) {
  await expect(page.getByRole('banner').getByRole('link', { name: t('contactUs') })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('termsOfService') })).toBeVisible();
}

test.describe('where a page cannot be loaded', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(chunkOf('contact'), (route) => route.abort());
  });

  test('the browser asks the server for it, once; then the error stands between header and footer, and the other pages work', async ({ page }) => {
    await open(page, french, '/', 'heroTitle');
    const contact = page.getByRole('banner').getByRole('link', { name: french.t('contactUs') });
    await contact.click();
    await expectHeading(page, french, 'contactTitle');
    await expect(page).toHaveURL('/fr/contact');
    await open(page, french, '/', 'heroTitle');
    const expectSameDocument = await markDocument(page);
    await contact.click();
    await expectHeading(page, french, 'unexpectedError');
    await expectFrame(page, french);
    await page.getByRole('contentinfo').getByRole('link', { name: french.t('termsOfService') }).click();
    await expectHeading(page, french, 'termsTitle');
    await page.goBack();
    await expectHeading(page, french, 'unexpectedError');
    await page.getByRole('main').getByRole('link', { name: french.t('returnHome'), exact: true }).click();
    await expectHeading(page, french, 'heroTitle');
    await expectSameDocument();
  });

  test('a form whose script is gone is loaded anew, once, with what was typed; then it stays as it was sent, and is tried again', async ({ page }) => {
    await open(page, french, '/contact', 'contactTitle');
    const name = page.getByLabel(french.t('name'), { exact: true });
    const reloaded = page.waitForEvent('load');
    await name.fill('Ada');
    await reloaded;
    await awake(page);
    await expect(name).toHaveValue('Ada');
    await page.getByRole('button', { name: french.t('sendMessage'), exact: true }).click();
    await expect(name).toHaveValue('Ada');
    await expect(page).toHaveURL('/fr/contact');
    await page.unrouteAll();
    await page.getByRole('button', { name: french.t('sendMessage'), exact: true }).click();
    await expect(page.getByLabel(french.t('email'), { exact: true })).toHaveAccessibleDescription(french.shown('emailInvalid'));
    await expect(name).toHaveValue('Ada');
  });
});

test.describe('where a language cannot be loaded', () => {
  let requests: number;

  test.beforeEach(async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    requests = 0;
    await page.route(/\/texts-[^/]+\/fr\//, (route) => {
      requests += 1;
      return route.abort();
    });
  });

  test('the page speaks English and says why; a later try succeeds', async ({ page }) => {
    await open(page, english, '/contact', 'contactTitle');
    const message = page.getByLabel(english.t('message'), { exact: true });
    await message.fill('Ten pallets of linen');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(page.getByRole('status')).toContainText(english.shown('languageUnavailable'));
    await expect(page).toHaveURL('/fr/contact');
    await expectHeading(page, english, 'contactTitle');
    await expectFrame(page);
    await expect(message).toHaveValue('Ten pallets of linen');
    expect(requests).toBeLessThanOrEqual(2);
    await page.unrouteAll();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
    await expect(page).toHaveURL('/contact');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expectHeading(page, french, 'contactTitle');
    await expect(page.getByLabel(french.t('message'), { exact: true })).toHaveValue('Ten pallets of linen');
  });
});

test('where a part of the page is gone, as after a deploy, the browser loads what was asked for', async ({ page, watch }) => {
  watch.expectErrors(/ERR_FAILED/);
  await page.route(chunkOf('Footer'), (route) => route.abort());
  await open(page, english, '/', 'heroTitle');
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expectHeading(page, english, 'contactTitle');
  await expect(page).toHaveURL('/contact');
});

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
