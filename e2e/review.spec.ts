import { english, french } from './support/languages';
import { storeEdits } from './support/panel';
import { previewUrl, workbenchTest as test } from './support/stories';
import { expect } from './support/test';

const contactWithMarks = previewUrl('screens-contact--whole-page', 'marks:on;locale:fr');

test('a marked text shows its key under the pointer, and what is wrong with it', async ({ page }) => {
  await storeEdits(page, [{ language: 'fr', key: 'contactSubtitle', text: '' }]);
  await page.goto(contactWithMarks);
  for (const [text, name] of [
    [french.shown('contactTitle'), 'contactTitle'],
    [english.shown('contactSubtitle'), 'contactSubtitle · shown in English'],
  ] as const) {
    await page.locator('#storybook-root').getByText(text, { exact: true }).first().hover();
    await expect(page.locator('[data-part=label]')).toHaveText(name);
  }
});

test('the legend scrolls from one mark of a kind to the next, and the page ends above it', async ({ page }) => {
  await storeEdits(
    page,
    ['contactTitle', 'city'].map((key) => ({ language: 'fr', key, text: '' })),
  );
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(contactWithMarks);
  const legend = page.getByRole('group', { name: 'Text marks' });
  const next = legend.getByRole('button', { name: '2 shown in English' });
  for (const key of ['contactTitle', 'city', 'contactTitle'] as const) {
    const text = page.locator('#storybook-root').getByText(english.shown(key), { exact: true }).first();
    await next.click();
    await expect(text).toBeInViewport();
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [footer, { y }] = [await page.locator('footer').boundingBox(), (await legend.boundingBox())!];
  // A page scrolls by whole pixels.
  expect(Math.floor(footer!.y + footer!.height)).toBeLessThanOrEqual(y);
});
