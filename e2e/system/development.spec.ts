import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { causeOf, comparisonOf, reportOf, writeImage, writeReport } from 'visual-review/testing';
import languageReview from '../../language-review.config';
import visual from '../../visual.config';
import { root } from '../support/builds';
import { english } from '../support/languages';
import { cellOf, edit as editText, grid, panelUrl, story as shownStory } from '../support/panel';
import { projectCopy, startWorkbench } from '../support/projectCopy';
import { previewUrl } from '../support/stories';
import { expect as expectSoon, test as base } from '../support/test';

/*
 * The workbench as `npm start` runs it, in a copy of the project, whose catalogs it saves.
 */

/** A button with one text. */
const story = 'components-button--primary';
const key = 'contactUs';

const globals = 'locale:fr';

/** How long a page may take to load on a busy machine, in ms: hundreds of unbundled modules. */
const loadTimeout = 120_000;

const expect = expectSoon.configure({ timeout: loadTimeout });

interface Development {
  url: string;
  /** The copy of the project. */
  folder: string;
}

const test = base.extend<object, { development: Development }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from this pattern
    async ({}, run) => {
      const { folder, remove } = projectCopy('development');
      try {
        const { url, stop } = await startWorkbench(folder);
        try {
          await run({ url, folder });
        } finally {
          await stop();
        }
      } finally {
        remove();
      }
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ development }, run) => run(development.url),
});

// The tests share one workbench; on a busy machine it takes long to load.
test.describe.configure({ mode: 'default', timeout: 5 * loadTimeout });
test.use({ viewport: { width: 1600, height: 1000 } });

async function open(page: Page) {
  // The story receives no change before it is connected.
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(panelUrl(story, globals));
  await connected;
  await expect(grid(page)).toBeVisible();
}

const button = (page: Page, name: string) => shownStory(page).getByRole('button', { name, exact: true });
const overlay = (page: Page) => shownStory(page).locator('vite-error-overlay');

/** Expects an edited text in the story and in the list of edits. */
async function expectEdit(page: Page, text: string) {
  await expect(button(page, text)).toBeVisible();
  await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
}

/** Changes the French text in the panel, then opens the list of edits. */
async function edit(page: Page, text: string) {
  await page.getByRole('tab', { name: /^Texts/ }).click();
  await editText(page, key, 'fr', text);
  await page.getByRole('tab', { name: /^Changes/ }).click();
  await expectEdit(page, text);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save to fr.json' }).click();

/** The source of the French catalog with another text. */
function withText(source: string, text: string) {
  const [before, after, ...more] = source.split(new RegExp(`(?<=^  "${key}": )".*"(?=,$)`, 'm'));
  expect(after).toBeDefined();
  expect(more).toEqual([]);
  return [before, after].join(JSON.stringify(text));
}

test('catalogs: a syntax error is shown, an edit is saved, an invalid edit is rejected', async ({
  page,
  context,
  watch,
  development: { folder },
}) => {
  // Storybook's sidebar waits only a second for its server, which is sometimes busy; the checks of texts cannot read a broken catalog.
  watch.expectErrors(/UniversalStore|language-review\/(?:save|checks)/);
  const catalog = join(folder, 'src/i18n/messages/fr.json');
  const source = () => readFileSync(catalog, 'utf8');
  /** Changes the file until that is shown: a file watcher can miss a change, and so does a story that is still loading. */
  const write = (text: string, shown: () => Promise<unknown>) =>
    expect(async () => {
      writeFileSync(catalog, text);
      await shown();
    }).toPass({ timeout: 2 * loadTimeout });
  const reloadTimeout = { timeout: loadTimeout / 4 };
  await open(page);

  await test.step('a syntax error is shown over the story until it is fixed', async () => {
    const before = source();
    const line = before.split('\n').findIndex((text) => text.includes(`"${key}"`)) + 1;
    const error = `src/i18n/messages/fr.json is broken in line ${line}, column 18: a comma is missing after the text of "${key}"`;
    await expect(overlay(page)).toHaveCount(0);

    await write(withText(before, '').replace('"",\n', '""\n'), () =>
      expect(overlay(page)).toContainText(error, reloadTimeout),
    );
    const topmost = await shownStory(page)
      .getByRole('button')
      .evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.localName;
      });
    expect(topmost).toBe('vite-error-overlay');
    // A page that is opened meanwhile shows it as well.
    const later = await context.newPage();
    await later.goto(previewUrl(story, globals));
    await expect(later.locator('vite-error-overlay')).toContainText(error);

    await write(withText(before, 'Le port'), () => expect(button(page, 'Le port')).toBeVisible(reloadTimeout));
    await expect(overlay(page)).toHaveCount(0);
    await expect(later.getByRole('button', { name: 'Le port', exact: true })).toBeVisible();
    await expect(later.locator('vite-error-overlay')).toHaveCount(0);
    await later.close();
  });

  await test.step('an edit is saved, and removed from the list of edits', async () => {
    const before = source();
    await edit(page, 'Parlons-en «ici»');
    // The changed file reloads the story, sometimes before the panel receives the response.
    await page.route('/language-review/save/fr', async (route) => {
      const reload = page.waitForRequest(/\/iframe\.html/);
      const response = await route.fetch();
      await reload;
      await route.fulfill({ response });
    });
    await save(page);
    await expect(page.getByText('Saved 1 text to fr.json.')).toBeVisible();
    await page.unroute('/language-review/save/fr');
    expect(source()).toBe(withText(before, 'Parlons-en «ici»'));
    await expect(page.getByText('No changes')).toBeVisible();
    await expect(button(page, 'Parlons-en «ici»')).toBeVisible();
    // Later changes of the file are shown.
    await write(withText(before, 'Parlons-nous'), () =>
      expect(button(page, 'Parlons-nous')).toBeVisible(reloadTimeout),
    );
    await expect(page.getByText('No changes')).toBeVisible();
  });

  const rejection = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await test.step('an edit with other placeholders is rejected and kept', async () => {
    const before = source();
    await edit(page, 'Écrire à {name}');
    await save(page);
    await expect(
      rejection('The text of "contactUs" has {name}, but the English text has no placeholders.'),
    ).toBeVisible();
    await expectEdit(page, 'Écrire à {name}');
    expect(source()).toBe(before);
  });

  await test.step('an edit of a message that was changed in its file meanwhile is rejected and kept', async () => {
    await edit(page, 'Écrivons-nous');
    const changed = withText(source(), 'Contact direct');
    const reload = write(changed, () => page.waitForEvent('framenavigated', reloadTimeout));
    await save(page);
    await expect(rejection('The text of "contactUs" was changed in its file in the meantime.')).toBeVisible();
    await reload;
    await expectEdit(page, 'Écrivons-nous');
    expect(source()).toBe(changed);
    await page.getByRole('button', { name: 'Undo contactUs' }).click();
    await expect(button(page, 'Contact direct')).toBeVisible();
    await edit(page, 'Écrivons-nous');
    await save(page);
    await expect.poll(source).toBe(withText(changed, 'Écrivons-nous'));
    await expect(page.getByText('Saved 1 text to fr.json.')).toBeVisible();
  });

  await test.step('an approval and a note are saved; the approval ends with the next change of the English text', async () => {
    await open(page);
    await expect(button(page, 'Écrivons-nous')).toBeVisible();
    const cell = cellOf(page, key, 'fr');
    await cell.focus();
    await page.keyboard.press('a');
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await page.getByLabel('Your name').fill('Mona');
    await page.getByRole('button', { name: 'Save decisions' }).click();
    await expect(page.getByText('Saved 1 decision.')).toBeVisible();
    const approvals = JSON.parse(readFileSync(join(folder, 'src/i18n/approvals/fr.json'), 'utf8')) as object;
    const approval = { source: english.t(key), text: 'Écrivons-nous', by: 'Mona' };
    expect(approvals).toEqual({ [key]: expect.objectContaining(approval) as object });
    await expect(page.getByText('No changes')).toBeVisible();

    await page.getByRole('tab', { name: /^Notes/ }).click();
    const element = page.getByRole('combobox', { name: 'Element' });
    await element.focus();
    await element.selectOption({ label: 'button “Écrivons-nous”' });
    await page.getByRole('textbox', { name: 'Note' }).fill('Too short');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved 1 note change.')).toBeVisible();
    const notes = JSON.parse(readFileSync(join(folder, 'src/i18n/notes/fr.json'), 'utf8')) as object;
    expect(Object.values(notes)).toEqual([
      expect.objectContaining({ story, role: 'button', key, thread: [expect.objectContaining({ by: 'Mona' })] }),
    ]);

    await page.getByRole('tab', { name: /^Texts/ }).click();
    await editText(page, key, 'en', 'Write to us');
    await expect(cell).toContainText('English changed since approval');
    await expect(cell).toContainText(`English was: ${english.t(key)}`);
  });
});

/** Records that the translations of a message are approved as they are. */
function approve(folder: string, name: string, languages: readonly string[]) {
  const textIn = (language: string) => {
    const catalog = readFileSync(join(folder, `src/i18n/messages/${language}.json`), 'utf8');
    return (JSON.parse(catalog) as Record<string, string>)[name];
  };
  mkdirSync(join(folder, 'src/i18n/approvals'), { recursive: true });
  for (const language of languages) {
    const approval = { source: textIn('en'), text: textIn(language), by: 'Mona', on: '2030-01-02' };
    writeFileSync(join(folder, `src/i18n/approvals/${language}.json`), JSON.stringify({ [name]: approval }));
  }
}

/** Writes the results of a run of all stories, of which those of one file show texts. */
function writeStoryResults(folder: string, file: string, results: object) {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `src/${name}`);
  const ofAll = Object.fromEntries(files.map((each) => [each, each === file ? results : {}]));
  writeFileSync(join(folder, languageReview.storyResults), JSON.stringify(ofAll));
}

test('a visual change is marked in the sidebar, and decided on in the panel or in the report', async ({
  page,
  watch,
  development: { folder },
}) => {
  // Storybook waits only a second for its server, which is late here: the marks of its pages have to come from the server.
  watch.expectErrors(/UniversalStore/);
  await page.routeWebSocket(/storybook-server-channel/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void setTimeout(() => socket.send(message), 1500));
  });
  approve(folder, key, ['fr']);
  writeStoryResults(folder, 'src/components/Button/Button.stories.tsx', {
    'components-button--large': { en: { keys: [key], widths: [] } },
  });
  const changed = 'components-button--quiet';
  // The configuration names them.
  for (const name of ['art', 'docs', 'e2e', 'tools']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const files = join(folder, 'node_modules/.cache/visual/files');
  mkdirSync(files, { recursive: true });
  const [before, after] = [await writeImage(files, '#123', 320, 80), await writeImage(files, '#124', 320, 80)];
  const padding = causeOf('style', { from: 'padding-block-end: 24px', to: 'padding-block-end: 32px' });
  const text = causeOf('text', { what: 'button', from: 'Send', to: 'Send it' });
  const report = reportOf([
    comparisonOf(changed, 'en-phone', 'changed', { before, after, causes: [padding] }),
    comparisonOf(changed, 'fr-phone', 'changed', { before, after, causes: [padding, text] }),
  ]);
  await writeReport(report, join(folder, 'visual-report'), visual.report, root);
  const panel = page.getByRole('tabpanel', { name: /^Visual/ });
  const change = (name: string) => panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const recorded = () => readFileSync(join(folder, 'visual-accepted.json'), 'utf8');

  await page.goto(`/?path=/story/${changed}&globals=${globals}`);
  const markOf = (name: string) =>
    page
      .locator('[data-item-id]')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .getByRole('button', { name: /^Test status/ });
  await expect(markOf('Quiet')).toHaveAccessibleName('Test status: Modified');
  await expect(markOf('Large'), 'all texts approved').toHaveAccessibleName('Test status: Success');
  await page.getByRole('tab', { name: /^Visual.*2/ }).click();
  await expect(panel.getByRole('combobox', { name: 'Snapshot' })).toHaveValue(`${changed} fr-phone`);
  await expect(panel.getByRole('img', { name: 'Before: fr-phone' })).toBeVisible();
  // The report has made-up images.
  await panel.getByRole('button', { name: 'Take again' }).click();
  await expect(panel.getByText(/^Taken again: [\d,]+ pixels differ from before\.$/)).toBeVisible();
  await expect(panel.getByRole('img', { name: 'After, taken again: fr-phone' })).toBeVisible();
  await change('Footer contentinfo: padding-block-end').getByRole('button', { name: 'Accept' }).click();
  await expect(change('Footer contentinfo: padding-block-end').getByText('Accepted')).toBeVisible();
  await change('Text in button').getByRole('button', { name: 'Reject…' }).click();
  await page.getByRole('textbox', { name: 'What its author should do' }).fill('Keep it short');
  await page.keyboard.press('Enter');
  await expect(change('Text in button').getByText('Rejected: Keep it short')).toBeVisible();
  expect(recorded()).toContain('Keep it short');

  await page.goto('/visual-review/index.html');
  await expect(page.getByText('2 of 2 changes decided')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Record now' }).click();
  await expect(page.getByRole('button', { name: 'Accepted on record' })).toBeVisible();
  expect(recorded()).not.toContain('Keep it short');
});

test('controls show what the story has', async ({ page, watch }) => {
  // Storybook's sidebar waits only a second for its server.
  watch.expectErrors(/UniversalStore/);
  await page.goto(`/?path=/story/${story}`);
  await page.getByRole('tab', { name: /^Controls/ }).click();
  const panel = page.getByRole('tabpanel', { name: /^Controls/ });
  await expect(panel.getByRole('radio', { name: 'primary' })).toBeChecked();
  await expect(panel.getByText('Contact us', { exact: true })).toBeVisible();
});

test('the MCP server lists the components', async ({ request }) => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'docs-list', arguments: {} } };
  const answer = await request.post('/mcp', { headers: { accept: 'application/json, text/event-stream' }, data: call });
  expect(await answer.text()).toContain('components-accordion');
});
