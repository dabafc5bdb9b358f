import { company } from '#content/company.ts';
import { arabic } from './support/languages';
import { open } from './support/page';
import { expect, test } from './support/test';

test('an icon link shows its name in a tooltip, which the pointer can reach', async ({ page }) => {
  await open(page, '/contact', arabic);
  const [first, second] = (['socialFacebook', 'socialInstagram'] as const).map((key) =>
    arabic.shown(key, { company: company.name }),
  ) as [string, string];
  const marks = page.getByRole('contentinfo').getByRole('link').filter({ hasNotText: /\S/ });
  const tooltip = page.getByRole('tooltip');

  await marks.first().hover();
  await expect(tooltip).toHaveText(first);
  await expect(tooltip).toHaveCSS('direction', 'rtl');

  await test.step('the pointer moves onto the tooltip and rests there', async () => {
    const { x, y, width, height } = (await tooltip.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
    await expect(tooltip).toHaveText(first);
  });

  await test.step('the next icon shows its tooltip immediately, instead of the first', async () => {
    await marks.nth(1).hover();
    await expect(tooltip).toHaveText(second, { timeout: 600 });
  });

  await test.step('scrolling hides it', async () => {
    await page.mouse.wheel(0, -200);
    await expect(tooltip).toBeHidden();
  });
});
