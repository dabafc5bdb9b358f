import { english } from './support/languages';
import {
  chunkOf,
  clickInPlace,
  contactLink,
  contentsLink,
  expectHeading,
  expectHydrated,
  expectPage,
  expectSection,
  failFonts,
  footerLink,
  holdRequests,
  hydratePart,
  logoLink,
  markDocument,
  open,
  scrollTo,
  scrolled,
} from './support/page';
import { expect, test } from './support/test';

const deep = 1500;

/*
 * A browser restores what was at the top of the viewport rather than the number of pixels: the position changes where the font
 * or a half-parsed page moves that. Without web fonts, and on a legal page, whose text is not centered, nothing does.
 */
const longPage = '/privacy-policy';

test('links, back and forward change the page, not the document', async ({ page }) => {
  await open(page, '/');
  const expectSameDocument = await markDocument(page);
  const main = page.getByRole('main');

  await test.step('a link to the current page scrolls to its top', async () => {
    await hydratePart(page, 'main');
    await scrollTo(page, deep);
    await clickInPlace(page, logoLink(page));
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(main).toBeFocused();
  });

  await test.step('a link of the header, which stays at the top while the page scrolls', async () => {
    const contact = contactLink(page);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(contact).toBeInViewport({ ratio: 1 });
    await contact.click();
    await expectPage(page, '/contact');
    await expect(main).toBeFocused();
  });

  await test.step('a link of the footer, to which the click scrolls, then one to a section', async () => {
    await footerLink(page, 'termsOfService').click();
    await expectPage(page, '/terms-of-service');
    await expect(main).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await contentsLink(page, 'termsUseTitle').click();
    await expect(page).toHaveURL('/terms-of-service#use');
    await expectSection(page, 'termsUseTitle');
    await page.goBack();
    await expectPage(page, '/terms-of-service');
  });

  await test.step('back and forward, and the logo', async () => {
    await page.goBack();
    await expectHeading(page, 'contactTitle');
    await expect(page).toHaveTitle(/^Contact us/);
    await expect(main).toBeFocused();
    await page.goBack();
    await expectHeading(page, 'heroTitle');
    await page.goForward();
    await expectHeading(page, 'contactTitle');
    await logoLink(page).click();
    await expectPage(page, '/');
  });

  await expectSameDocument();
});

test('links to sections', async ({ page }) => {
  await open(page, '/terms-of-service');
  const expectSameDocument = await markDocument(page);

  await test.step('back restores the scroll position of the link', async () => {
    const link = contentsLink(page, 'termsIntroductionTitle');
    await expect(link).toBeInViewport({ ratio: 1 });
    await clickInPlace(page, link);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/terms-of-service');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  await test.step('the table of contents leads to each section, which the header does not cover', async () => {
    const bar = contactLink(page);
    const links = page.getByRole('navigation', { name: english.t('tableOfContents') }).getByRole('link');
    await expect(links).toHaveCount(8);
    for (const link of await links.all()) {
      await link.click();
      const heading = page.locator(`${await link.getAttribute('href')} h2`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const covered = (await bar.boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThan(covered.y + covered.height);
      await expect(link).toHaveAttribute('aria-current', 'location');
    }
    await expect(page).toHaveURL('/terms-of-service#contact');
  });

  await test.step('a link works repeatedly', async () => {
    const changes = contentsLink(page, 'termsChangesTitle');
    const heading = page.getByRole('heading', { level: 2, name: english.t('termsChangesTitle') });
    for (let visit = 0; visit < 2; visit += 1) {
      await changes.click();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 0);
      await contentsLink(page, 'termsUseTitle').click();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      await scrollTo(page, 0);
    }
  });

  await test.step('another page has a section with the same id', async () => {
    await footerLink(page, 'privacyPolicy').click();
    await expectHeading(page, 'privacyTitle');
    await contentsLink(page, 'privacyChangesTitle').click();
    await expectSection(page, 'privacyChangesTitle');
  });

  await expectSameDocument();
});

/** The script that hydrates a page, and that of the page itself. */
const scripts = ['app', 'privacyPolicy'];

test('a new page starts at its top; back and reload restore the scroll position', async ({ page, watch }) => {
  await failFonts(page, watch);
  await open(page, longPage);
  await scrollTo(page, deep);
  await clickInPlace(page, contactLink(page));
  await expectHeading(page, 'contactTitle');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expectPage(page, longPage);
  await expect.poll(() => scrolled(page)).toBe(deep);

  await page.reload();
  await expectPage(page, longPage);
  await expect.poll(() => scrolled(page)).toBe(deep);

  for (const script of scripts) {
    await test.step(`with a delayed script (${script})`, async () => {
      const release = await holdRequests(page, chunkOf(script));
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(deep);
      await page.goto('/licenses.txt');
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(deep);
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', /main/);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', /main/);
      expect(await scrolled(page)).toBe(deep);
    });
  }
});

test('a URL with a fragment opens at that section; hydration does not scroll a page that the visitor has scrolled', async ({
  page,
}) => {
  for (const script of scripts) {
    await test.step(`with a delayed script (${script})`, async () => {
      const release = await holdRequests(page, chunkOf(script));
      await page.goto(`${longPage}?${script}#sharing`);
      await expectSection(page, 'privacySharingTitle');
      const arrived = await scrolled(page);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrolled(page)).toBe(arrived + 300);
      release();
      await expectHydrated(page);
      expect(await scrolled(page)).toBe(arrived + 300);
    });
  }
});

test('where scripts are delayed', async ({ page }) => {
  await test.step('back from a section restores the scroll position of its link, before the page is hydrated', async () => {
    // The page waits for this script before its URL changes.
    const release = await holdRequests(page, chunkOf('Footer'));
    await open(page, '/terms-of-service');
    const link = contentsLink(page, 'termsIntroductionTitle');
    await expect(link).toBeInViewport({ ratio: 1 });
    await clickInPlace(page, link);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/terms-of-service');
    await expect.poll(() => scrolled(page)).toBe(0);
    release();
  });

  await test.step('a new page starts at its top and receives the focus', async () => {
    const release = await holdRequests(page, chunkOf('home'));
    await scrollTo(page, deep);
    const requested = page.waitForRequest(chunkOf('home'));
    await clickInPlace(page, logoLink(page));
    await requested;
    release();
    await expectHeading(page, 'heroTitle');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('of two links in a row, the last one wins', async () => {
    const release = await holdRequests(page, chunkOf('contact'));
    const requested = page.waitForRequest(chunkOf('contact'));
    await clickInPlace(page, contactLink(page));
    await requested;
    await footerLink(page, 'termsOfService').click();
    await expectHeading(page, 'termsTitle');
    const loaded = page.waitForResponse(chunkOf('contact'));
    release();
    await (await loaded).finished();
    await expectPage(page, '/terms-of-service');
    await expectHeading(page, 'termsTitle');
  });
});

test('a page that was prefetched by hovering works offline, with its image; back right after a reload shows the page of the URL', async ({
  page,
  context,
  watch,
}) => {
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/');

  await test.step('prefetched by hovering', async () => {
    const link = contactLink(page);
    const image = page.waitForResponse(/\/contact-[^/]+\.(avif|webp)$/);
    await link.hover();
    await (await image).finished();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.click();
    await expectPage(page, '/contact');
    const picture = page.getByRole('img', { name: english.t('contactImageAlt') });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await context.setOffline(false);
  });

  await test.step('back before the scripts run', async () => {
    const release = await holdRequests(page, chunkOf('app'));
    await page.reload({ waitUntil: 'commit' });
    await expectHeading(page, 'contactTitle');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    release();
    await expectPage(page, '/');
    await expectHeading(page, 'heroTitle');
  });
});
