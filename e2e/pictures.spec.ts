import type { Page, Response } from '@playwright/test';
import { arabic, english, type SiteLanguage } from './support/languages';
import { holdRequests, loadedFile, open } from './support/page';
import { expect, test } from './support/test';

const pictureFiles = /\/assets\/[^/]+\.(?:avif|webp)$/;

/** The pages with images, and their alternative texts. */
const pages = [
  ['/', ['heroImageAlt', 'welcomeImageAlt', 'qualityImageAlt', 'globalImageAlt', 'shippingImageAlt']],
  ['/contact', ['contactImageAlt']],
  ['/no-such-page', ['notFoundImageAlt']],
] as const;

const hero = (page: Page, { t }: SiteLanguage = english) =>
  page.getByRole('img', { name: t('heroImageAlt'), exact: true });
const shipping = (page: Page) => page.getByRole('img', { name: english.t('shippingImageAlt'), exact: true });

/** Maximum bytes of the hero image, by screen width in px and device pixel ratio. */
const limits = [
  { width: 360, density: 2, bytes: 60_000 },
  { width: 390, density: 2, bytes: 60_000 },
  { width: 428, density: 3, bytes: 60_000 },
  { width: 768, density: 1, bytes: 160_000 },
  { width: 1280, density: 1, bytes: 160_000 },
  { width: 1920, density: 2, bytes: 160_000 },
];

for (const { width, density, bytes } of limits) {
  test.describe(`on a screen of ${width} px with a device pixel ratio of ${density}`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test(`the hero image loads once, as AVIF, with at most ${bytes / 1000} kB`, async ({ page }) => {
      const responses: Response[] = [];
      page.on('response', (response) => {
        if (/\/assets\/hero-/.test(response.url())) responses.push(response);
      });
      await open(page, '/');
      const currentSrc = await loadedFile(hero(page));
      expect(responses.map((response) => response.url())).toEqual([currentSrc]);
      expect(currentSrc).toMatch(/\.avif$/);
      const size = (await responses[0]!.body()).length;
      expect(size).toBeGreaterThan(5000);
      expect(size).toBeLessThanOrEqual(bytes);
    });
  });
}

for (const [language, widths] of [
  [english, [320, 768, 1280]],
  [arabic, [390, 1024, 1920]],
] as const) {
  test(`\`sizes\` of each image matches its width in the layout, in ${language.name}`, async ({ page }) => {
    await open(page, '/', language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const image of await page.getByRole('main').locator('picture img').all()) {
        await loadedFile(image);
        // The natural width of a responsive image is the width in `sizes`.
        const difference = () =>
          image.evaluate(({ naturalWidth, width: actual }: HTMLImageElement) => Math.abs(naturalWidth - actual));
        await expect.poll(difference, `at ${width} px`).toBeLessThanOrEqual(2);
      }
    }
  });
}

for (const width of [390, 1280]) {
  test(`late images shift no layout, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, pictureFiles);
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
    for (const image of await page.getByRole('main').locator('picture img').all()) await loadedFile(image);
    expect(await places()).toEqual(before);
    await expect.poll(preview).toBe('none');
  });
}

test('an image is not requested before it is near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (pictureFiles.test(request.url())) requested.push(request.url());
  });
  await open(page, '/');
  await loadedFile(hero(page));
  await expect(hero(page)).toHaveAttribute('loading', 'eager');
  const others = page.getByRole('main').locator('picture img:not([loading="eager"])');
  await expect(others).toHaveCount(5);
  for (const image of await others.all()) await expect(image).toHaveAttribute('loading', 'lazy');
  const before = [...requested];
  const currentSrc = await loadedFile(shipping(page));
  expect(before).not.toContain(currentSrc);
  expect(requested.filter((url) => url === currentSrc)).toHaveLength(1);
});

test(
  'every picture failing: the alternative text replaces it, at the same size',
  { tag: '@failure' },
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(pictureFiles, (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 720 });
    for (const [path, alts] of pages) {
      await open(page, path, arabic);
      for (const alt of alts) {
        const panel = page.getByRole('img', { name: arabic.t(alt), exact: true });
        // The alternative text replaces the image when it comes near.
        await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(panel.getByText(arabic.t(alt), { exact: true })).toBeVisible();
        const { width, height } = (await panel.boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(Math.floor((width * 3) / 4));
      }
      if (path === '/') {
        const person = page.getByRole('figure').filter({ hasText: arabic.t('testimonialName') });
        await person.scrollIntoViewIfNeeded();
        await expect(person.getByText('ه\u200cف')).toBeVisible();
      }
      await expect(page.locator('main img')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  },
);
