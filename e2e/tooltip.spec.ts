import { company } from '#content/company.ts';
import { arabic, english } from './support/languages';
import { open } from './support/page';
import { expect, test } from './support/test';

for (const language of [english, arabic]) {
  test(`an icon link shows its name in a tooltip, which the pointer can reach, in ${language.name}`, async ({
    page,
  }) => {
    await open(page, language, '/contact', 'contactTitle');
    const names = (['socialFacebook', 'socialInstagram'] as const).map((key) =>
      language.shown(key, { company: company.name }),
    );
    const marks = page.getByRole('contentinfo').getByRole('link').filter({ hasNotText: /\S/ });
    const tooltip = page.getByRole('tooltip');

    await marks.first().hover();
    await expect(tooltip).toHaveText(names[0] ?? '');
    await expect(tooltip).toHaveCSS('direction', language.direction);

    await test.step('the pointer moves onto the tooltip and rests there', async () => {
      const box = await tooltip.boundingBox();
      if (!box) throw new Error('The tooltip has no box');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
      await expect(tooltip).toHaveText(names[0] ?? '');
    });

    await test.step('the next icon shows its tooltip immediately, instead of the first', async () => {
      await marks.nth(1).hover();
      await expect(tooltip).toHaveText(names[1] ?? '', { timeout: 600 });
    });

    await test.step('scrolling hides it', async () => {
      await page.mouse.wheel(0, -200);
      await expect(tooltip).toBeHidden();
    });
  });
}
