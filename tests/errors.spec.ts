import type { Page } from '@playwright/test';
import { english, french } from './support/languages';
import { expectHeading, markDocument, open } from './support/page';
import { expect, test } from './support/test';

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Goes to an address as the history does, for those that a server refuses. */
async function goTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

async function expectFrame(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })).toBeVisible();
}

test.describe('where a page cannot be loaded', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(chunkOf('Contact'), (route) => route.abort());
  });

  test('the error stands between header and footer, and the other pages work', async ({ page }) => {
    await open(page, english, '/', 'heroTitle');
    const expectSameDocument = await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expectFrame(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expectHeading(page, english, 'termsTitle');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await page.getByRole('main').getByRole('link', { name: 'Return Home', exact: true }).click();
    await expectHeading(page, english, 'heroTitle');
    await expectSameDocument();
  });

  test('the first page says so too, in its language, and a reload tries again', async ({ page }) => {
    await page.goto('/fr/contact');
    await expectHeading(page, french, 'unexpectedError');
    await page.unrouteAll();
    await page.getByRole('button', { name: french.t('reloadPage'), exact: true }).click();
    await expectHeading(page, french, 'contactTitle');
  });
});

test.describe('where a language cannot be loaded', () => {
  let requests: number;

  test.beforeEach(async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
    requests = 0;
    await page.route(chunkOf('fr'), (route) => {
      requests += 1;
      return route.abort();
    });
  });

  test('the page speaks English and says why, and is not asked for again and again', async ({ page }) => {
    await page.goto('/fr/contact');
    await expectHeading(page, english, 'contactTitle');
    await expect(page.getByRole('status')).toContainText(english.shown('languageUnavailable'));
    await expectFrame(page);
    expect(requests).toBe(1);
    await test.step('a later try succeeds', async () => {
      await page.unrouteAll();
      await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
      await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
      await expectHeading(page, french, 'contactTitle');
    });
  });

  test('a change to it keeps what is typed', async ({ page }) => {
    await open(page, english, '/contact', 'contactTitle');
    const message = page.getByLabel(english.t('message'), { exact: true });
    await message.fill('Ten pallets of linen');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(page.getByRole('status')).toContainText(english.shown('languageUnavailable'));
    await expect(message).toHaveValue('Ten pallets of linen');
    expect(requests).toBe(1);
  });
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
