import type { Page } from '@playwright/test';
import { arabic, english, french } from './support/languages';
import { workbench } from './support/stories';
import { expect, test } from './support/test';

test.use({ baseURL: workbench.baseURL, viewport: { width: 1600, height: 1000 } });

const open = async (page: Page, story: string, globals: string) => {
  await page.goto(`/?path=/story/${story}&globals=${globals}&panel=bottom&addonPanel=languages/panel`);
  await expect(page.getByRole('grid', { name: 'Texts of the story' })).toBeVisible();
};

const story = (page: Page) => page.frameLocator('[title="storybook-preview-iframe"]');
const text = (page: Page, key: string, column: string) => page.locator(`[role=grid] [data-key="${key}"] [data-column="${column}"]`);

async function edit(page: Page, key: string, column: string, value: string) {
  await text(page, key, column).focus();
  await page.keyboard.press('Enter');
  await expect(text(page, key, column).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(value);
  await page.keyboard.press('Escape');
}

test('a text that is changed in the panel is shown by the story at once, survives a reload, and can be taken back', async ({ page }) => {
  await open(page, 'components-button--primary', 'locale:fr');
  await edit(page, 'contactUs', 'fr', 'Parlons-en');
  await expect(story(page).getByRole('button', { name: 'Parlons-en' })).toBeVisible();
  await open(page, 'components-button--primary', 'locale:fr');
  await expect(story(page).getByRole('button', { name: 'Parlons-en' })).toBeVisible();
  await page.getByRole('tab', { name: /^Edits/ }).click();
  await expect(page.getByText('Parlons-en').filter({ visible: true }).first()).toBeVisible();
  // A published workbench has no files to save into.
  await expect(page.getByRole('button', { name: 'Save to fr.json' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(story(page).getByRole('button', { name: french.t('contactUs') })).toBeVisible();
});

test('an edit in one tab is shown in the other', async ({ page, context }) => {
  await open(page, 'components-button--primary', 'locale:fr');
  const other = await context.newPage();
  await other.goto('/iframe.html?id=components-button--primary&viewMode=story&globals=locale:fr');
  await edit(page, 'contactUs', 'fr', 'Parlons-en');
  await expect(other.getByRole('button', { name: 'Parlons-en' })).toBeVisible();
});

test('markup in a text is text, and a very long one stays usable', async ({ page }) => {
  await open(page, 'components-button--primary', 'locale:fr');
  const markup = '<img src=x onerror="document.title=1">';
  await edit(page, 'contactUs', 'fr', markup);
  await expect(story(page).getByRole('button', { name: markup })).toBeVisible();
  await edit(page, 'contactUs', 'fr', 'mot '.repeat(2500));
  await expect(story(page).getByRole('button')).toContainText('mot mot mot');
  expect((await text(page, 'contactUs', 'fr').boundingBox())!.height).toBeLessThan(500);
});

test('the panel says what is wrong with a text', async ({ page }) => {
  await open(page, 'layout-footer--all-parts', 'locale:fr');
  await edit(page, 'copyright', 'fr', 'Tous droits réservés');
  await expect(text(page, 'copyright', 'fr')).toContainText('Placeholders differ');
  await edit(page, 'phone', 'fr', '');
  await expect(text(page, 'phone', 'fr')).toContainText('Missing');
  await edit(page, 'email', 'fr', english.t('email'));
  await expect(text(page, 'email', 'fr')).toContainText('Same as English');
  await edit(page, 'phone', 'ar', arabic.t('phone').repeat(9));
  await expect(text(page, 'phone', 'ar')).toContainText('Over-long');
});

test('a press in the story finds the row, and a press on the row shows the text', async ({ page }) => {
  await open(page, 'screens-contact--whole-page', 'locale:ar');
  await page.getByRole('switch', { name: 'Pick in story' }).or(page.getByRole('button', { name: 'Pick in story' })).first().click();
  await story(page).getByRole('button', { name: arabic.t('sendMessage'), exact: true }).click();
  const row = page.locator('[role=grid] [data-key="sendMessage"]');
  await expect(row).toBeInViewport();
  // The press was for the panel alone.
  await expect(story(page).getByText(arabic.shown('nameTooShort'), { exact: true })).toBeHidden();

  const title = page.locator('[role=grid] [data-key="contactTitle"]');
  await story(page).locator('html').evaluate((root) => root.scrollTo(0, root.scrollHeight));
  await expect(story(page).getByRole('heading', { level: 1 })).not.toBeInViewport();
  await title.getByRole('button').first().click();
  await expect(story(page).getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the verdict of the clipping check is in the panel', async ({ page }) => {
  await open(page, 'components-button--primary', 'locale:fr');
  await page.getByRole('tab', { name: /^Clipping/ }).click();
  await expect(page.getByText('No text is cut, covered or outside of its box')).toBeVisible();
});
