import { company } from '../src/company';
import { arabic, english } from './support/languages';
import { open } from './support/page';
import { expect, test } from './support/test';

for (const texts of [english, arabic]) {
  test(`a mark shows its name, which the pointer can reach, in ${texts.name}`, async ({ page }) => {
    await open(page, texts, '/contact', 'contactTitle');
    const names = (['socialFacebook', 'socialInstagram'] as const).map((key) =>
      texts.shown(key, { company: company.name }),
    );
    const marks = page.getByRole('contentinfo').getByRole('link').filter({ hasNotText: /\S/ });
    const tooltip = page.getByRole('tooltip');

    await marks.first().hover();
    await expect(tooltip).toHaveText(names[0] ?? '');
    await expect(tooltip).toHaveCSS('direction', texts.direction);

    await test.step('the pointer moves onto the name and rests there', async () => {
      const box = await tooltip.boundingBox();
      if (!box) throw new Error('The tooltip has no box');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
      await expect(tooltip).toHaveText(names[0] ?? '');
    });

    await test.step('the neighbour shows its name at once, instead of the first', async () => {
      await marks.nth(1).hover();
      await expect(tooltip).toHaveText(names[1] ?? '', { timeout: 600 });
    });

    await test.step('scrolling takes it away', async () => {
      await page.mouse.wheel(0, -200);
      await expect(tooltip).toBeHidden();
    });
  });
}
