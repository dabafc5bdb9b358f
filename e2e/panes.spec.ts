import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { arabic, english, inEachLanguage, type SiteLanguage } from './support/languages';
import { panelUrl, storeEdits } from './support/panel';
import { previewUrl, setGlobals, statusOf, workbenchTest as test } from './support/stories';
import { expect } from './support/test';

test.use({ viewport: { width: 1400, height: 900 } });

const show = (page: Page, ...story: Parameters<typeof previewUrl>) => page.goto(previewUrl(...story));

const paneOf = (page: Page, { name }: SiteLanguage) => page.getByRole('region', { name, exact: true });
const storyIn = (page: Page, language: SiteLanguage) => paneOf(page, language).frameLocator('iframe');
const scrolledBy = (page: Page, language: SiteLanguage) =>
  storyIn(page, language)
    .locator('html')
    .evaluate((root) => root.scrollTop / (root.scrollHeight - root.clientHeight));

test('all languages of a page', async ({ page }) => {
  const panes = page.getByRole('region');
  await show(page, 'screens-contact--whole-page', 'locale:all');

  await test.step('each pane has its own document, language, direction and width', async () => {
    for (const language of inEachLanguage) {
      const story = storyIn(page, language);
      await expect(story.getByRole('heading', { level: 1 })).toHaveText(language.shown('contactTitle'));
      await expect(story.locator('html')).toHaveAttribute('lang', language.code);
      await expect(story.locator('html')).toHaveCSS('direction', language.direction);
      expect(await story.locator('html').evaluate(() => window.matchMedia('(max-width: 400px)').matches)).toBe(true);
      await expect(story.locator('[data-layer]'), 'no marks').toHaveCount(0);
    }
    await expect(panes).toHaveCount(inEachLanguage.length);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('panes scroll together, in proportion to their height', async () => {
    for (const [leader, followers, pixels] of [
      [english, inEachLanguage.slice(1), 2000],
      [arabic, [english], -2000],
    ] as const) {
      const before = await scrolledBy(page, leader);
      await paneOf(page, leader).hover();
      await page.mouse.wheel(0, pixels);
      await expect.poll(async () => Math.abs((await scrolledBy(page, leader)) - before)).toBeGreaterThan(0.1);
      for (const language of followers) {
        await expect
          .poll(async () => Math.abs((await scrolledBy(page, language)) - (await scrolledBy(page, leader))))
          .toBeLessThan(0.01);
      }
    }
  });

  await test.step('a pane can be maximized and restored with the keyboard', async () => {
    const button = page.getByRole('button', { name: `Maximize ${arabic.name}` });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeFocused();
    await expect(panes).toHaveCount(1);
    expect(await paneOf(page, arabic).boundingBox()).toEqual({ x: 0, y: 0, width: 1400, height: 900 });
    expect((await paneOf(page, arabic).locator('iframe').boundingBox())!.height).toBeGreaterThan(800);
    await page.keyboard.press('Escape');
    await expect(panes).toHaveCount(inEachLanguage.length);
    await expect(button).toBeFocused();
  });

  await test.step('beside the panel of a small screen, each shows the first 400 px of the page, as wide as a phone', async () => {
    // What the workbench leaves of 1440 × 900 px.
    await page.setViewportSize({ width: 1139, height: 560 });
    for (const language of inEachLanguage) {
      await expect(paneOf(page, language)).toBeInViewport({ ratio: 1 });
      const { width, height } = await storyIn(page, language)
        .locator('html')
        .evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
      expect(width, language.name).toBeGreaterThanOrEqual(320);
      expect(height, language.name).toBeGreaterThanOrEqual(400);
    }
  });

  await test.step('panes are in one row, in pairs or in one column, as the width allows', async () => {
    for (const [width, columns] of [
      [1400, 4],
      [800, 2],
      [400, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = () =>
        panes.evaluateAll((all) => new Set(all.map((pane) => pane.getBoundingClientRect().left)).size);
      await expect.poll(lefts, `${width} px`).toBe(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  await test.step('marks are shown in all panes', async () => {
    await setGlobals(page, { marks: 'on' });
    for (const language of inEachLanguage)
      await expect(storyIn(page, language).locator('[data-layer]')).toContainText('translated');
  });

  await test.step('keys in place of texts', async () => {
    await setGlobals(page, { marks: 'keys' });
    for (const language of inEachLanguage) {
      await expect(storyIn(page, language).getByRole('heading', { level: 1 })).toHaveText('contactTitle');
      await expect(storyIn(page, language).locator('html')).toHaveCSS('direction', language.direction);
    }
  });
});

test('no panes where the current language is English as well', async ({ page }) => {
  await show(page, 'components-button--primary', 'locale:en;compare:english');
  await expect(page.getByRole('button', { name: english.t('contactUs') })).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('a notice opens in its own pane', async ({ page }) => {
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

test('a pane of a docs page is as high as its content again after a narrow window', async ({ page }) => {
  await show(page, 'components-textfield--docs', 'locale:all', 'docs');
  const story = page.locator('#anchor--components-textfield--with-error');
  await story.scrollIntoViewIfNeeded();
  const pane = story.getByRole('region', { name: english.name, exact: true });
  await expect(pane.frameLocator('iframe').getByRole('textbox')).toBeVisible();
  const heightOf = async () => (await pane.boundingBox())!.height;
  const height = await heightOf();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(heightOf).toBeGreaterThan(height);
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect.poll(heightOf).toBe(height);
});

test('what a play function has opened stays open while a docs page is scrolled', async ({ page }) => {
  await show(page, 'components-tooltip--docs', 'locale:en', 'docs');
  const tooltip = page.locator('iframe').first().contentFrame().getByRole('tooltip');
  await expect(tooltip).toHaveText(english.shown('contactSubtitle'));
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await expect(tooltip).toBeVisible();
});

test('a play function runs in each pane, and a failure is marked on its pane', async ({ page }) => {
  // Two fields of one name: the play function cannot tell them apart.
  await storeEdits(page, [{ language: arabic.code, key: 'name', text: arabic.t('subject') }]);
  // One pane below the other: the focus goes through all of them.
  await page.setViewportSize({ width: 400, height: 600 });
  await show(page, 'sections-contactform--all-missing', 'locale:all');
  for (const language of inEachLanguage.filter((each) => each !== arabic)) {
    const name = storyIn(page, language).getByRole('textbox', { name: language.t('name'), exact: true });
    await expect(name).toHaveAccessibleDescription(language.shown('nameTooShort'));
    await expect(paneOf(page, language).getByRole('alert')).toHaveCount(0);
  }
  await expect(storyIn(page, english).getByRole('textbox').first()).toBeFocused();
  await expect(paneOf(page, arabic).getByRole('alert')).toContainText('Found multiple elements');
  await expect(paneOf(page, english)).toBeInViewport();
});

test('where a play function fails in the first pane, it runs once in each of the others', async ({ page, watch }) => {
  // Two fields of one name, as above. Storybook logs the failure.
  watch.expectErrors(/multiple elements/);
  await storeEdits(page, [{ language: english.code, key: 'name', text: english.t('subject') }]);
  // With the panel, Storybook calls `afterEach` after a failure as well.
  await page.goto(panelUrl('sections-contactform--one-wrong', 'locale:all'));
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect.poll(() => statusOf(page), { timeout: 60_000 }).toBeDefined();
  for (const { name } of inEachLanguage) {
    const failures = story.getByRole('region', { name, exact: true }).getByRole('alert');
    await expect(failures, name).toHaveCount(name === english.name ? 1 : 0);
  }
});

test('each pane shows what is shown on focus', async ({ page }) => {
  await show(page, 'components-skiplink--focused', 'locale:all');
  for (const language of inEachLanguage) {
    const link = storyIn(page, language).getByRole('link', { name: language.t('skipToContent') });
    await expect(link).toHaveCSS('clip-path', 'none');
  }
  await show(page, 'components-tooltip--on-focus', 'locale:all');
  for (const language of inEachLanguage)
    await expect(storyIn(page, language).getByRole('tooltip')).toHaveText(language.shown('contactSubtitle'));
});

test('a story about a change of language plays in its first pane only', async ({ page }) => {
  await show(page, 'components-languageselect-behavior--choosing', 'locale:all');
  const selects = inEachLanguage.map((_, index) =>
    page.locator('iframe').nth(index).contentFrame().getByRole('combobox'),
  );
  await expect(selects[0]!).toHaveValue(arabic.code);
  for (const [index, { code }] of inEachLanguage.entries()) {
    if (index > 0) await expect(selects[index]!).toHaveValue(code);
  }
});

test('panes that open later play as well', async ({ page }) => {
  await show(page, 'components-languagedropdown--open', 'locale:en');
  await expect(page.getByRole('list')).toBeVisible();
  await setGlobals(page, { locale: 'all' });
  for (const language of inEachLanguage) await expect(storyIn(page, language).getByRole('list')).toBeVisible();
});

test('a pane that is slow neither fails a story nor lists interactions that it does not have', async ({ page }) => {
  await page.route('**/pane.html', async (route) => {
    // Longer than Testing Library waits for anything.
    await setTimeout(1500);
    await route.continue();
  });
  for (const [id, title] of [
    ['components-logo--sizes', 'Interactions'],
    // Four in each language, of which all but the first are steps of the language's name.
    ['components-button--primary', `Interactions${4 * inEachLanguage.length}`],
  ] as const) {
    await page.goto(panelUrl(id, 'locale:all'));
    // On a busy machine, four documents that are late take longer than other states.
    await expect.poll(() => statusOf(page), { timeout: 90_000 }).toBe('success');
    await expect(page.getByRole('tab', { name: /^Interactions/ })).toHaveText(title);
  }
});

test('the menu of languages keeps its focus while the panes that it shows wait to play', async ({ page }) => {
  await page.goto(panelUrl('components-button--primary', 'locale:en'));
  // A story that plays takes the focus.
  await expect.poll(() => statusOf(page)).toBe('success');
  await page.getByRole('button', { name: /^Language of the texts/ }).focus();
  await page.keyboard.press('Enter');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('End');
  const panes = page.frameLocator('#storybook-preview-iframe').getByRole('region');
  await expect(panes).toHaveCount(inEachLanguage.length);
  const lastPane = panes.last().frameLocator('iframe').getByRole('button');
  await expect(lastPane).toBeVisible();
  // Long enough for what would take the focus.
  await setTimeout(1500);
  await expect(options.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect.poll(() => statusOf(page)).toBe('success');
});
