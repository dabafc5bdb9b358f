import type { Page } from '@playwright/test';
import { arabic, english, inEachLanguage, inLanguage, type SiteLanguage } from './support/languages';
import { expect, test } from './support/test';

test.use({ baseURL: 'http://localhost:6007', viewport: { width: 1400, height: 900 } });

const show = (page: Page, id: string, globals: string, viewMode = 'story') =>
  page.goto(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=${globals}`);

const paneOf = (page: Page, { name }: SiteLanguage) => page.getByRole('region', { name, exact: true });
const storyIn = (page: Page, texts: SiteLanguage) => paneOf(page, texts).frameLocator('iframe');
const scrolledBy = (page: Page, texts: SiteLanguage) =>
  storyIn(page, texts)
    .locator('html')
    .evaluate((root) => root.scrollTop / (root.scrollHeight - root.clientHeight));

test('all languages: a page in each, in its language and direction, none of them as wide as the screen', async ({
  page,
}) => {
  await show(page, 'screens-contact--whole-page', 'locale:all');
  for (const texts of inEachLanguage) {
    const story = storyIn(page, texts);
    await expect(story.getByRole('heading', { level: 1 })).toHaveText(texts.shown('contactTitle'));
    await expect(story.locator('html')).toHaveAttribute('lang', texts.code);
    await expect(story.locator('html')).toHaveCSS('direction', texts.direction);
    expect(await story.locator('html').evaluate(() => window.matchMedia('(max-width: 400px)').matches)).toBe(true);
  }
  await expect(page.getByRole('region')).toHaveCount(inEachLanguage.length);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the current language and English; English alone, where it is the current one', async ({ page }) => {
  const french = inLanguage('fr');
  await show(page, 'components-button--primary', 'locale:fr;compare:english');
  await expect(page.getByRole('region')).toHaveCount(2);
  await expect(storyIn(page, french).getByRole('button')).toHaveText(french.shown('contactUs'));
  await expect(storyIn(page, english).getByRole('button')).toHaveText(english.shown('contactUs'));
  await show(page, 'components-button--primary', 'locale:en;compare:english');
  await expect(page.getByRole('button', { name: english.t('contactUs') })).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('a list and a notice open in the pane that they were asked for in', async ({ page }) => {
  await show(page, 'layout-header--languages-open', 'locale:all');
  // The play function opens the first.
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
  for (const texts of inEachLanguage) {
    await expect(
      storyIn(page, texts).getByRole('status').getByText(texts.shown('messageSent'), { exact: true }),
    ).toBeVisible();
  }
});

test('a language that is chosen in a pane is the language of that pane alone', async ({ page }) => {
  await show(page, 'components-languageselect--current', 'locale:all');
  const pane = page.getByRole('region').nth(1).frameLocator('iframe');
  await pane.getByRole('combobox').selectOption('ar');
  await expect(pane.locator('html')).toHaveCSS('direction', 'rtl');
  await expect(storyIn(page, english).getByRole('combobox')).toHaveValue('en');
});

test('panes scroll together, by the share of their length', async ({ page }) => {
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
    for (const texts of followers) {
      await expect
        .poll(async () => Math.abs((await scrolledBy(page, texts)) - (await scrolledBy(page, leader))))
        .toBeLessThan(0.01);
    }
  }
});

test('a pane takes the whole screen and gives it back, by keyboard', async ({ page }) => {
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

test('panes stand in one row, in pairs, or one below the other, as there is room', async ({ page }) => {
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

test('a docs page has the panes as well, as high as what they show', async ({ page }) => {
  await show(page, 'components-button--docs', 'locale:all', 'docs');
  const story = page.locator('#anchor--components-button--quiet');
  await story.scrollIntoViewIfNeeded();
  const pane = story.getByRole('region', { name: arabic.name, exact: true });
  await expect(
    pane.frameLocator('iframe').getByRole('button').or(pane.frameLocator('iframe').getByRole('link')).first(),
  ).toBeVisible();
  expect((await pane.boundingBox())!.height).toBeLessThan(300);
});

test('a play function works in the first pane', async ({ page }) => {
  await show(page, 'sections-contactform--all-missing', 'locale:all');
  const name = storyIn(page, english).getByRole('textbox', { name: english.t('name'), exact: true });
  await expect(name).toHaveAccessibleDescription(english.shown('nameTooShort'));
  await expect(name).toBeFocused();
  for (const texts of inEachLanguage.slice(1)) {
    await expect(storyIn(page, texts).getByRole('textbox').first()).toBeVisible();
    await expect(storyIn(page, texts).getByText(texts.shown('nameTooShort'), { exact: true })).toBeHidden();
  }
});
