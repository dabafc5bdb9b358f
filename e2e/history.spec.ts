import { company } from '#content/company.ts';
import { arabic, english } from './support/languages';
import {
  expectHydrated,
  chunkOf,
  clickInPlace,
  contentsLink,
  expectHeading,
  failFonts,
  holdRequests,
  markDocument,
  open,
  hydratePart,
  scrolled,
  scrollTo,
} from './support/page';
import { expect, test } from './support/test';

const deep = 1500;

/*
 * A browser restores what was at the top of the viewport rather than the number of pixels: the position changes where the font
 * or a half-parsed page moves that. Without web fonts, and on a legal page, whose text is not centered, nothing does.
 */
const longPage = { path: '/privacy-policy', heading: 'privacyTitle' } as const;

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

test('a new page starts at its top; back and reload restore the scroll position', async ({ page, watch }) => {
  await failFonts(page, watch);
  await open(page, english, longPage.path, longPage.heading);
  await scrollTo(page, deep);
  await clickInPlace(page, page.getByRole('banner').getByRole('link', { name: 'Contact us' }));
  await expectHeading(page, english, 'contactTitle');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expectHeading(page, english, longPage.heading);
  await expect.poll(() => scrolled(page)).toBe(deep);

  await page.reload();
  await expectHeading(page, english, longPage.heading);
  await expect.poll(() => scrolled(page)).toBe(deep);
});

test('the skip link moves the focus past the header', async ({ page }) => {
  for (const language of [english, arabic]) {
    await open(page, language, '/contact', 'contactTitle');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: language.t('skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(language.t('name'), { exact: true })).toBeFocused();
  }
});

for (const language of [english, arabic]) {
  test(`the table of contents leads to each section, which the header does not cover, in ${language.name}`, async ({
    page,
  }) => {
    await open(page, language, '/terms-of-service', 'termsTitle');
    const expectSameDocument = await markDocument(page);
    const bar = page.getByRole('banner').getByRole('link', { name: language.t('contactUs') });
    const links = page.getByRole('navigation', { name: language.t('tableOfContents') }).getByRole('link');
    await expect(links).toHaveCount(8);
    for (const link of await links.all()) {
      await link.click();
      const heading = page.locator(`${await link.getAttribute('href')} h2`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const covered = (await bar.boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThan(covered.y + covered.height);
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
    await expect(page).toHaveURL(`${language.pathOf('/terms-of-service')}#contact`);
    await expectSameDocument();
  });
}

test('back from a section restores the scroll position of its link', async ({ page }) => {
  await open(page, english, '/terms-of-service', 'termsTitle');
  const link = contentsLink(page, english, 'termsIntroductionTitle');
  await expect(link).toBeInViewport({ ratio: 1 });
  await clickInPlace(page, link);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-service');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('back from a section works before the page is hydrated', async ({ page }) => {
  // The page waits for this script before its URL changes.
  const release = await holdRequests(page, chunkOf('Footer'));
  await open(page, english, '/terms-of-service', 'termsTitle');
  await clickInPlace(page, contentsLink(page, english, 'termsIntroductionTitle'));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  release();
});

test('a link to a section works repeatedly, and when another page has a section with the same id', async ({ page }) => {
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

test('a section is reached after navigation from a scrolled page', async ({ page }) => {
  await open(page, english, '/', 'heroTitle');
  // The click on the footer's link scrolls to the end of the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectHeading(page, english, 'termsTitle');
  await contentsLink(page, english, 'termsUseTitle').click();
  await expect(page).toHaveURL('/terms-of-service#use');
  await expect(page.getByRole('heading', { level: 2, name: english.t('termsUseTitle') })).toBeInViewport({ ratio: 1 });
});

test('a link to the current page scrolls to its top', async ({ page }) => {
  await open(page, arabic, '/', 'heroTitle');
  const expectSameDocument = await markDocument(page);
  await hydratePart(page, 'main');
  await scrollTo(page, deep);
  await clickInPlace(
    page,
    page.getByRole('banner').getByRole('link', { name: arabic.t('logoLabel', { company: company.name }) }),
  );
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectSameDocument();
});

test.describe('with delayed scripts', () => {
  test('hydration does not scroll a page that the visitor has scrolled', async ({ page }) => {
    const release = await holdRequests(page, chunkOf('app'));
    await page.goto('/privacy-policy#sharing');
    await expect(page.getByRole('heading', { level: 2, name: english.t('privacySharingTitle') })).toBeInViewport({
      ratio: 1,
    });
    const arrived = await scrolled(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBe(arrived + 300);
    release();
    await expectHydrated(page);
    expect(await scrolled(page)).toBe(arrived + 300);
  });

  test('reload and back restore the scroll position before the scripts have loaded', async ({ page, watch }) => {
    await failFonts(page, watch);
    await open(page, english, longPage.path, longPage.heading);
    await scrollTo(page, deep);
    const release = await holdRequests(page, chunkOf('app'));
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(deep);
    await page.goto('/licenses.txt');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(deep);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    release();
    await expectHydrated(page);
    expect(await scrolled(page)).toBe(deep);
  });
});

test.describe('with a delayed script of the page', () => {
  test.beforeEach(({ page }) =>
    page.route(/\/assets\/(?:home|privacyPolicy)-[^/]+\.js$/, async (route) => {
      await new Promise((arrive) => {
        setTimeout(arrive, 700);
      });
      await route.continue();
    }),
  );

  test('a URL with a fragment opens at that section', async ({ page }) => {
    await open(page, english, '/privacy-policy#sharing', 'privacyTitle');
    await expect(page.getByRole('heading', { level: 2, name: english.t('privacySharingTitle') })).toBeInViewport({
      ratio: 1,
    });
  });

  test('a reload restores the scroll position', async ({ page, watch }) => {
    await failFonts(page, watch);
    await open(page, english, longPage.path, longPage.heading);
    await scrollTo(page, deep);
    await page.reload();
    await expectHeading(page, english, longPage.heading);
    await expect.poll(() => scrolled(page)).toBe(deep);
  });

  test('a new page starts at its top and receives the focus', async ({ page }) => {
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

test('a page that was prefetched by hovering works offline, with its image', async ({ page, context, watch }) => {
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await open(page, english, '/', 'heroTitle');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact us' });
  const image = page.waitForResponse(/\/contact-[^/]+\.(avif|webp)$/);
  await link.hover();
  await (await image).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expectHeading(page, english, 'contactTitle');
  await expect(page.getByRole('img', { name: english.t('contactImageAlt') })).toHaveJSProperty('complete', true);
  await expect(page.getByRole('img', { name: english.t('contactImageAlt') })).not.toHaveJSProperty('naturalWidth', 0);
});
