import { expect, type Locator, type Page } from '@playwright/test';
import type { MessageKey } from '../../src/i18n/lookup';
import { english, type Texts } from './languages';

/** Keeps every typeface of the site away; the console tells of each (`ERR_FAILED`). */
export const failFaces = (page: Page) => page.route(/\.woff2$/, (route) => route.abort());

/** Waits for a page by its heading, the only one of the first level. */
export async function expectHeading(page: Page, { shown }: Texts, key: MessageKey) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(key));
}

/** Header and footer are there. */
export async function expectFrame(page: Page, { t }: Texts = english) {
  await expect(page.getByRole('banner').getByRole('link', { name: t('contactUs') })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('termsOfService') })).toBeVisible();
}

/** Waits until the page, which is complete before any script runs, answers by itself. */
export const awake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready');

/** Reaches for a part of the page that stands as it was sent, and waits until it answers by itself. */
export async function reach(page: Page, part: 'main' | 'footer') {
  await page.locator(part).first().dispatchEvent('pointerover');
  await expect(page.locator('html')).toHaveAttribute('data-awake', new RegExp(`\\b${part}\\b`));
}

/** Opens a page of the site and waits for its heading, and for the page to answer. */
export async function open(page: Page, texts: Texts, path: string, heading: MessageKey) {
  await page.goto(texts.address(path));
  await expectHeading(page, texts, heading);
  await awake(page);
}

/** A question and its answer. */
export function question(page: Page, { t, shown }: Texts, number: 1 | 2 | 3 | 4 | 5) {
  const heading = page.getByRole('heading', { level: 3, name: t(`faq${number}Question`), exact: true });
  return {
    heading,
    item: page.locator('details').filter({ has: heading }),
    summary: page.locator('summary').filter({ has: heading }),
    answer: page.getByText(shown(`faq${number}Answer`), { exact: true }),
  };
}

/** The link of the table of contents to the section with this title. */
export const contentsLink = (page: Page, { t }: Texts, title: MessageKey) =>
  page.getByRole('navigation', { name: t('tableOfContents') }).getByRole('link', { name: t(title) });

/** Marks the document; the mark is gone after a reload. Returns a check that it is still there. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return async () =>
    expect(await page.evaluate(() => 'marked' in window), 'the document was not loaded again').toBe(true);
}

/** How far the page is scrolled, in px, once the page itself has heard of it. */
export const scrolled = (page: Page) =>
  page.evaluate(() => new Promise<number>((seen) => requestAnimationFrame(() => seen(window.scrollY))));

/** Scrolls as a script does, and waits until the page and its memory of positions know. */
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

/** Clicks as a hand does: where the element stands. Playwright's own click may first scroll the page to it. */
export async function clickInPlace(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  await element?.waitForElementState('stable');
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
