import { company } from '../src/company';
import { arabic, english } from './support/languages';
import { clickInPlace, contentsLink, expectHeading, markDocument, open, scrolled, scrollTo } from './support/page';
import { expect, test } from './support/test';

const deep = 1500;

test('links, back and forward change the page, not the document', async ({ page }) => {
  await open(page, english, '/', 'heroTitle');
  const expectSameDocument = await markDocument(page);
  const main = page.getByRole('main');

  await test.step('the logo, a header link and a footer link', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    await expectHeading(page, english, 'contactTitle');
    await expect(main).toBeFocused();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms-of-service');
    await expectHeading(page, english, 'termsTitle');
    await expect(main).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  await test.step('back and forward', async () => {
    await page.goBack();
    await expectHeading(page, english, 'contactTitle');
    await expect(page).toHaveTitle(/^Contact us/);
    await expect(main).toBeFocused();
    await page.goBack();
    await expectHeading(page, english, 'heroTitle');
    await page.goForward();
    await expectHeading(page, english, 'contactTitle');
    await page
      .getByRole('banner')
      .getByRole('link', { name: english.t('logoLabel', { company: company.name }) })
      .click();
    await expect(page).toHaveURL('/');
    await expectHeading(page, english, 'heroTitle');
  });

  await expectSameDocument();
});

test('a new page starts at its top; back returns to where it was, and so does a reload', async ({ page }) => {
  await open(page, english, '/', 'heroTitle');
  await scrollTo(page, deep);
  await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: 'Contact us' }));
  await expectHeading(page, english, 'contactTitle');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expectHeading(page, english, 'heroTitle');
  await expect.poll(() => scrolled(page)).toBe(deep);

  await page.reload();
  await expectHeading(page, english, 'heroTitle');
  await expect.poll(() => scrolled(page)).toBe(deep);
});

test('the skip link leads past the header', async ({ page }) => {
  for (const texts of [english, arabic]) {
    await open(page, texts, '/contact', 'contactTitle');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts.t('skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(texts.t('name'), { exact: true })).toBeFocused();
  }
});

for (const texts of [english, arabic]) {
  test(`the table of contents leads to each section, below the header, in ${texts.name}`, async ({ page }) => {
    await open(page, texts, '/terms-of-service', 'termsTitle');
    const expectSameDocument = await markDocument(page);
    const bar = page.getByRole('banner').getByRole('link', { name: texts.t('contactUs') });
    const links = page.getByRole('navigation', { name: texts.t('tableOfContents') }).getByRole('link');
    await expect(links).toHaveCount(8);
    for (const link of await links.all()) {
      await link.click();
      const heading = page.locator(`${await link.getAttribute('href')} h2`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const covered = (await bar.boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThan(covered.y + covered.height);
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
    await expect(page).toHaveURL(`${texts.address('/terms-of-service')}#contact`);
    await expectSameDocument();
  });
}

test('back from a section returns to where its link was', async ({ page }) => {
  await open(page, english, '/terms-of-service', 'termsTitle');
  const link = contentsLink(page, english, 'termsIntroductionTitle');
  await expect(link).toBeInViewport({ ratio: 1 });
  await clickInPlace(page, link);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-service');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('back from a section returns also where the browser is there before the page', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // What the page waits for before its address changes.
  await page.route(/\/assets\/Footer-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, english, '/terms-of-service', 'termsTitle');
  await clickInPlace(page, contentsLink(page, english, 'termsIntroductionTitle'));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  release();
});

test('a link to a section leads there each time, also where another page has a section of that name', async ({
  page,
}) => {
  await open(page, english, '/terms-of-service', 'termsTitle');
  const changes = contentsLink(page, english, 'termsChangesTitle');
  const heading = page.getByRole('heading', { level: 2, name: english.t('termsChangesTitle') });
  for (let visit = 0; visit < 2; visit += 1) {
    await changes.click();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await contentsLink(page, english, 'termsUseTitle').click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await scrollTo(page, 0);
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english.t('privacyPolicy') })
    .click();
  await expectHeading(page, english, 'privacyTitle');
  await contentsLink(page, english, 'privacyChangesTitle').click();
  await expect(page.getByRole('heading', { level: 2, name: english.t('privacyChangesTitle') })).toBeInViewport({
    ratio: 1,
  });
});

test('a section is reached from a page that was opened from another, scrolled one', async ({ page }) => {
  await open(page, english, '/', 'heroTitle');
  // The footer's link is reached by scrolling down the whole page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectHeading(page, english, 'termsTitle');
  await contentsLink(page, english, 'termsUseTitle').click();
  await expect(page).toHaveURL('/terms-of-service#use');
  await expect(page.getByRole('heading', { level: 2, name: english.t('termsUseTitle') })).toBeInViewport({ ratio: 1 });
});

test.describe('where the page itself arrives late', () => {
  test.beforeEach(({ page }) =>
    page.route(/\/assets\/(?:Home|PrivacyPolicy)-[^/]+\.js$/, async (route) => {
      await new Promise((arrive) => {
        setTimeout(arrive, 700);
      });
      await route.continue();
    }),
  );

  test('an address with a section opens at that section', async ({ page }) => {
    await open(page, english, '/privacy-policy#sharing', 'privacyTitle');
    await expect(page.getByRole('heading', { level: 2, name: english.t('privacySharingTitle') })).toBeInViewport({
      ratio: 1,
    });
  });

  test('a reload returns to where the visitor was', async ({ page }) => {
    await open(page, english, '/', 'heroTitle');
    await scrollTo(page, deep);
    await page.reload();
    await expectHeading(page, english, 'heroTitle');
    await expect.poll(() => scrolled(page)).toBe(deep);
  });

  test('a new page starts at its top and takes the focus', async ({ page }) => {
    await open(page, english, '/terms-of-service', 'termsTitle');
    await scrollTo(page, deep);
    await clickInPlace(
      page,
      page.getByRole('banner').getByRole('link', { name: english.t('logoLabel', { company: company.name }) }),
    );
    await expectHeading(page, english, 'heroTitle');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('a page whose link was reached for is there without the network, with its picture', async ({
  page,
  context,
  watch,
}) => {
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await open(page, english, '/', 'heroTitle');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact us' });
  const picture = page.waitForResponse(/\/contact-[^/]+\.(avif|webp)$/);
  await link.hover();
  await (await picture).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expectHeading(page, english, 'contactTitle');
  await expect(page.getByRole('img', { name: english.t('contactImageAlt') })).toHaveJSProperty('complete', true);
  await expect(page.getByRole('img', { name: english.t('contactImageAlt') })).not.toHaveJSProperty('naturalWidth', 0);
});
