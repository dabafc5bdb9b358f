import { company } from '#content/company.ts';
import { arabic, english, french, spanish, type SiteLanguage } from './support/languages';
import {
  chunkOf,
  clickInPlace,
  contactLink,
  expectHeading,
  expectHydrated,
  expectLanguage,
  expectPage,
  expectSection,
  failFonts,
  footerLink,
  holdRequests,
  languageSelect,
  logoLink,
  markDocument,
  open,
  openWithoutScripts,
  saveData,
  scrollTo,
  scrolled,
} from './support/page';
import { routeOf } from './support/routes';
import { expect, test } from './support/test';

const deep = 1500;

// A browser restores what was at the top of the viewport rather than the number of pixels: the position changes where the font
// or a half-parsed page moves that. Without web fonts, and on a legal page, whose text is not centered, nothing does.
const longPage = '/privacy-policy';

test('links, back and forward change the page, not the document; without a connection, too, once the pages are loaded ahead', async ({
  page,
  context,
  watch,
}) => {
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/');
  const expectSameDocument = await markDocument(page);
  const main = page.getByRole('main');
  const contact = contactLink(page);

  await test.step('a link to the current page scrolls to its top', async () => {
    await scrollTo(page, deep);
    await clickInPlace(page, logoLink(page));
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(main).toBeFocused();
  });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await test.step('a link of the header, which stays at the top while the page scrolls', async () => {
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(contact).toBeInViewport({ ratio: 1 });
    await contact.click();
    await expectPage(page, '/contact');
    await expect(main).toBeFocused();
  });

  await test.step('a link of the footer, to which the click scrolls', async () => {
    await footerLink(page, 'termsOfService').click();
    await expectPage(page, '/terms-of-service');
    await expect(main).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  await test.step('links to sections, which the header does not cover; back restores the scroll position of the link', async () => {
    const links = page.getByRole('navigation', { name: english.t('tableOfContents') }).getByRole('link');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const section = (await link.getAttribute('href'))!;
      await link.scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      await clickInPlace(page, link);
      await expect(page).toHaveURL(`/terms-of-service${section}`);
      const heading = page.locator(`${section} h2`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const covered = (await contact.boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThan(covered.y + covered.height);
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
      await page.goBack();
      await expectPage(page, '/terms-of-service');
      await expect.poll(() => scrolled(page)).toBe(before);
    }
  });

  await page.goBack();
  await expectPage(page, '/contact');
  await expect(main).toBeFocused();
  await expectSameDocument();
});

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

  await test.step('with a delayed script', async () => {
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

test('a URL with a fragment opens at that section; hydration does not scroll a page that the visitor has scrolled', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, `${longPage}#sharing`);
  await expectSection(page, 'privacySharingTitle');
  const arrived = await scrolled(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(arrived + 300);
  release();
  await expectHydrated(page);
  expect(await scrolled(page)).toBe(arrived + 300);
});

test('a visitor who saves data: nothing is loaded ahead, and a reload while a page loads stays', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await saveData(page);
  await open(page, longPage);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/messages-|\/(?:home|contact|termsOfService)-/.test(url))).toEqual([]);

  await holdRequests(page, chunkOf('contact'));
  const requested = page.waitForRequest(chunkOf('contact'));
  await contactLink(page).click();
  await requested;
  await expect(page, 'the URL is that of the page on the screen').toHaveURL(longPage);
  await page.reload();
  await expectPage(page, longPage);
  await expectHydrated(page);
});

test('ten fast backs, and back right after a reload: the page is that of the URL, with its title and language', async ({
  page,
}) => {
  await open(page, '/');
  for (const language of [french, spanish, arabic, english]) {
    await languageSelect(page).selectOption(language.code);
    await expectPage(page, '/', language);
    await contactLink(page, language).click();
    await expectPage(page, '/contact', language);
    await logoLink(page, language).click();
    await expectPage(page, '/', language);
  }
  const expectAgreement = async (path: string, language: SiteLanguage) => {
    await expectPage(page, path, language);
    await expect(page).toHaveTitle(`${language.t(routeOf(path).title)} – ${company.name}`);
    await expectLanguage(page, language);
    await expect(languageSelect(page)).toHaveValue(language.code);
  };
  await page.evaluate(async () => {
    for (let step = 0; step < 10; step += 1) {
      history.back();
      await new Promise((next) => setTimeout(next, 20));
    }
  });
  await expectAgreement('/contact', french);
  await page.goForward();
  await expectAgreement('/', french);
  const release = await holdRequests(page, chunkOf('app'));
  await page.reload({ waitUntil: 'commit' });
  await expectHeading(page, 'heroTitle', french);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(french.pathOf('/contact'));
  release();
  await expectAgreement('/contact', french);
});
