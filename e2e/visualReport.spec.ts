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
let page: Page;
test.beforeEach(({ page: own }) => {
  page = own;
});

const write = (folder: string, comparisons: readonly Comparison[]) =>
  writeReport(reportOf(comparisons), join(root, folder), config.report, join(import.meta.dirname, '..'));

const open = (hash = '', folder = 'report') => page.goto(pathToFileURL(join(root, folder, 'index.html')).href + hash);

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-report-'));
  const picture = (color: string, width: number, height: number) => writeImage(root, color, width, height);
  const changed = {
    before: await picture('#123', 320, 2400),
    after: await picture('#124', 320, 2440),
    difference: await picture('#f05', 320, 2440),
    area: { left: 40, top: 1900, width: 200, height: 60 },
  };
  const [small, other] = [await picture('#345', 1280, 900), await picture('#346', 1280, 900)];
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
});

test.afterAll(() => rm(root, { recursive: true }));

const main = () => page.getByRole('main');
const expectHeading = (text: string) => expect(main().getByRole('heading', { level: 2 })).toHaveText(text);
const expectText = (text: string) => expect(page.getByText(text)).toBeVisible();
const rows = () => page.getByRole('navigation', { name: 'Snapshots' }).getByRole('link');
const picture = (name: string) => main().getByRole('img', { name });
const group = (name: string) => main().getByRole('group', { name, exact: true });
const accept = () => main().getByRole('button', { name: /^Accept/ });
const choose = (name: string, label: string) => page.getByRole('combobox', { name }).selectOption({ label });
const radio = (name: string) => page.getByRole('radio', { name });
const result = (name: string) => page.getByRole('checkbox', { name: `${name} 1` });

async function press(...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test('a reviewer decides every change with the keyboard', async () => {
  await open();
  await expectHeading('Whole Page en-phone');
  await expect(rows()).toHaveCount(6);
  await expect(main()).toContainText('12,345 pixels changed');
  await expect(main()).toContainText('320 × 2400 → 320 × 2440');
  await expectText('Captured again because of src/theme/tokens.ts and 1 more');
  await expectText('1 of 5 accepted');

  await press('j');
  await expectHeading('Whole Page ar-phone');
  await press('k', 'a');
  await expectHeading('Whole Page ar-phone');
  await expect(rows().first()).toHaveAccessibleName('changed: en-phone 12,345 pixels accepted');
  await press('a');
  // Changes that were accepted before are skipped.
  await expectHeading('Full ar-desktop');
  await press('ArrowLeft');
  await expectHeading('Primary en-desktop');
  await expect(accept()).toBeDisabled();

  await press('r');
  const record = page.getByRole('dialog', { name: 'Record what is accepted' });
  const command = record.getByRole('textbox', { name: 'Command' });
  await expect(command).toHaveValue(
    `npm run visual -- --accept --report 5f0e9d1c2b3a "${home} en-phone" "${home} ar-phone"`,
  );
  await record.getByRole('button', { name: 'Copy the command' }).click();
  await expect(record.getByText('Copied')).toBeVisible();
  await record.getByRole('button', { name: 'Mark all 2 shown' }).click();
  await expect(command).toHaveValue('npm run visual -- --accept --report 5f0e9d1c2b3a');
  await press('Escape');
  await expectText('5 of 5 accepted');

  await page.reload();
  await expectText('5 of 5 accepted');
  await rows().first().click();
  await expect(accept()).toHaveAttribute('aria-pressed', 'true');
  await press('a');
  await expectHeading('Whole Page en-phone');
  await expectText('4 of 5 accepted');
});

test('screenshots are compared side by side, with a slider, as a difference, or blinking', async () => {
  await open();
  // Both sides start at the change.
  const scrolled = (name: string) => group(name).evaluate((pane) => pane.scrollTop);
  expect(await scrolled('Before')).toBeGreaterThan(1000);
  expect(await scrolled('After')).toBe(await scrolled('Before'));
  await group('Before').evaluate((pane) => pane.scrollTo(0, 300));
  await expect.poll(() => scrolled('After')).toBe(300);
  await press('End', 'ArrowUp');
  await expect.poll(() => scrolled('Before')).toBeGreaterThan(1000);
  await expect.poll(async () => (await scrolled('After')) === (await scrolled('Before'))).toBe(true);

  await press('2');
  const divider = page.getByRole('slider', { name: 'Divider between before and after' });
  await expect(divider).toBeFocused();
  await press('ArrowRight', 'Shift+ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '41');
  await divider.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await divider.boundingBox())!;
  await page.mouse.move(x + width / 2 + 64, y + height / 2);
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '61');
  await press('j');
  await expectHeading('Whole Page ar-phone');
  await expect(divider).toBeFocused();

  await press('3');
  await expect(picture('Changed pixels: Screens/Home, Whole Page, ar-phone')).toBeVisible();
  await press('j');
  // Without an image of the difference, the browser computes it.
  await expectText('Difference: what is black is the same');
  await press('k');

  await press('4');
  const [before, after] = [picture('Before: Screens/Home'), picture('After: Screens/Home')];
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
  // With reduced motion, blinking is manual.
  await expect(page.getByRole('button', { name: 'Blink by itself' })).toBeHidden();
  await press(' ');
  await expect(after).toBeVisible();
  await expect(before).toBeHidden();
});

test('blinks automatically until it is paused', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open('#view=blink');
  const [before, after] = [picture('Before:'), picture('After:')];
  await expect(before).toBeVisible();
  await page.clock.runFor(750);
  await expect(after).toBeVisible();
  await page.clock.runFor(700);
  await expect(before).toBeVisible();
  await press('p');
  await page.clock.runFor(5000);
  await expect(before).toBeVisible();
});

test('screenshots are fitted, or shown at their actual size', async () => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open();
  const width = () => picture('Before:').evaluate((element) => element.getBoundingClientRect().width);
  await press('j', 'j');
  await expectHeading('Primary en-desktop');
  expect(await width()).toBeLessThan(350);
  await radio('100 %').check();
  expect(await width()).toBe(1280);
  await press('z');
  expect(await width()).toBe(2560);
  await expect(picture('Before:')).toHaveCSS('image-rendering', 'pixelated');
});

test('new, removed and failed snapshots show the screenshots they have', async () => {
  await open('#result=failed');
  await expectHeading('Sent fr-tablet');
  await expect(page.getByLabel('Error')).toHaveText(error);
  await expect(page).toHaveTitle('fr-tablet · Sent · Screens/Contact · Visual review');
  await expect(accept()).toBeHidden();
  await press('Shift+A', 'r');
  const record = page.getByRole('dialog', { name: 'Record what is accepted' });
  await expect(record.getByRole('textbox', { name: 'Command' })).toHaveCount(0);
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(radio('Slider')).toBeDisabled();
  const story = page.getByRole('link', { name: 'Open story' });
  await expect(story).toHaveAttribute(
    'href',
    'http://localhost:6006/?path=/story/screens-contact--sent&globals=locale:fr;viewport.value:tablet',
  );
  await story.evaluate((link) =>
    link.addEventListener('click', (event) => {
      event.preventDefault();
      link.textContent = 'Opened';
    }),
  );
  await press('Enter');
  await expect(page.getByRole('link', { name: 'Opened' })).toHaveAttribute('target', '_blank');

  await result('Failed').uncheck();
  await result('Removed').check();
  await expectHeading('Sizes en-desktop');
  await expect(picture('Removed: the last screenshot')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Opened' })).toBeHidden();

  await result('Removed').uncheck();
  await result('New').check();
  await expect(picture('New: there was no such snapshot before')).toBeVisible();
  await expect(accept()).toBeEnabled();
});

test('filters and search narrow the list, and are part of the URL', async () => {
  await open();
  await press('f');
  await expect(page.getByRole('searchbox', { name: 'Search in stories' })).toBeFocused();
  await page.keyboard.type('home page');
  await expect(rows()).toHaveCount(2);
  await choose('Language', 'Arabic (ar)');
  await choose('Width of the screen', '320 px');
  await choose('Decision', 'To decide');
  await expect(rows()).toHaveCount(1);
  await expectText('1 of 6 snapshots');
  await radio('Difference').check();
  await press('z');

  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expectHeading('Whole Page ar-phone');
  await expect(rows()).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('home page');
  await expect(radio('Difference')).toBeChecked();
  await expect(radio('100 %')).toBeChecked();

  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByRole('heading', { name: 'No snapshot matches the filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(rows()).toHaveCount(6);
});

test('arrow keys navigate the list; the help lists all shortcuts, which can be turned off', async () => {
  await open();
  await rows().first().focus();
  await press('ArrowDown');
  await expect(rows().nth(1)).toBeFocused();
  await expect(rows().nth(1)).toHaveAttribute('aria-current', 'true');
  await press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help.getByText('Next snapshot')).toBeVisible();
  await help.getByRole('checkbox', { name: 'Single keys are commands' }).uncheck();
  await press('Escape', 'j');
  await expectHeading('Whole Page ar-phone');
});

test('on a narrow screen the list opens on demand, and closes after a selection', async () => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open();
  await expect(rows().first()).toBeHidden();
  await page.getByRole('button', { name: 'List' }).click();
  await rows().nth(4).click();
  await expectHeading('Sizes en-desktop');
  await expect(rows().first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('says so where nothing has changed', async () => {
  await write('nothing', []);
  await open('', 'nothing');
  await expect(page.getByRole('heading', { name: 'Nothing has changed: 612 snapshots are the same' })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await press('j');
});

test('thousands of comparisons are displayed quickly', async () => {
  const [before, after] = [await writeImage(root, '#123', 320, 2400), await writeImage(root, '#124', 320, 2440)];
  const many = Array.from({ length: 2000 }, (_, index) =>
    comparisonOf(`components-c${Math.floor(index / 12)}--a`, 'en-phone', 'changed', {
      before,
      after,
      pixels: index + 1,
    }),
  );
  await write(
    'large',
    many.map((comparison, index) => ({ ...comparison, snapshot: { ...comparison.snapshot, id: `${index}` } })),
  );
  await open('', 'large');
  await expect(rows()).toHaveCount(2000);
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
  await expectText('21 of 2,000');
});
