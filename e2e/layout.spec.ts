import type { Page } from '@playwright/test';
import { english, inEachLanguage } from './support/languages';
import { expectHeading, failFaces, open } from './support/page';
import { routes, unknownRoute } from './support/routes';
import { expect, test } from './support/test';

/** What sticks out of the page sideways, in words; clipped overflow is no overflow. */
const sideways = (page: Page) =>
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

for (const texts of inEachLanguage) {
  for (const areOurs of [true, false]) {
    test(`text of twice the size does not scroll sideways, in ${texts.name} and ${areOurs ? 'our own faces' : 'those of the system'}`, async ({
      page,
      context,
      watch,
    }) => {
      if (!areOurs) {
        watch.expectErrors(/ERR_FAILED/);
        await failFaces(page);
      }
      await page.setViewportSize({ width: 320, height: 720 });
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const { path, heading } of [...routes, unknownRoute]) {
        await open(page, texts, path, heading);
        await page.evaluate(() => document.fonts.ready);
        expect(await sideways(page), path).toEqual([]);
      }
    });
  }
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
