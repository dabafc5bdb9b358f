import type { Page } from '@playwright/test';
import { arabic, english, french } from './support/languages';
import { edit, grid, panelUrl, story, cellOf } from './support/panel';
import { workbenchTest as test } from './support/stories';
import { expect } from './support/test';

test.use({ viewport: { width: 1600, height: 1000 } });

const open = async (page: Page, id: string, globals: string) => {
  await page.goto(panelUrl(id, globals));
  await expect(grid(page)).toBeVisible();
};

/** Stores edits as the Languages panel does. */
const storeEdits = (page: Page, edits: ReadonlyArray<{ language: string; key: string; text: string }>) =>
  page.addInitScript((stored) => localStorage.setItem('workbench/edits', stored), JSON.stringify(edits));

test('the story shows an edited message at once, in every tab; the edit survives a reload, and can be undone', async ({
  page,
  context,
}) => {
  const button = story(page).getByRole('button');
  const other = await context.newPage();
  await other.goto('/iframe.html?id=components-button--primary&viewMode=story&globals=locale:fr');
  await other.evaluate(() => {
    const inLackingLanguage = [{ language: 'de', key: 'contactUs', text: 'Schreiben Sie uns' }];
    localStorage.setItem('workbench/edits', JSON.stringify(inLackingLanguage));
  });
  await open(page, 'components-button--primary', 'locale:fr');

  await test.step('markup is not rendered', async () => {
    const markup = '<img src=x onerror="document.title=1">';
    await edit(page, 'contactUs', 'fr', markup);
    await expect(button).toHaveText(markup);
  });
  await test.step('the panel stays usable with a very long message', async () => {
    await edit(page, 'contactUs', 'fr', 'mot '.repeat(2500));
    await expect(button).toContainText('mot mot mot');
    expect((await cellOf(page, 'contactUs', 'fr').boundingBox())!.height).toBeLessThan(500);
  });
  await test.step('two tabs', async () => {
    await edit(page, 'contactUs', 'fr', 'Parlons-en');
    await expect(button).toHaveText('Parlons-en');
    await expect(other.getByRole('button', { name: 'Parlons-en' })).toBeVisible();
  });
  await test.step('after a reload', async () => {
    await open(page, 'components-button--primary', 'locale:fr');
    await expect(button).toHaveText('Parlons-en');
    const kept = await page.evaluate(() => localStorage.getItem('workbench/edits'));
    expect(kept).toContain('Schreiben Sie uns');
    await page.getByRole('tab', { name: /^Edits/ }).click();
    await expect(page.getByText('Parlons-en').filter({ visible: true }).first()).toBeVisible();
    // A published workbench has no files to save into.
    await expect(page.getByRole('button', { name: 'Save to fr.json' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(button).toHaveText(french.t('contactUs'));
  });
});

test('vowel signs typed into the middle of an Arabic message keep their order', async ({ page }) => {
  await open(page, 'components-button--primary', 'locale:ar');
  await edit(page, 'contactUs', 'ar', 'مدينة');
  await expect(story(page).getByRole('button', { name: 'مدينة' })).toBeVisible();
  await page.keyboard.press('Enter');
  const field = cellOf(page, 'contactUs', 'ar').getByRole('textbox');
  await expect(field).toBeFocused();
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(2, 2));
  // A shadda before its vowel: the canonical order is the other way round.
  for (const sign of ['\u0651', '\u064E']) await page.keyboard.insertText(sign);
  await expect(story(page).getByRole('button')).toHaveText('مد\u064E\u0651ينة');
  await page.keyboard.insertText('ر');
  await expect(story(page).getByRole('button')).toHaveText('مد\u064E\u0651رينة');
});

test('the panel shows the issues of a message', async ({ page }) => {
  await open(page, 'screens-contact--whole-page', 'locale:fr');
  await edit(page, 'copyright', 'fr', 'Tous droits réservés');
  await expect(cellOf(page, 'copyright', 'fr')).toContainText('Placeholders differ');
  await edit(page, 'phone', 'fr', '');
  await expect(cellOf(page, 'phone', 'fr')).toContainText('Missing');
  await expect(cellOf(page, 'message', 'fr')).toContainText('Same as English, accepted');
  await edit(page, 'city', 'fr', english.t('city'));
  await expect(cellOf(page, 'city', 'fr')).toContainText(/Same as English(?!, accepted)/);
  await edit(page, 'phone', 'ar', arabic.t('phone').repeat(9));
  await expect(cellOf(page, 'phone', 'ar')).toContainText('Over-long');
});

test('a click in the story finds the row, and a click on the row shows the message', async ({ page }) => {
  await open(page, 'screens-contact--whole-page', 'locale:ar');
  await page
    .getByRole('switch', { name: 'Pick in story' })
    .or(page.getByRole('button', { name: 'Pick in story' }))
    .first()
    .click();
  await story(page)
    .getByRole('button', { name: arabic.t('sendMessage'), exact: true })
    .click();
  const row = page.locator('[role=grid] [data-key="sendMessage"]');
  await expect(row).toBeInViewport();
  // The click does not reach the button.
  await expect(story(page).getByText(arabic.shown('nameTooShort'), { exact: true })).toBeHidden();

  const title = page.locator('[role=grid] [data-key="contactTitle"]');
  await story(page)
    .locator('html')
    .evaluate((root) => root.scrollTo(0, root.scrollHeight));
  await expect(story(page).getByRole('heading', { level: 1 })).not.toBeInViewport();
  await title.getByRole('button').first().click();
  await expect(story(page).getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the panel shows the findings of the clipping check, also after the story is resized', async ({ page }) => {
  // English where the Arabic text is missing, and too long for a narrow page.
  const word = 'incomprehensibilities'.repeat(3);
  await storeEdits(page, [
    { language: 'ar', key: 'subject', text: '' },
    { language: 'en', key: 'subject', text: word },
  ]);
  await open(page, 'screens-contact--whole-page', 'locale:ar');
  await page.getByRole('tab', { name: /^Clipping/ }).click();
  await expect(page.getByText('No text is cut, covered or outside of its box')).toBeVisible();
  await page.setViewportSize({ width: 700, height: 1000 });
  const finding = page.getByRole('list', { name: 'Clipped texts' }).getByRole('button', { name: word });
  await expect(finding).toContainText('subject');

  await finding.focus();
  await page.keyboard.press('Enter');
  await expect(story(page).getByText(word)).toBeInViewport();
  await expect(story(page).locator('[data-layer="flash"]')).toHaveCount(1);
});

test('a picture that fades in when it is scrolled into view covers nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, 'screens-home--whole-page', 'locale:fr;viewport.value:phone');
  await expect(page.getByRole('tab', { name: /^Clipping 0/ })).toBeVisible();
});

test('hard-coded text is listed, counted as an issue, and shown in the story', async ({ page }) => {
  await open(page, 'screens-contact--whole-page', 'locale:fr');
  await expect(page.getByRole('tab', { name: /^Hard-coded 0/ })).toBeVisible();
  await story(page)
    .locator('footer')
    .evaluate((footer) => {
      footer.append('Written here');
      footer.setAttribute('aria-label', 'Said here');
    });
  await expect(page.getByRole('tab', { name: /^Languages.*2 not from a catalog/ })).toBeVisible();
  await page.getByRole('tab', { name: /^Hard-coded 2/ }).click();
  await page.getByRole('button', { name: 'Written here' }).click();
  await expect(story(page).locator('footer')).toBeInViewport();
  const flash = await story(page).locator('[data-layer="flash"]').boundingBox();
  expect(flash!.height, 'around the text, and not around everything beside it').toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Said here' })).toContainText('aria-label');
});
