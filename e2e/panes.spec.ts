import type { Page } from '@playwright/test';
import { arabic, english, inEachLanguage, inLanguage, type SiteLanguage } from './support/languages';
import { workbenchTest as test } from './support/stories';
import { expect } from './support/test';

test.use({ viewport: { width: 1400, height: 900 } });

const show = (page: Page, id: string, globals: string, viewMode = 'story') =>
  page.goto(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=${globals}`);

const paneOf = (page: Page, { name }: SiteLanguage) => page.getByRole('region', { name, exact: true });
const storyIn = (page: Page, language: SiteLanguage) => paneOf(page, language).frameLocator('iframe');
const scrolledBy = (page: Page, language: SiteLanguage) =>
  storyIn(page, language)
    .locator('html')
    .evaluate((root) => root.scrollTop / (root.scrollHeight - root.clientHeight));

test('all languages: each pane has its own document, language, direction and width', async ({ page }) => {
  await show(page, 'screens-contact--whole-page', 'locale:all');
  for (const language of inEachLanguage) {
    const story = storyIn(page, language);
    await expect(story.getByRole('heading', { level: 1 })).toHaveText(language.shown('contactTitle'));
    await expect(story.locator('html')).toHaveAttribute('lang', language.code);
    await expect(story.locator('html')).toHaveCSS('direction', language.direction);
    expect(await story.locator('html').evaluate(() => window.matchMedia('(max-width: 400px)').matches)).toBe(true);
  }
  await expect(page.getByRole('region')).toHaveCount(inEachLanguage.length);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the current language and English side by side; one pane where both are English', async ({ page }) => {
  const french = inLanguage('fr');
  await show(page, 'components-button--primary', 'locale:fr;compare:english');
  await expect(page.getByRole('region')).toHaveCount(2);
  await expect(storyIn(page, french).getByRole('button')).toHaveText(french.shown('contactUs'));
  await expect(storyIn(page, english).getByRole('button')).toHaveText(english.shown('contactUs'));
  await show(page, 'components-button--primary', 'locale:en;compare:english');
  await expect(page.getByRole('button', { name: english.t('contactUs') })).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('a menu and a notice open in their own pane', async ({ page }) => {
  await show(page, 'layout-header--languages-open', 'locale:all');
  // The play function opens the menu of the first pane.
  await expect(storyIn(page, english).getByRole('list', { name: english.t('language'), exact: true })).toBeVisible();
  const story = storyIn(page, arabic);
  await story.getByRole('button', { name: arabic.t('currentLanguage', { language: arabic.name }) }).click();
  const list = story.getByRole('list', { name: arabic.t('language'), exact: true });
  await expect(list).toBeVisible();
  await expect(list).toHaveCSS('direction', 'rtl');
  const [box, pane] = [(await list.boundingBox())!, (await paneOf(page, arabic).boundingBox())!];
  expect(box.x).toBeGreaterThan(pane.x);
  expect(box.x + box.width).toBeLessThan(pane.x + pane.width);
  expect(box.y + box.height).toBeLessThanOrEqual(pane.y + pane.height);

  await show(page, 'components-toaster--success', 'locale:all');
  for (const language of inEachLanguage) {
    await expect(
      storyIn(page, language).getByRole('status').getByText(language.shown('messageSent'), { exact: true }),
    ).toBeVisible();
  }
});

test('choosing a language in a pane changes that pane only', async ({ page }) => {
  await show(page, 'components-languageselect--current', 'locale:all');
  const pane = page.getByRole('region').nth(1).frameLocator('iframe');
  await pane.getByRole('combobox').selectOption('ar');
  await expect(pane.locator('html')).toHaveCSS('direction', 'rtl');
  await expect(storyIn(page, english).getByRole('combobox')).toHaveValue('en');
});

test('panes scroll together, in proportion to their height', async ({ page }) => {
  await show(page, 'screens-termsofservice--whole-page', 'locale:all');
  await expect(storyIn(page, inLanguage('fr')).getByRole('heading', { level: 1 })).toBeVisible();
  for (const [leader, followers] of [
    [english, inEachLanguage.slice(1)],
    [arabic, [english]],
  ] as const) {
    const before = await scrolledBy(page, leader);
    await paneOf(page, leader).hover();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => scrolledBy(page, leader)).toBeGreaterThan(before + 0.1);
    for (const language of followers) {
      await expect
        .poll(async () => Math.abs((await scrolledBy(page, language)) - (await scrolledBy(page, leader))))
        .toBeLessThan(0.01);
    }
  }
});

test('a pane can be maximised and restored with the keyboard', async ({ page }) => {
  await show(page, 'screens-contact--whole-page', 'locale:all');
  await storyIn(page, arabic).getByRole('heading', { level: 1 }).waitFor();
  const button = page.getByRole('button', { name: `Maximise ${arabic.name}` });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expect(page.getByRole('region')).toHaveCount(1);
  expect(await paneOf(page, arabic).boundingBox()).toEqual({ x: 0, y: 0, width: 1400, height: 900 });
  expect((await paneOf(page, arabic).locator('iframe').boundingBox())!.height).toBeGreaterThan(800);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region')).toHaveCount(inEachLanguage.length);
  await expect(button).toBeFocused();
});

test('panes are in one row, in pairs or in one column, as the width allows', async ({ page }) => {
  for (const [width, columns] of [
    [1400, 4],
    [800, 2],
    [400, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await show(page, 'screens-contact--whole-page', 'locale:all');
    await expect(page.getByRole('region')).toHaveCount(inEachLanguage.length);
    const lefts = await page
      .getByRole('region')
      .evaluateAll((panes) => panes.map((pane) => pane.getBoundingClientRect().left));
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('panes of a docs page are as high as their content', async ({ page }) => {
  await show(page, 'components-button--docs', 'locale:all', 'docs');
  const story = page.locator('#anchor--components-button--quiet');
  await story.scrollIntoViewIfNeeded();
  const pane = story.getByRole('region', { name: arabic.name, exact: true });
  await expect(
    pane.frameLocator('iframe').getByRole('button').or(pane.frameLocator('iframe').getByRole('link')).first(),
  ).toBeVisible();
  expect((await pane.boundingBox())!.height).toBeLessThan(300);
});

test('a play function runs in the first pane only', async ({ page }) => {
  await show(page, 'sections-contactform--all-missing', 'locale:all');
  const name = storyIn(page, english).getByRole('textbox', { name: english.t('name'), exact: true });
  await expect(name).toHaveAccessibleDescription(english.shown('nameTooShort'));
  await expect(name).toBeFocused();
  for (const language of inEachLanguage.slice(1)) {
    await expect(storyIn(page, language).getByRole('textbox').first()).toBeVisible();
    await expect(storyIn(page, language).getByText(language.shown('nameTooShort'), { exact: true })).toBeHidden();
  }
});
