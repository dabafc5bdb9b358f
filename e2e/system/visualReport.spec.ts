import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Comparison, Report } from 'visual-review';
import { causeOf, comparisonOf, reportOf, writeImage, writeReport } from 'visual-review/testing';
import config from '../../visual.config';
import { expect, test } from '../support/test';

test.use({ baseURL: undefined });

const home = 'screens-home--whole-page';
const error = 'Error: no element with the role "alert" </script><script>document.title = "broken out"</script>';

let root: string;
let page: Page;
test.beforeEach(({ page: own }) => {
  page = own;
});

/** Its accessibility changes are accepted on record. */
function write(folder: string, comparisons: readonly Comparison[], more?: Partial<Report>) {
  const report = reportOf(comparisons, more);
  const groups = report.groups.map((group) =>
    group.kind === 'accessibility' ? { ...group, decision: true as const } : group,
  );
  return writeReport({ ...report, groups }, join(root, folder), config.report, join(import.meta.dirname, '../..'));
}

const open = (hash = '', folder = 'report') => page.goto(pathToFileURL(join(root, folder, 'index.html')).href + hash);

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-report-'));
  const picture = (color: string, width: number, height: number) => writeImage(root, color, width, height);
  const changed = {
    before: await picture('#123', 320, 2400),
    after: await picture('#124', 320, 2440),
    difference: await picture('#f05', 320, 2440),
    moved: 40,
  };
  const areas = [{ left: 40, top: 1900, width: 200, height: 60 }];
  const padding = causeOf('style', { from: 'padding-block-end: 24px', to: 'padding-block-end: 32px', areas });
  const text = causeOf('text', { what: 'paragraph', from: 'We reply soon.', to: 'We reply within a day.', areas });
  const [small, other] = [await picture('#345', 1280, 900), await picture('#346', 1280, 900)];
  const affectedBy = ['src/theme/tokens.ts', 'src/theme/mixins.ts'];
  const comparisons = [
    comparisonOf(home, 'en-phone', 'changed', {
      ...changed,
      pixels: 12_345,
      affectedBy,
      causes: [{ ...padding, pixels: 12_000 }, text],
    }),
    comparisonOf(home, 'ar-phone', 'changed', { ...changed, pixels: 99, affectedBy, causes: [padding] }),
    comparisonOf('components-button--primary', 'en-desktop', 'changed', {
      before: small,
      after: other,
      pixels: 0,
      causes: [causeOf('accessibility', { what: 'button “Send”', from: 'Send', to: 'Send it' })],
    }),
    comparisonOf('components-rating--full', 'ar-desktop', 'new', { after: small }),
    comparisonOf('components-logo--sizes', 'en-desktop', 'removed', { before: small }),
    comparisonOf('screens-contact--sent', 'fr-tablet', 'failed', { error }),
  ];
  await write('report', comparisons);
  await write('later', comparisons, { date: '2026-03-13T10:24:31.000Z' });
});

test.afterAll(() => rm(root, { recursive: true }));

const main = () => page.getByRole('main');
const expectHeading = (text: string) => expect(main().getByRole('heading', { level: 3 })).toHaveText(text);
const expectChange = (text: string) => expect(main().getByRole('heading', { level: 2 })).toHaveText(text);
const expectText = (text: string) => expect(page.getByText(text)).toBeVisible();
const rows = () => page.getByRole('navigation', { name: 'Changes' }).getByRole('link');
const picture = (name: string) => main().getByRole('img', { name });
const group = (name: string) => main().getByRole('group', { name, exact: true });
const accept = () => main().getByRole('button', { name: /^Accept/ });
const inList = (name: string) => page.getByRole('navigation', { name: 'Changes' }).getByRole('heading', { name });
const choose = (name: string, label: string) => page.getByRole('combobox', { name }).selectOption({ label });
const radio = (name: string) => page.getByRole('radio', { name });
const result = (name: string) => page.getByRole('checkbox', { name: `${name} 1` });

async function press(...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test('the small picture of a change is of its place, also far down a page', async () => {
  await open();
  const pictures = page.getByRole('navigation', { name: 'Changes' }).locator('canvas.thumbnail');
  await expect(pictures).not.toHaveCount(0);
  // A canvas that nothing has been painted on is 300 px wide.
  for (const each of await pictures.all()) {
    await each.scrollIntoViewIfNeeded();
    await expect(each).not.toHaveJSProperty('width', 300);
  }
});

test('a reviewer decides every change with the keyboard, each in all its snapshots', async () => {
  await open();
  await expectChange('Screens/Contact › Sent failed');
  await expectText('1 of 5 changes decided');
  await press('Shift+J', 'Shift+J', 'Shift+J');
  await expectChange('Text in paragraph');
  await expect(main().getByText('We reply soon.', { exact: true })).toHaveCount(0);
  await expect(main().getByRole('deletion')).toHaveText('soon.');
  await expect(main().getByRole('insertion')).toHaveText('within a day.');
  await press('a');

  await expectChange('Footer contentinfo: padding-block-end');
  await expectHeading('Whole Page en-phone');
  await expectText('One decision for 2 snapshots');
  await expect(main()).toContainText('12,345 pixels changed');
  await expect(main()).toContainText('by up to 27 of 255');
  await expect(main()).toContainText('moved by up to 40 px');
  await expect(main()).toContainText('320 × 2400 → 320 × 2440');
  await expectText('From src/theme/tokens.ts and 1 more');
  await press('j');
  await expectHeading('Whole Page ar-phone');
  await press('x');
  const rejection = page.getByRole('dialog', { name: 'Reject the change' });
  await expect(rejection.getByRole('textbox', { name: 'What its author should do' })).toBeFocused();
  await page.keyboard.type('Keep "24px"');
  await rejection.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(inList('Footer contentinfo: padding-block-end')).toHaveAccessibleName(/rejected$/);

  // What is accepted on record is skipped.
  await expectChange('New story: Components/Rating › Full');
  await expectText('3 of 5 changes decided');
  await press('r');
  const record = page.getByRole('dialog', { name: 'Record what is decided' });
  const commands = record.getByRole('textbox', { name: 'Commands' });
  const rejecting = /npx visual-review --reject='Keep "24px"' --report 5f0e9d1c2b3a [\da-f]{12}$/;
  await expect(commands).toHaveValue(/^npx visual-review --accept --report 5f0e9d1c2b3a [\da-f]{12}\n/);
  await expect(commands).toHaveValue(rejecting);
  await record.getByRole('button', { name: 'Copy the commands' }).click();
  await expect(record.getByText('Copied')).toBeVisible();
  await record.getByRole('button', { name: 'Accept all 2 shown' }).click();
  await press('Escape');
  await expectText('5 of 5 changes decided');

  await page.reload();
  await expectText('5 of 5 changes decided');
  await expectChange('New story: Components/Rating › Full');
  await expect(accept()).toHaveAttribute('aria-pressed', 'true');
  await press('a');
  await expectText('4 of 5 changes decided');
  await press('n', 'Shift+K');
  await expectChange('Screens/Contact › Sent failed');
});

/** Selects a change by a click in the list. */
const choosePadding = () => rows().filter({ hasText: 'Whole Page en-phone' }).last().click();

test('a rejection is replaced by accepting; a slip beside its comment loses nothing', async () => {
  await open();
  await choosePadding();
  await expectChange('Footer contentinfo: padding-block-end');
  await press('n');
  await expectChange('New story: Components/Rating › Full');
  await choosePadding();
  await press('x');
  const rejection = page.getByRole('dialog', { name: 'Reject the change' });
  await page.keyboard.type('Keep it');
  await rejection.click({ position: { x: 4, y: 4 } });
  const comment = rejection.getByRole('textbox');
  await comment.hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(comment).toHaveValue('Keep it');
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(inList('Footer contentinfo: padding-block-end')).toHaveAccessibleName(/rejected$/);
  await choosePadding();
  await main().getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(inList('Footer contentinfo: padding-block-end')).toHaveAccessibleName(/accepted$/);
  await press('x');
  await page.mouse.click(2, 2);
  await expect(rejection).toBeHidden();
});

test('decisions are the same in every tab, and after another run with the same result', async ({ context }) => {
  await open();
  await choosePadding();
  await press('a');
  await expectText('2 of 5 changes decided');
  page = await context.newPage();
  await open('', 'later');
  await expectText('2 of 5 changes decided');
  const earlier = context.pages()[0]!;
  await choosePadding();
  await main().getByRole('button', { name: 'Accepted', exact: true }).click();
  await expect(earlier.getByText('1 of 5 changes decided')).toBeVisible();
});

test('what is decided while decisions are recorded stays decided', async () => {
  const folder = join(root, 'report');
  let sent = '';
  let answer = () => {};
  await page.route('http://localhost:9/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path !== '/decide') return route.fulfill({ path: join(folder, path) });
    sent = route.request().postData() ?? '';
    await new Promise<void>((resolve) => (answer = resolve));
    return route.fulfill({ json: {} });
  });
  await page.goto('http://localhost:9/index.html');
  await choosePadding();
  await press('a', 'r');
  await page.getByRole('button', { name: 'Record now' }).click();
  await expect.poll(() => sent).toContain('true');
  await press('Escape', 'a');
  await expectText('3 of 5 changes decided');
  const reloaded = page.waitForEvent('load');
  answer();
  await reloaded;
  await expectText('2 of 5 changes decided');
});

test('a change in many snapshots lists the most changed, and all on demand', async () => {
  const image = await writeImage(root, '#123', 320, 240);
  const color = (pixels: number) => causeOf('color', { from: '#ffb84d', to: '#ffb84c', pixels });
  const comparisons = Array.from({ length: 12 }, (_, index) =>
    comparisonOf(`components-c${index}--a`, 'en-phone', 'changed', {
      before: image,
      after: image,
      causes: [color(index)],
    }),
  );
  await write('grouped', comparisons);
  await open('', 'grouped');
  await expectChange('Color in Footer contentinfo');
  await expectText('#ffb84d → #ffb84c');
  await expect(rows().filter({ visible: true })).toHaveCount(4);
  await expect(rows().first()).toContainText('C11');
  await page.getByRole('button', { name: 'Show all 12' }).press('Enter');
  await expect(rows().filter({ visible: true })).toHaveCount(12);
  await expect(rows().nth(4)).toBeFocused();
  await page.reload();
  // Stepping beyond the rows that are listed shows the others.
  await press('k');
  await expect(rows().filter({ visible: true })).toHaveCount(12);
});

test('screenshots are compared side by side, with a slider, as a difference, or blinking', async () => {
  await open('#result=changed&search=padding');
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
  // The browser shows all differences, also of what has only moved.
  await press('m');
  await expectText('Difference: what is black is the same');
  await press('m');
  await expect(picture('Changed pixels: Screens/Home, Whole Page, ar-phone')).toBeVisible();

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
  await open('#view=blink&result=changed');
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
  await open('#search=button+primary');
  const width = () => picture('Before:').evaluate((element) => element.getBoundingClientRect().width);
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
  await press('a', 'x', 'r');
  const record = page.getByRole('dialog', { name: 'Record what is decided' });
  await expect(record.getByRole('textbox', { name: 'Commands' })).toHaveCount(0);
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
  await expect(page.getByRole('searchbox', { name: 'Search in changes and stories' })).toBeFocused();
  await page.keyboard.type('home page');
  await expect(rows()).toHaveCount(3);
  await page.keyboard.type(' padding');
  await expect(rows()).toHaveCount(2);
  await choose('Language', 'Arabic (ar)');
  await choose('Width of the screen', '320 px');
  await choose('Decision', 'To decide');
  await expect(rows()).toHaveCount(1);
  await expectText('1 of 6 changes in 1 of 6 snapshots');
  await radio('Difference').check();
  await press('z');

  await expect(page).toHaveURL(/zoom=1/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expectHeading('Whole Page ar-phone');
  await expect(rows()).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('home page padding');
  await expect(radio('Difference')).toBeChecked();
  await expect(radio('100 %')).toBeChecked();

  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByRole('heading', { name: 'No snapshot matches the filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(rows()).toHaveCount(7);
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
  await expectHeading('Full ar-desktop');
});

test('on a narrow screen the list opens on demand, and closes after a selection', async () => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open();
  await expect(rows().first()).toBeHidden();
  await page.getByRole('button', { name: 'List' }).click();
  await rows().nth(2).click();
  await expectHeading('Sizes en-desktop');
  await expect(rows().first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await open('#search=nothing+like+this');
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(rows()).toHaveCount(7);
});

test('says so where nothing has changed', async () => {
  await write('nothing', []);
  await open('', 'nothing');
  await expect(page.getByRole('heading', { name: 'Nothing has changed: 612 snapshots are the same' })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await press('j');
});

test('of thousands of comparisons, only the visible screenshots are loaded', async () => {
  const [before, after] = [await writeImage(root, '#123', 320, 2400), await writeImage(root, '#124', 320, 2440)];
  const many = Array.from({ length: 2000 }, (_, index) => {
    const story = Math.floor(index / 12);
    const comparison = comparisonOf(`components-c${story}--a`, 'en-phone', 'changed', {
      before,
      after,
      causes: [causeOf('text', { from: `${story}`, to: 'changed' })],
    });
    return { ...comparison, snapshot: { ...comparison.snapshot, id: `${index}` } };
  });
  await write('large', many);
  await open('', 'large');
  await expectText('167 changes in 2,000 snapshots');
  // Only visible screenshots are loaded.
  const loaded = await page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
  );
  expect(loaded).toBeLessThan(40);
  for (let index = 0; index < 20; index += 1) await press('j');
  await expectText('21 of 2,000');
});
