import { company } from '#content/company.ts';
import { arabic } from './support/languages';
import { mapPageUrl } from '#src/components/MapEmbed/mapUrls.ts';
import { expectHeading, failFonts, languageSelect, loadedFile, open, question } from './support/page';
import { expect, test } from './support/test';

const sections = [
  { title: 'welcomeTitle', content: 'welcomeContent', alt: 'welcomeImageAlt' },
  { title: 'qualityTitle', content: 'qualityContent', alt: 'qualityImageAlt' },
  { title: 'globalTitle', content: 'globalContent', alt: 'globalImageAlt' },
  { title: 'shippingTitle', content: 'shippingContent', alt: 'shippingImageAlt' },
] as const;

test('the home page, in Arabic', async ({ page }) => {
  const { t, shown } = arabic;
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/', arabic);

  await test.step('on phones, each picture is above its heading, also before it has slid into view', async () => {
    for (const { title, alt } of sections) {
      const picture = (await page.getByRole('img', { name: t(alt), exact: true }).boundingBox())!;
      const heading = (await page.getByRole('heading', { level: 2, name: t(title), exact: true }).boundingBox())!;
      expect(picture.y + picture.height, title).toBeLessThanOrEqual(heading.y);
    }
  });
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('a title with two subtitles, and four images on alternating sides', async () => {
    await expect(page.getByText(shown('heroSubtitle1'), { exact: true })).toBeVisible();
    await expect(page.getByText(shown('heroSubtitle2'), { exact: true })).toBeVisible();

    let previous = 0;
    for (const [index, { title, content, alt }] of sections.entries()) {
      const heading = page.getByRole('heading', { level: 2, name: t(title), exact: true });
      const picture = page.getByRole('img', { name: t(alt), exact: true });
      const text = page.getByText(shown(content), { exact: true });
      await expect(text).toBeVisible();
      await loadedFile(picture);
      await expect(heading).toBeVisible();
      const [image, words] = await Promise.all([picture.boundingBox(), text.boundingBox()]);
      expect(image!.x > words!.x, `${title}: picture on the right`).toBe(index % 2 === 0);
      expect(image!.y < words!.y + words!.height && words!.y < image!.y + image!.height, `${title}: side by side`).toBe(
        true,
      );
      const top = await picture.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      expect(top, `${title}: below the one before`).toBeGreaterThan(previous);
      previous = top;
    }
  });

  await test.step('five stars, a name, a role and a portrait', async () => {
    await expect(page.getByRole('img', { name: t('starRating', { count: 5, total: 5 }), exact: true })).toBeVisible();
    await expect(page.getByText(shown('testimonialQuote'), { exact: true })).toBeVisible();
    const person = page.getByRole('figure').filter({ hasText: t('testimonialName') });
    await expect(person.getByText(shown('testimonialRole'), { exact: true })).toBeVisible();
    await person.scrollIntoViewIfNeeded();
    await expect(person.locator('img')).toBeVisible();
    await expect(person.getByText('ه\u200cف', { exact: true })).toBeHidden();
  });

  const questions = ([1, 2, 3, 4, 5] as const).map((number) => question(page, number, arabic));
  const expectOpen = async (opened?: number) => {
    for (const [index, { item, answer }] of questions.entries()) {
      await expect(item).toHaveJSProperty('open', index === opened);
      await expect(answer).toBeVisible({ visible: index === opened });
    }
  };
  await test.step('of the questions, at most one is open, with the pointer', async () => {
    await expectOpen();
    await questions[1]!.heading.click();
    await expectOpen(1);
    await questions[4]!.heading.click();
    await expectOpen(4);
    await questions[4]!.heading.click();
    await expectOpen();
  });
  await test.step('with the keyboard: closed answers cannot be focused', async () => {
    await questions[0]!.summary.focus();
    await page.keyboard.press('Tab');
    await expect(questions[1]!.summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(1);
    await page.keyboard.press('Space');
    await expectOpen();
  });

  await test.step('the map shows the office at zoom level 14, at every width', async () => {
    const { latitude, longitude } = company.coordinates;
    const frame = page.locator('iframe');
    await expect(frame).toHaveCount(1);
    await expect(frame).toHaveAttribute('title', t('mapTitle', { company: company.name }));
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().getByText('Map')).toBeVisible();

      const mapUrl = new URL((await frame.getAttribute('src'))!);
      expect(mapUrl.origin + mapUrl.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
      expect(mapUrl.searchParams.get('marker')).toBe(`${latitude},${longitude}`);
      const [west = 0, south = 0, east = 0, north = 0] = mapUrl.searchParams.get('bbox')!.split(',').map(Number);
      expect((west + east) / 2).toBeCloseTo(longitude, 4);
      expect((south + north) / 2).toBeCloseTo(latitude, 4);

      // OpenStreetMap uses the highest zoom at which the bounding box fits into the frame.
      const size = (await frame.boundingBox())!;
      const mercator = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI);
      const zoomOf = (pixels: number, share: number) => Math.log2(pixels / (256 * share));
      const zoom = Math.min(
        zoomOf(size.width, (east - west) / 360),
        zoomOf(size.height, mercator(north) - mercator(south)),
      );
      expect(Math.floor(zoom), `at ${width} px`).toBe(14);
    }
    const link = page.getByRole('link', { name: `${t('openMap')} (${t('opensInNewTab')})` });
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^https://www\\.openstreetmap\\.org/\\?.*#map=14/${latitude}/${longitude}$`),
    );
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test(
  'every font failing, and the map blocked: all text is shown in a system font, the postal address and a link in place of the map',
  { tag: '@failure' },
  async ({ page, watch }) => {
    await failFonts(page, watch);
    watch.expectErrors(/ERR_BLOCKED_BY_CLIENT/);
    await page.route(/openstreetmap/, (route) => route.abort('blockedbyclient'));
    await page.setViewportSize({ width: 320, height: 720 });
    await open(page, '/', arabic);

    await test.step('fonts', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
    await test.step('the map, until the connection is back', async () => {
      const frame = page.getByTitle(arabic.t('mapTitle', { company: company.name }));
      await frame.scrollIntoViewIfNeeded();
      const failed = page.getByText(arabic.shown('mapUnavailable')).locator('..');
      await expect(failed).toBeVisible();
      await expect(frame).toHaveCount(0);
      const link = failed.getByRole('link', { name: `${arabic.t('openMap')} (${arabic.t('opensInNewTab')})` });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', mapPageUrl(company.coordinates));
      await expect(failed.getByText(company.postalAddress, { exact: true })).toBeVisible();
      await page.unroute(/openstreetmap/);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(frame.contentFrame().getByText('Map')).toBeVisible();
      await expect(failed).toBeHidden();
    });
    await test.step('the fonts of another language', async () => {
      await languageSelect(page).selectOption('en');
      await expectHeading(page, 'heroTitle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  },
);
