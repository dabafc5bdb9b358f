import type { Page, Response } from '@playwright/test';
import { arabic, english, type Texts } from './support/languages';
import { open } from './support/page';
import { expect, test } from './support/test';

const pictureFiles = /\/assets\/[^/]+\.(?:avif|webp)$/;

/** The pages that have pictures, with their words. */
const pages = [
  ['/', 'heroTitle', ['heroImageAlt', 'welcomeImageAlt', 'qualityImageAlt', 'globalImageAlt', 'shippingImageAlt']],
  ['/contact', 'contactTitle', ['contactImageAlt']],
  ['/no-such-page', 'notFoundTitle', ['notFoundImageAlt']],
] as const;

const hero = (page: Page, { t }: Texts = english) => page.getByRole('img', { name: t('heroImageAlt'), exact: true });
const shipping = (page: Page) => page.getByRole('img', { name: english.t('shippingImageAlt'), exact: true });

/** A picture with its file: the one that the browser picked, once it is there. */
async function loaded(image: ReturnType<typeof hero>) {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);
  return image.evaluate(({ currentSrc, naturalWidth, width }: HTMLImageElement) => ({
    currentSrc,
    naturalWidth,
    width,
  }));
}

/** Most bytes of the first view's picture, by width of the screen in px and by its pixels to the px. */
const limits = [
  { width: 360, density: 2, bytes: 60_000 },
  { width: 390, density: 2, bytes: 60_000 },
  { width: 428, density: 3, bytes: 60_000 },
  { width: 768, density: 1, bytes: 160_000 },
  { width: 1280, density: 1, bytes: 160_000 },
  { width: 1920, density: 2, bytes: 160_000 },
];

for (const { width, density, bytes } of limits) {
  test.describe(`on a screen of ${width} px with ${density} pixels to the px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test(`the first picture comes once, as AVIF, in at most ${bytes / 1000} kB`, async ({ page }) => {
      const responses: Response[] = [];
      page.on('response', (response) => {
        if (/\/assets\/hero-/.test(response.url())) responses.push(response);
      });
      await open(page, english, '/', 'heroTitle');
      const { currentSrc } = await loaded(hero(page));
      expect(responses.map((response) => response.url())).toEqual([currentSrc]);
      expect(currentSrc).toMatch(/\.avif$/);
      const size = (await responses[0]!.body()).length;
      expect(size).toBeGreaterThan(5000);
      expect(size).toBeLessThanOrEqual(bytes);
    });
  });
}

test('each picture tells the browser the width that the layout gives it', async ({ page }) => {
  for (const [width, texts] of [
    [320, english],
    [390, arabic],
    [768, english],
    [1024, arabic],
    [1280, english],
    [1920, arabic],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, texts, '/', 'heroTitle');
    for (const image of await page.getByRole('main').locator('picture img').all()) {
      // A picture's natural width is the one that `sizes` promised.
      const { naturalWidth, width: actual } = await loaded(image);
      expect(Math.abs(naturalWidth - actual), `at ${width} px`).toBeLessThanOrEqual(2);
    }
  }
});

for (const width of [390, 1280]) {
  test(`pictures that come late move nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(pictureFiles, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(hero(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);

    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main h1, main h2, main picture, footer')].map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return `${element.tagName} ${Math.round(top + window.scrollY)} ${Math.round(height)}`;
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(12);
    const preview = () =>
      hero(page).evaluate(({ parentElement }) => getComputedStyle(parentElement!, '::before').backgroundImage);
    expect(await preview()).toMatch(/^url\("data:image\/webp/);

    release();
    for (const image of await page.getByRole('main').locator('picture img').all()) await loaded(image);
    expect(await places()).toEqual(before);
    await expect.poll(preview).toBe('none');
  });
}

test('a picture further down is not asked for before it comes near the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (pictureFiles.test(request.url())) asked.push(request.url());
  });
  await open(page, english, '/', 'heroTitle');
  await loaded(hero(page));
  await expect(hero(page)).toHaveAttribute('loading', 'eager');
  const others = page.getByRole('main').locator('picture img:not([loading="eager"])');
  await expect(others).toHaveCount(5);
  for (const image of await others.all()) await expect(image).toHaveAttribute('loading', 'lazy');
  const before = [...asked];
  const { currentSrc } = await loaded(shipping(page));
  expect(before).not.toContain(currentSrc);
  expect(asked.filter((url) => url === currentSrc)).toHaveLength(1);
});

test(
  'every picture failing: its words stand in its place, at its size, and nothing looks broken',
  { tag: '@fault' },
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(pictureFiles, (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 720 });
    for (const texts of [english, arabic]) {
      for (const [path, heading, alts] of pages) {
        await open(page, texts, path, heading);
        for (const alt of alts) {
          const panel = page.getByRole('img', { name: texts.t(alt), exact: true });
          // The picture gives way to its words as it comes near.
          await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          await expect(panel.getByText(texts.t(alt), { exact: true })).toBeVisible();
          const { width, height } = (await panel.boundingBox())!;
          expect(height).toBeGreaterThanOrEqual(Math.floor((width * 3) / 4));
        }
        if (path === '/') {
          const person = page.getByRole('figure').filter({ hasText: texts.t('testimonialName') });
          await person.scrollIntoViewIfNeeded();
          await expect(person.getByText(/^(?:HF|ه\u200cف)$/)).toBeVisible();
        }
        await expect(page.locator('main img')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    }
  },
);
