import { expect, type Locator, type Page } from '@playwright/test';
import { company } from '#content/company.ts';
import type { MessageKey } from '#i18n/lookup.ts';
import { english, type SiteLanguage } from './languages';
import { routeOf } from './routes';
import type { Watch } from './test';

/** Blocks all fonts of the site, and expects the error that each writes to the console. */
export async function failFonts(page: Page, watch: Watch) {
  watch.expectErrors(/ERR_FAILED/);
  await page.route(/\.woff2$/, (route) => route.abort());
}

/** Collects violations of the Content Security Policy. */
export async function watchPolicy(page: Page) {
  const refused: string[] = [];
  await page.exposeFunction('refuse', (what: string) => void refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      void (window as unknown as { refuse: (what: string) => Promise<void> }).refuse(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return refused;
}

export const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** A promise, and the function that resolves it. */
export function gate() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** Serves a script of a page whose component throws "A component broke". */
export const breakPage = (page: Page, name: string) =>
  page.route(chunkOf(name), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Page = () => { throw new Error("A component broke"); };',
    }),
  );

/** Delays matching requests until the returned function is called. */
export async function holdRequests(page: Page, files: RegExp) {
  const { released, release } = gate();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts are delayed until the returned function is called. */
export async function openWithoutScripts(page: Page, path: string, scripts = /\/assets\/.*\.js$/) {
  const release = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** The visitor saves data: nothing is loaded before it is needed. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Waits for a page by its only heading of level 1. */
export async function expectHeading(page: Page, key: MessageKey, { shown }: SiteLanguage = english) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(key));
}

export const contactLink = (page: Page, { t }: SiteLanguage = english) =>
  page.getByRole('banner').getByRole('link', { name: t('contactUs'), exact: true });

export const logoLink = (page: Page, { t }: SiteLanguage = english) =>
  page.getByRole('banner').getByRole('link', { name: t('logoLabel', { company: company.name }), exact: true });

export const footerLink = (page: Page, key: 'termsOfService' | 'privacyPolicy', { t }: SiteLanguage = english) =>
  page.getByRole('contentinfo').getByRole('link', { name: t(key), exact: true });

export async function expectHeaderAndFooter(page: Page, language: SiteLanguage = english) {
  await expect(contactLink(page, language)).toBeVisible();
  await expect(footerLink(page, 'termsOfService', language)).toBeVisible();
}

/** What discloses the list of languages. Playwright knows no role of a `summary`. */
export const languageButton = (page: Page, { name, t }: SiteLanguage = english) =>
  page.getByRole('banner').locator('summary', { hasText: t('currentLanguage', { language: name }) });

export const languageList = (page: Page, { t }: SiteLanguage = english) =>
  page.getByRole('list', { name: t('language'), exact: true });

export const languageSelect = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

/** Waits until the page answers to interaction. */
export const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready');

export async function expectLanguage(page: Page, { code, direction }: SiteLanguage) {
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

export const notice = (page: Page) => page.getByRole('status');

export const expectNotice = (page: Page, key: MessageKey, { shown }: SiteLanguage = english) =>
  expect(notice(page)).toContainText(shown(key));

/** For paths that a server rejects. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', location.origin + to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export async function expectPage(page: Page, path: string, language: SiteLanguage = english) {
  await expectHeading(page, routeOf(path).heading, language);
  await expect(page).toHaveURL(language.pathOf(path));
}

/** Opens a page, and waits for its heading and for its scripts. */
export async function open(page: Page, path: string, language: SiteLanguage = english) {
  await page.goto(language.pathOf(path));
  await expectHeading(page, routeOf(path).heading, language);
  await expectHydrated(page);
}

export function question(page: Page, number: 1 | 2 | 3 | 4 | 5, { t, shown }: SiteLanguage = english) {
  const heading = page.getByRole('heading', { level: 3, name: t(`faq${number}Question`), exact: true });
  return {
    heading,
    item: page.locator('details').filter({ has: heading }),
    summary: page.locator('summary').filter({ has: heading }),
    answer: page.getByText(shown(`faq${number}Answer`), { exact: true }),
  };
}

export const contentsLink = (page: Page, title: MessageKey, { t }: SiteLanguage = english) =>
  page.getByRole('navigation', { name: t('tableOfContents') }).getByRole('link', { name: t(title) });

export const expectSection = (page: Page, title: MessageKey, { t }: SiteLanguage = english) =>
  expect(page.getByRole('heading', { level: 2, name: t(title) })).toBeInViewport({ ratio: 1 });

/** Loads an image by scrolling to it, and returns the file that the browser chose. */
export async function loadedFile(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);
  return image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
}

/** Sets a flag on the window, which a reload removes. Returns a function that expects the flag. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return async () =>
    expect(await page.evaluate(() => 'marked' in window), 'the document was not loaded again').toBe(true);
}

/** The scroll position in px, once the page has received its scroll events. */
export const scrolled = (page: Page) =>
  page.evaluate(() => new Promise<number>((seen) => requestAnimationFrame(() => seen(window.scrollY))));

/** Waits until the page has received the scroll event. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        if (Math.abs(window.scrollY - y) < 1) done();
        else window.addEventListener('scroll', () => done(), { once: true });
        window.scrollTo(0, y);
      }),
    top,
  );
}

/** Clicks an element at its current position. Playwright's own click may scroll the page first. */
export async function clickInPlace(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  await element?.waitForElementState('stable');
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
