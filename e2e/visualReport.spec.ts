import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Comparison } from 'visual-review';
import { comparisonOf, reportOf, writeImage, writeReport } from 'visual-review/testing';
import config from '../visual.config';
import { expect, test } from './support/test';

test.use({ baseURL: undefined });

const home = 'screens-home--whole-page';
const error = 'Error: no element with the role "alert" </script><script>document.title = "broken out"</script>';

let root: string;

const write = (comparisons: readonly Comparison[], folder: string) =>
  writeReport(reportOf(comparisons), join(root, folder), config.report, join(import.meta.dirname, '..'));

const urlOf = (folder: string) => pathToFileURL(join(root, folder, 'index.html')).href;

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-report-'));
  const picture = (color: string, width: number, height: number) => writeImage(root, color, width, height);
  const [before, after, difference] = await Promise.all([
    picture('#123', 320, 2400),
    picture('#124', 320, 2440),
    picture('#f05', 320, 2440),
  ]);
  const [small, other] = await Promise.all([picture('#345', 1280, 900), picture('#346', 1280, 900)]);
  const area = { left: 40, top: 1900, width: 200, height: 60 };
  const comparisons = [
    comparisonOf(home, 'en-phone', 'changed', {
      before,
      after,
      difference,
      pixels: 12_345,
      area,
      affectedBy: ['src/theme/tokens.ts', 'src/theme/mixins.ts'],
    }),
    comparisonOf(home, 'ar-phone', 'changed', { before, after, difference, pixels: 99, area }),
    comparisonOf('components-button--primary', 'en-desktop', 'changed', {
      before: small,
      after: other,
      pixels: 7,
      accepted: true,
    }),
    comparisonOf('components-rating--full', 'ar-desktop', 'new', { after: small }),
    comparisonOf('components-logo--sizes', 'en-desktop', 'removed', { before: small }),
    comparisonOf('screens-contact--sent', 'fr-tablet', 'failed', { error }),
  ];
  await write(comparisons, 'report');
  await write([], 'nothing');
  const many = (index: number): Comparison =>
    comparisonOf(`components-c${Math.floor(index / 12)}--a`, 'en-phone', 'changed', {
      before,
      after,
      difference,
      pixels: index + 1,
    });
  const large = Array.from({ length: 2000 }, (_, index) => many(index)).map((comparison, index) => ({
    ...comparison,
    snapshot: { ...comparison.snapshot, id: `${index}` },
  }));
  await write(large, 'large');
});

test.afterAll(() => rm(root, { recursive: true }));

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const rows = (page: Page) => page.getByRole('navigation', { name: 'Snapshots' }).getByRole('link');
const picture = (page: Page, name: string) => page.getByRole('main').getByRole('img', { name });
const group = (page: Page, name: string) => page.getByRole('main').getByRole('group', { name, exact: true });
const accept = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Accept/ });

test('a reviewer decides every change with the keyboard', async ({ page }) => {
  await page.goto(urlOf('report'));
  await expect(heading(page)).toHaveText('Whole Page en-phone');
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByRole('main')).toContainText('12,345 pixels changed');
  await expect(page.getByRole('main')).toContainText('320 × 2400 → 320 × 2440');
  await expect(page.getByText('Captured again because of src/theme/tokens.ts and 1 more')).toBeVisible();
  await expect(page.getByText('1 of 5 accepted')).toBeVisible();

  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
  await expect(rows(page).first()).toHaveAccessibleName('changed: en-phone 12,345 pixels accepted');
  await page.keyboard.press('a');
  // Changes that were accepted before are skipped.
  await expect(heading(page)).toHaveText('Full ar-desktop');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText('Primary en-desktop');
  await expect(accept(page)).toBeDisabled();

  await page.keyboard.press('r');
  const record = page.getByRole('dialog', { name: 'Record what is accepted' });
  await expect(record.getByRole('textbox', { name: 'Command' })).toHaveValue(
    `npm run visual -- --accept --report 5f0e9d1c2b3a "${home} en-phone" "${home} ar-phone"`,
  );
  await record.getByRole('button', { name: 'Copy the command' }).click();
  await expect(record.getByText('Copied')).toBeVisible();
  await record.getByRole('button', { name: 'Mark all 2 shown' }).click();
  await expect(record.getByRole('textbox', { name: 'Command' })).toHaveValue(
    'npm run visual -- --accept --report 5f0e9d1c2b3a',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText('5 of 5 accepted')).toBeVisible();

  await page.reload();
  await expect(page.getByText('5 of 5 accepted')).toBeVisible();
  await rows(page).first().click();
  await expect(accept(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('a');
  await expect(heading(page)).toHaveText('Whole Page en-phone');
  await expect(page.getByText('4 of 5 accepted')).toBeVisible();
});

test('screenshots are compared side by side, with a slider, as a difference, or blinking', async ({ page }) => {
  await page.goto(urlOf('report'));
  // Both sides start at the change.
  const scrolled = (name: string) => group(page, name).evaluate((pane) => pane.scrollTop);
  expect(await scrolled('Before')).toBeGreaterThan(1000);
  expect(await scrolled('After')).toBe(await scrolled('Before'));
  await group(page, 'Before').evaluate((pane) => pane.scrollTo(0, 300));
  await expect.poll(() => scrolled('After')).toBe(300);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await scrolled('After')) === (await scrolled('Before'))).toBe(true);
  expect(await scrolled('Before')).toBeGreaterThan(1000);

  await page.keyboard.press('2');
  const divider = page.getByRole('slider', { name: 'Divider between before and after' });
  await expect(divider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '41');
  const box = await divider.boundingBox();
  if (!box) throw new Error('The divider is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 64, box.y + box.height / 2);
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '61');
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
  await expect(divider).toBeFocused();

  await page.keyboard.press('3');
  await expect(picture(page, 'Changed pixels: Screens/Home, Whole Page, ar-phone')).toBeVisible();
  await page.keyboard.press('j');
  // Without an image of the difference, the browser computes it.
  await expect(page.getByText('Difference: what is black is the same')).toBeVisible();
  await page.keyboard.press('k');

  await page.keyboard.press('4');
  const [before, after] = [picture(page, 'Before: Screens/Home'), picture(page, 'After: Screens/Home')];
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
  // With reduced motion, blinking is manual.
  await expect(page.getByRole('button', { name: 'Blink by itself' })).toBeHidden();
  await page.keyboard.press(' ');
  await expect(after).toBeVisible();
  await expect(before).toBeHidden();
});

test('blinks automatically until it is paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(`${urlOf('report')}#view=blink`);
  const [before, after] = [picture(page, 'Before:'), picture(page, 'After:')];
  await expect(before).toBeVisible();
  await page.clock.runFor(750);
  await expect(after).toBeVisible();
  await page.clock.runFor(700);
  await expect(before).toBeVisible();
  await page.keyboard.press('p');
  await page.clock.runFor(5000);
  await expect(before).toBeVisible();
});

test('screenshots are fitted, or shown at their actual size', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(urlOf('report'));
  const width = () => picture(page, 'Before:').evaluate((element) => element.getBoundingClientRect().width);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Primary en-desktop');
  expect(await width()).toBeLessThan(350);
  await page.getByRole('radio', { name: '100 %' }).check();
  expect(await width()).toBe(1280);
  await page.keyboard.press('z');
  expect(await width()).toBe(2560);
  await expect(picture(page, 'Before:')).toHaveCSS('image-rendering', 'pixelated');
});

test('new, removed and failed snapshots show the screenshots they have', async ({ page }) => {
  await page.goto(`${urlOf('report')}#result=failed`);
  await expect(heading(page)).toHaveText('Sent fr-tablet');
  await expect(page.getByLabel('Error')).toHaveText(error);
  await expect(page).toHaveTitle('fr-tablet · Sent · Screens/Contact · Visual review');
  await expect(accept(page)).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Slider' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Open story' })).toHaveAttribute(
    'href',
    'http://localhost:6006/?path=/story/screens-contact--sent&globals=locale:fr;viewport.value:tablet',
  );

  await page
    .context()
    .route('http://localhost:6006/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Workbench</title>' }),
    );
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect(await opened).toHaveTitle('Workbench');
  await page.bringToFront();

  await page.getByRole('checkbox', { name: 'Failed 1' }).uncheck();
  await page.getByRole('checkbox', { name: 'Removed 1' }).check();
  await expect(heading(page)).toHaveText('Sizes en-desktop');
  await expect(picture(page, 'Removed: the last screenshot')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open story' })).toBeHidden();

  await page.getByRole('checkbox', { name: 'Removed 1' }).uncheck();
  await page.getByRole('checkbox', { name: 'New 1' }).check();
  await expect(picture(page, 'New: there was no such snapshot before')).toBeVisible();
  await expect(accept(page)).toBeEnabled();
});

test('filters and search narrow the list, and are part of the URL', async ({ page }) => {
  await page.goto(urlOf('report'));
  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox', { name: 'Search in stories' })).toBeFocused();
  await page.keyboard.type('home page');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Arabic (ar)' });
  await page.getByRole('combobox', { name: 'Width of the screen' }).selectOption('320 px');
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('To decide');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 of 6 snapshots')).toBeVisible();
  await page.getByRole('radio', { name: 'Difference' }).check();
  await page.keyboard.press('z');

  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('home page');
  await expect(page.getByRole('radio', { name: 'Difference' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '100 %' })).toBeChecked();

  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByRole('heading', { name: 'No snapshot matches the filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(rows(page)).toHaveCount(6);
});

test('arrow keys navigate the list; the help lists all shortcuts, which can be turned off', async ({ page }) => {
  await page.goto(urlOf('report'));
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help.getByText('Next snapshot')).toBeVisible();
  await help.getByRole('checkbox', { name: 'Single keys are commands' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
});

test('on a narrow screen the list opens on demand, and closes after a selection', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(urlOf('report'));
  await expect(rows(page).first()).toBeHidden();
  await page.getByRole('button', { name: 'List' }).click();
  await rows(page).nth(4).click();
  await expect(heading(page)).toHaveText('Sizes en-desktop');
  await expect(rows(page).first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('says so where nothing has changed', async ({ page }) => {
  await page.goto(urlOf('nothing'));
  await expect(page.getByRole('heading', { name: 'Nothing has changed: 612 snapshots are the same' })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.keyboard.press('j');
});

test('thousands of comparisons are displayed quickly', async ({ page }) => {
  await page.goto(urlOf('large'));
  await expect(rows(page)).toHaveCount(2000);
  // Only visible screenshots are loaded.
  expect(await page.evaluate(() => document.images.length)).toBe(2);
  const duration = await page.evaluate(() => {
    const start = performance.now();
    for (let index = 0; index < 20; index += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      document.body.getBoundingClientRect();
    }
    return (performance.now() - start) / 20;
  });
  expect(duration).toBeLessThan(100);
  await expect(page.getByText('21 of 2,000')).toBeVisible();
});
