import type { Page } from '@playwright/test';
import { arabic, english, type SiteLanguage } from './support/languages';
import { expectHydrated, expectPage, goTo, holdRequests, loadedFile, open } from './support/page';
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
  { width: 1920, density: 2, bytes: 160_000 },
  { width: 1280, density: 1, bytes: 160_000 },
  { width: 768, density: 1, bytes: 160_000 },
  { width: 428, density: 3, bytes: 60_000 },
  { width: 390, density: 2, bytes: 60_000 },
  { width: 360, density: 2, bytes: 60_000 },
];

/** The pictures that a page has loaded, with their sizes in bytes. */
const loadedPictures = async (page: Page) => {
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      url: name,
      bytes: encodedBodySize,
    })),
  );
  return entries.filter(({ url }) => pictureFiles.test(url));
};

test('the hero image loads once, as AVIF, in a size for the screen; others load when they are near the viewport', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const heroFiles = async () => (await loadedPictures(page)).filter(({ url }) => /\/assets\/hero-/.test(url));

  for (const { width, density, bytes } of limits) {
    await test.step(`${width} px with a device pixel ratio of ${density}: at most ${bytes / 1000} kB`, async () => {
      const screen = { width, height: 900, deviceScaleFactor: density, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', screen);
      await page.goto('/');
      const currentSrc = await loadedFile(hero(page));
      const files = await heroFiles();
      expect(files.map(({ url }) => url)).toEqual([currentSrc]);
      expect(currentSrc).toMatch(/\.avif$/);
      expect(files[0]!.bytes).toBeGreaterThan(5000);
      expect(files[0]!.bytes).toBeLessThanOrEqual(bytes);
    });
  }

  await test.step('the others, once the page is hydrated', async () => {
    await expectHydrated(page);
    await expect(hero(page)).toHaveAttribute('loading', 'eager');
    const others = page.getByRole('main').locator('picture img:not([loading="eager"])');
    await expect(others).not.toHaveCount(0);
    for (const image of await others.all()) await expect(image).toHaveAttribute('loading', 'lazy');
    const urls = async () => (await loadedPictures(page)).map(({ url }) => url);
    const before = await urls();
    const currentSrc = await loadedFile(shipping(page));
    expect(before).not.toContain(currentSrc);
    expect((await urls()).filter((url) => url === currentSrc)).toHaveLength(1);
    expect(await heroFiles()).toHaveLength(1);
  });
});

test('`sizes` of each image matches its width in the layout', async ({ page }) => {
  await open(page, '/', arabic);
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const differences = await page
      .getByRole('main')
      .locator('picture img')
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map(async ({ sizes, width: actual }) => {
            // A pixel that stands for a file of one pixel is as wide as `sizes` says.
            const pixel = Object.assign(new Image(), {
              srcset: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAI= 1w',
              sizes,
            });
            await pixel.decode();
            return Math.abs(pixel.naturalWidth - actual);
          }),
        ),
      );
    expect(differences).toHaveLength(6);
    // The width of the window, which `sizes` refers to, includes the scrollbar.
    const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(Math.max(...differences), `at ${width} px`).toBeLessThanOrEqual(2 + scrollbar);
  }
});

// On a screen that is not a phone's: limits.spec.ts loads each page slowly on a phone.
test('late images shift no layout', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
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

test(
  'every picture failing: the alternative text replaces it, at the same size',
  { tag: '@failure' },
  async ({ page, watch }) => {
    watch.expectErrors(/ERR_FAILED/);
    await page.route(pictureFiles, (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 720 });
    await open(page, '/', arabic);
    for (const [path, alts] of pages) {
      if (path !== '/') await goTo(page, arabic.pathOf(path));
      await expectPage(page, path, arabic);
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
