import type { Page } from '@playwright/test';
import { english, french } from './support/languages';
import { storeEdits } from './support/panel';
import { previewUrl, workbenchTest as test } from './support/stories';
import { expect } from './support/test';

const marks = (page: Page) => page.locator('[data-layer]').first();
const contactWithMarks = previewUrl('screens-contact--whole-page', 'marks:on;locale:fr');

test('marks distinguish translated messages, fallbacks, English and broken messages, and hard-coded text', async ({
  page,
}) => {
  await storeEdits(page, [
    { language: 'fr', key: 'contactSubtitle', text: '' },
    { language: 'fr', key: 'name', text: 'Name' },
    { language: 'fr', key: 'copyright', text: '© {company}. Tous droits réservés.' },
    // It may equal English, and is the accessible name of a group, which is not outlined.
    { language: 'fr', key: 'headerContact', text: english.t('headerContact') },
  ]);
  await page.goto(contactWithMarks);
  await expect(page.getByText(english.shown('contactSubtitle'), { exact: true })).toBeVisible();
  await expect(marks(page)).toContainText('1 shown in English');
  await expect(page.getByRole('group', { name: english.t('headerContact') })).toBeVisible();
  await expect(marks(page)).toContainText('1 same as English');
  await expect(marks(page)).toContainText('1 placeholders differ');
  await expect(marks(page)).not.toContainText('not from a catalog');
  await page.locator('main h1').evaluate((heading) => heading.after('Written here'));
  await expect(marks(page)).toContainText('1 not from a catalog');

  for (const [key, note] of [
    ['contactTitle', undefined],
    ['contactSubtitle', 'shown in English'],
  ] as const) {
    const text = note ? english.shown(key) : french.shown(key);
    await page.locator('#storybook-root').getByText(text, { exact: true }).first().hover();
    await expect(page.locator('[data-layer]').getByText(key).first()).toContainText(note ?? key);
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
