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

const write = (folder: string, comparisons: readonly Comparison[]) =>
  writeReport(reportOf(comparisons), join(root, folder), config.report, join(import.meta.dirname, '..'));

const open = (page: Page, hash = '', folder = 'report') =>
  page.goto(pathToFileURL(join(root, folder, 'index.html')).href + hash);

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-report-'));
  const picture = (color: string, width: number, height: number) => writeImage(root, color, width, height);
  const large = {
    before: await picture('#123', 320, 2400),
    after: await picture('#124', 320, 2440),
    difference: await picture('#f05', 320, 2440),
  };
  const [small, other] = [await picture('#345', 1280, 900), await picture('#346', 1280, 900)];
  const changed = { ...large, area: { left: 40, top: 1900, width: 200, height: 60 } };
  const affectedBy = ['src/theme/tokens.ts', 'src/theme/mixins.ts'];
  await write('report', [
    comparisonOf(home, 'en-phone', 'changed', { ...changed, pixels: 12_345, affectedBy }),
    comparisonOf(home, 'ar-phone', 'changed', { ...changed, pixels: 99 }),
    comparisonOf('components-button--primary', 'en-desktop', 'changed', {
      before: small,
      after: other,
      pixels: 7,
      accepted: true,
    }),
    comparisonOf('components-rating--full', 'ar-desktop', 'new', { after: small }),
    comparisonOf('components-logo--sizes', 'en-desktop', 'removed', { before: small }),
    comparisonOf('screens-contact--sent', 'fr-tablet', 'failed', { error }),
  ]);
  await write('nothing', []);
  const many = Array.from({ length: 2000 }, (_, index) =>
    comparisonOf(`components-c${Math.floor(index / 12)}--a`, 'en-phone', 'changed', { ...large, pixels: index + 1 }),
  );
  await write(
    'large',
    many.map((comparison, index) => ({ ...comparison, snapshot: { ...comparison.snapshot, id: `${index}` } })),
  );
});

test.afterAll(() => rm(root, { recursive: true }));

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 2 });
const rows = (page: Page) => page.getByRole('navigation', { name: 'Snapshots' }).getByRole('link');
const picture = (page: Page, name: string) => main(page).getByRole('img', { name });
const group = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true });
const accept = (page: Page) => main(page).getByRole('button', { name: /^Accept/ });
const result = (page: Page, name: string) => page.getByRole('checkbox', { name });

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test('a reviewer decides every change with the keyboard', async ({ page }) => {
  await open(page);
  await expect(heading(page)).toHaveText('Whole Page en-phone');
  await expect(rows(page)).toHaveCount(6);
  await expect(main(page)).toContainText('12,345 pixels changed');
  await expect(main(page)).toContainText('320 × 2400 → 320 × 2440');
  await expect(page.getByText('Captured again because of src/theme/tokens.ts and 1 more')).toBeVisible();
  await expect(page.getByText('1 of 5 accepted')).toBeVisible();

  await press(page, 'j');
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
  await press(page, 'k', 'a');
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
  await expect(rows(page).first()).toHaveAccessibleName('changed: en-phone 12,345 pixels accepted');
  await press(page, 'a');
  // Changes that were accepted before are skipped.
  await expect(heading(page)).toHaveText('Full ar-desktop');
  await press(page, 'ArrowLeft');
  await expect(heading(page)).toHaveText('Primary en-desktop');
  await expect(accept(page)).toBeDisabled();

  await press(page, 'r');
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
  await press(page, 'Escape');
  await expect(page.getByText('5 of 5 accepted')).toBeVisible();

  await page.reload();
  await expect(page.getByText('5 of 5 accepted')).toBeVisible();
  await rows(page).first().click();
  await expect(accept(page)).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'a');
  await expect(heading(page)).toHaveText('Whole Page en-phone');
  await expect(page.getByText('4 of 5 accepted')).toBeVisible();
});

test('screenshots are compared side by side, with a slider, as a difference, or blinking', async ({ page }) => {
  await open(page);
  // Both sides start at the change.
  const scrolled = (name: string) => group(page, name).evaluate((pane) => pane.scrollTop);
  expect(await scrolled('Before')).toBeGreaterThan(1000);
  expect(await scrolled('After')).toBe(await scrolled('Before'));
  await group(page, 'Before').evaluate((pane) => pane.scrollTo(0, 300));
  await expect.poll(() => scrolled('After')).toBe(300);
  await press(page, 'End', 'ArrowUp');
  await expect.poll(async () => (await scrolled('After')) === (await scrolled('Before'))).toBe(true);
  expect(await scrolled('Before')).toBeGreaterThan(1000);

  await press(page, '2');
  const divider = page.getByRole('slider', { name: 'Divider between before and after' });
  await expect(divider).toBeFocused();
  await press(page, 'ArrowRight', 'Shift+ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '41');
  await divider.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await divider.boundingBox())!;
  await page.mouse.move(x + width / 2 + 64, y + height / 2);
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '61');
  await press(page, 'j');
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
  await expect(divider).toBeFocused();

  await press(page, '3');
  await expect(picture(page, 'Changed pixels: Screens/Home, Whole Page, ar-phone')).toBeVisible();
  await press(page, 'j');
  // Without an image of the difference, the browser computes it.
  await expect(page.getByText('Difference: what is black is the same')).toBeVisible();
  await press(page, 'k');

  await press(page, '4');
  const [before, after] = [picture(page, 'Before: Screens/Home'), picture(page, 'After: Screens/Home')];
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
  // With reduced motion, blinking is manual.
  await expect(page.getByRole('button', { name: 'Blink by itself' })).toBeHidden();
  await press(page, ' ');
  await expect(after).toBeVisible();
  await expect(before).toBeHidden();
});

test('blinks automatically until it is paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, '#view=blink');
  const [before, after] = [picture(page, 'Before:'), picture(page, 'After:')];
  await expect(before).toBeVisible();
  await page.clock.runFor(750);
  await expect(after).toBeVisible();
  await page.clock.runFor(700);
  await expect(before).toBeVisible();
  await press(page, 'p');
  await page.clock.runFor(5000);
  await expect(before).toBeVisible();
});

test('screenshots are fitted, or shown at their actual size', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page);
  const width = () => picture(page, 'Before:').evaluate((element) => element.getBoundingClientRect().width);
  await press(page, 'j', 'j');
  await expect(heading(page)).toHaveText('Primary en-desktop');
  expect(await width()).toBeLessThan(350);
  await page.getByRole('radio', { name: '100 %' }).check();
  expect(await width()).toBe(1280);
  await press(page, 'z');
  expect(await width()).toBe(2560);
  await expect(picture(page, 'Before:')).toHaveCSS('image-rendering', 'pixelated');
});

test('new, removed and failed snapshots show the screenshots they have', async ({ page }) => {
  await open(page, '#result=failed');
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
  await press(page, 'Enter');
  await expect(await opened).toHaveTitle('Workbench');
  await page.bringToFront();

  await result(page, 'Failed 1').uncheck();
  await result(page, 'Removed 1').check();
  await expect(heading(page)).toHaveText('Sizes en-desktop');
  await expect(picture(page, 'Removed: the last screenshot')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open story' })).toBeHidden();

  await result(page, 'Removed 1').uncheck();
  await result(page, 'New 1').check();
  await expect(picture(page, 'New: there was no such snapshot before')).toBeVisible();
  await expect(accept(page)).toBeEnabled();
});

test('filters and search narrow the list, and are part of the URL', async ({ page }) => {
  await open(page);
  await press(page, 'f');
  await expect(page.getByRole('searchbox', { name: 'Search in stories' })).toBeFocused();
  await page.keyboard.type('home page');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Arabic (ar)' });
  await page.getByRole('combobox', { name: 'Width of the screen' }).selectOption('320 px');
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('To decide');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 of 6 snapshots')).toBeVisible();
  await page.getByRole('radio', { name: 'Difference' }).check();
  await press(page, 'z');

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
  await open(page);
  await rows(page).first().focus();
  await press(page, 'ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await press(page, '?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help.getByText('Next snapshot')).toBeVisible();
  await help.getByRole('checkbox', { name: 'Single keys are commands' }).uncheck();
  await press(page, 'Escape', 'j');
  await expect(heading(page)).toHaveText('Whole Page ar-phone');
});

test('on a narrow screen the list opens on demand, and closes after a selection', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open(page);
  await expect(rows(page).first()).toBeHidden();
  await page.getByRole('button', { name: 'List' }).click();
  await rows(page).nth(4).click();
  await expect(heading(page)).toHaveText('Sizes en-desktop');
  await expect(rows(page).first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('says so where nothing has changed', async ({ page }) => {
  await open(page, '', 'nothing');
  await expect(page.getByRole('heading', { name: 'Nothing has changed: 612 snapshots are the same' })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await press(page, 'j');
});

test('thousands of comparisons are displayed quickly', async ({ page }) => {
  await open(page, '', 'large');
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
