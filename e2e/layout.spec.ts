import type { Page } from '@playwright/test';
import { arabic, english, inEachLanguage } from './support/languages';
import { expectHeading, failFonts, open } from './support/page';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/** Describes the elements that overflow the page horizontally; clipped overflow does not count. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > width + 1;
    });
    return [
      `${scrollWidth} px wide`,
      ...wide.map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`),
    ];
  });

// System fonts in one language of each script.
const cases = [
  ...inEachLanguage.map((language) => [language, true] as const),
  ...[english, arabic].map((language) => [language, false] as const),
];

for (const [language, hasFonts] of cases) {
  test(`text at 200% does not scroll horizontally, in ${language.name} and ${hasFonts ? 'web fonts' : 'system fonts'}`, async ({
    page,
    context,
    watch,
  }) => {
    if (!hasFonts) {
      await failFonts(page, watch);
    }
    await page.setViewportSize({ width: 320, height: 720 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const { path, heading } of [...routes, unknownRoute]) {
      await open(page, language, path, heading);
      await page.evaluate(() => document.fonts.ready);
      expect(await horizontalOverflow(page), path).toEqual([]);
    }
  });
}

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await open(page, english, '/', 'heroTitle');
  await page.mouse.wheel(0, 2000);
  const contact = page.getByRole('banner').getByRole('link', { name: english.t('contactUs') });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(contact).toBeInViewport({ ratio: 1 });
  await contact.click();
  await expectHeading(page, english, 'contactTitle');
});
