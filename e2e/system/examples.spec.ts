import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { execa } from 'execa';
import { root } from '../support/builds';
import { installExamples, startExample } from '../support/examples';
import { cellOf, edit, grid, panelUrl, story } from '../support/panel';
import { previewUrl } from '../support/stories';
import { expect as expectSoon, test as base } from '../support/test';

/*
 * The language review as another team gets it: installed from the tarball into an empty folder, beside four Storybooks, each with
 * another adapter.
 */

const test = base.extend<object, { examples: string }>({
  /** The folder of the examples, which all tests share. */
  examples: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it needs from a pattern
    async ({}, run) => {
      const { folder, remove } = await installExamples('language-review');
      await run(folder);
      remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'default', timeout: 300_000 });
// No site is needed.
test.use({ baseURL: undefined, viewport: { width: 1600, height: 1000 } });

test('the examples compile with the types of the package', async ({ examples }) => {
  const { stdout } = await execa('tsc', ['-p', examples], { preferLocal: true, localDir: root, reject: false });
  expect(stdout).toBe('');
});

/** How long a page may take to load on a busy machine, in ms. */
const expect = expectSoon.configure({ timeout: 60_000 });

interface Adapter {
  /** The German file of the order's text, and what it is called in the panel. */
  file: string;
  catalogs: string;
  keys: Record<'title' | 'greeting' | 'order', string>;
  /** Gives a catalog another layout than ours have. */
  reformat: (source: string) => string;
}

const withWindowsLineEnds = (source: string) => source.replaceAll('\n', '\r\n');

const reformatJson = (source: string) => withWindowsLineEnds(`${JSON.stringify(JSON.parse(source), null, '\t')}\n`);

const adapters = {
  flat: {
    file: 'src/locales/de.json',
    catalogs: 'de.json',
    keys: { title: 'title', greeting: 'greeting', order: 'order' },
    reformat: reformatJson,
  },
  'react-i18next': {
    file: 'src/locales/de/common.json',
    catalogs: 'de/*.json',
    keys: { title: 'basket:heading.title', greeting: 'basket:heading.greeting', order: 'common:actions.order' },
    reformat: reformatJson,
  },
  'react-intl': {
    file: 'src/locales/de.json',
    catalogs: 'de.json',
    keys: { title: 'title', greeting: 'greeting', order: 'order' },
    reformat: reformatJson,
  },
  lingui: {
    file: 'src/locales/de/messages.po',
    catalogs: 'de/messages.po',
    keys: { title: 'basket.title', greeting: 'Hello <0>{name}</0>, welcome back', order: 'basket.order' },
    reformat: withWindowsLineEnds,
  },
} satisfies Record<string, Adapter>;

const id = 'basket--three-books';
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const heading = (page: Page, name: string) => story(page).getByRole('heading', { name, exact: true });

async function choose(page: Page, list: string, option: string) {
  await page.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
}

/** What is the same code for every adapter, and a broken catalog that is imported as text: development.spec.ts has one of JSON. */
async function reviewFurther(page: Page, { file, catalogs, keys }: Adapter, folder: string) {
  const read = () => readFileSync(join(folder, file), 'utf8');

  await test.step('a broken catalog is named over the story, and nothing is saved into it', async () => {
    await tab(page, 'Texts').click();
    await edit(page, keys.order, 'de', 'Bestellen');
    const saved = read();
    const broken = saved.replace('"', '');
    const overlay = story(page).locator('vite-error-overlay');
    // On a busy machine the file watcher can miss a change.
    const write = (source: string, shown: () => Promise<void>) =>
      expect(async () => {
        writeFileSync(join(folder, file), source);
        await shown();
      }).toPass({ timeout: 60_000 });
    await write(broken, () => expectSoon(overlay).toContainText(`${file} is broken in line 2`));
    await tab(page, 'Changes 1').click();
    await page.getByRole('button', { name: `Save to ${catalogs}` }).click();
    await expect(page.getByRole('alert').filter({ hasText: `${file} is broken in line 2` })).toBeVisible();
    expect(read()).toBe(broken);
    // A page that has just been reloaded shows neither.
    await write(saved, async () => {
      await expectSoon(story(page).getByRole('button', { name: 'Bestellen', exact: true })).toBeVisible();
      await expectSoon(overlay).toHaveCount(0);
    });
    // The preview may be reloading the catalog, and then does not hear of it.
    await expect(async () => {
      await page.getByRole('button', { name: `Undo ${keys.order}` }).click();
      await expectSoon(tab(page, 'Changes 0')).toBeVisible();
    }).toPass({ timeout: 60_000 });
  });

  await test.step('an approval is saved', async () => {
    await tab(page, 'Texts').click();
    await cellOf(page, keys.title, 'de').focus();
    await page.keyboard.press('a');
    await tab(page, 'Changes 1').click();
    await page.getByLabel('Your name').fill('Mona');
    await page.getByRole('button', { name: 'Save decisions' }).click();
    await expect(page.getByText('Saved 1 decision.')).toBeVisible();
    expect(JSON.parse(readFileSync(join(folder, 'language-review/approvals/de.json'), 'utf8'))).toMatchObject({
      [keys.title]: { source: 'Your basket', text: 'Ihr Warenkorb', by: 'Mona' },
    });
  });

  await test.step('all languages stand side by side, each in its direction and with the styles of the project', async () => {
    await choose(page, 'Language of the texts', 'All languages');
    for (const [language, title, direction] of [
      ['English', 'Your basket', 'ltr'],
      ['Deutsch', 'Ihr Warenkorb', 'ltr'],
      ['Français', 'Votre panier', 'ltr'],
      ['العربية', 'سلة مشترياتك', 'rtl'],
    ] as const) {
      const pane = story(page).getByRole('region', { name: language, exact: true }).frameLocator('iframe');
      await expect(pane.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(pane.locator('html')).toHaveAttribute('dir', direction);
      await expect(pane.locator('.basket')).toHaveCSS(
        direction === 'rtl' ? 'border-right-color' : 'border-left-color',
        'rgb(0, 170, 102)',
      );
    }
  });
}

for (const [name, { file, catalogs, keys, reformat }] of Object.entries(adapters)) {
  test(`${name}: a story is reviewed in four languages`, async ({ page, watch, examples }) => {
    // Storybook's sidebar waits only a second for its server. What is refused, or cannot be checked, is an error of the network.
    watch.expectErrors(/UniversalStore|language-review\/(save|checks)/);
    const folder = join(examples, name);
    const catalog = join(folder, file);
    const before = reformat(readFileSync(catalog, 'utf8'));
    writeFileSync(catalog, before);
    const { url, stop } = await startExample(folder);
    try {
      await test.step('the toolbar changes the language', async () => {
        await page.goto(url + panelUrl(id, 'locale:en'));
        await expect(grid(page)).toBeVisible();
        await expect(heading(page, 'Your basket')).toBeVisible();
        await choose(page, 'Language of the texts', 'Deutsch');
        await expect(heading(page, 'Ihr Warenkorb')).toBeVisible();
        await expect(story(page).getByText('3 Bücher')).toBeVisible();
        await expect(story(page).locator('html')).toHaveAttribute('lang', 'de');
      });

      await test.step('hard-coded and clipped text is listed', async () => {
        await expect(cellOf(page, keys.order, 'de')).toBeVisible();
        await tab(page, 'Hard-coded 1').click();
        await expect(page.getByRole('button', { name: 'Free returns' })).toBeVisible();
        await tab(page, 'Layout 1').click();
        await expect(page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' })).toContainText('order');
        await tab(page, 'Texts').click();
      });

      await test.step('a missing text and one without its placeholders are shown', async () => {
        await expect(cellOf(page, keys.greeting, 'fr')).toContainText('Missing');
        await edit(page, keys.greeting, 'de', 'Guten Tag');
        await expect(cellOf(page, keys.greeting, 'de')).toContainText('Placeholders differ');
        await tab(page, 'Changes 1').click();
        await page.getByRole('button', { name: `Undo ${keys.greeting}` }).click();
        await tab(page, 'Texts').click();
      });

      await test.step('an edit is shown at once, saved to its file, and changes nothing else there', async () => {
        await edit(page, keys.order, 'de', 'Kaufen');
        await expect(story(page).getByRole('button', { name: 'Kaufen', exact: true })).toBeVisible();
        await expect(tab(page, 'Layout 0')).toBeVisible();
        await tab(page, 'Changes 1').click();
        await page.getByRole('button', { name: `Save to ${catalogs}` }).click();
        await expect(page.getByText(`Saved 1 text to ${catalogs}.`)).toBeVisible();
        expect(readFileSync(catalog, 'utf8')).toBe(before.replace('Jetzt kostenpflichtig bestellen', 'Kaufen'));
      });

      if (name === 'lingui') await reviewFurther(page, adapters.lingui, folder);

      await test.step('marks tell translated, missing and hard-coded text apart', async () => {
        await page.goto(url + previewUrl(id, 'locale:fr;marks:on'));
        const legend = page.getByRole('group', { name: 'Text marks' });
        await expect(legend).toContainText('1 not from a catalog');
        await expect(legend).toContainText('shown in English');
        await expect(legend).toContainText('translated');
      });
    } finally {
      // Before its server ends.
      await page.close();
      await stop();
    }
  });
}
