import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import { collect, englishName, percent } from 'language-review/node';
import languageReview from '../language-review.config';
import { sourceUrl } from '../workbench/sources/sourceUrl';
import { color } from '#theme/tokens.ts';
import { company } from '#content/company.ts';
import { arabic, english, french, inEachLanguage, type SiteLanguage } from './support/languages';
import { expectHeading } from './support/page';
import { Preview, previewUrl, setGlobals, withoutAxe, workbenchTest as test, type Entry } from './support/stories';
import { expect } from './support/test';

async function entriesOf(request: APIRequestContext): Promise<Entry[]> {
  const index = (await (await request.get('/index.json')).json()) as { entries: Record<string, Entry> };
  return Object.values(index.entries);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const sourceOf = (importPath: string) => readFileSync(`${root}${importPath}`, 'utf8');

const textAt = async (request: APIRequestContext, url: string) =>
  (await (await request.get(url)).text()).replace(/^\uFEFF/, '');

async function expectDocument(page: Page, lang: string, dir: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveCSS('direction', dir);
}

test('the title of every story follows from its path, and its name is in sentence case', async ({ request }) => {
  const entries = await entriesOf(request);
  const files = new Set(entries.map(({ importPath }) => importPath));
  expect([...files].filter((file) => file.endsWith('.stories.tsx')).length).toBeGreaterThan(25);
  for (const { importPath, title, name, tags } of entries) {
    const parts = importPath
      .replace(/^\.\/(?:packages\/language-review\/stories|workbench\/review)\//, 'workbench/')
      .replace('./workbench/', 'docs/')
      .replace(/^\.\/src\/app\/\w+\//, 'site/')
      .replace('./src/', '')
      .replace(/(?:\.stories\.tsx|\.mdx)$/, '')
      .split('/');
    const [room = '', ...names] = parts.filter((part, index) => part !== parts[index - 1]);
    const behavior = tags.includes('behavior') ? ['Behavior'] : [];
    expect(title).toBe([room.charAt(0).toUpperCase() + room.slice(1), ...names, ...behavior].join('/'));
    expect(title).toMatch(/^(?:Docs|Components|Sections|Layout|Screens|Site|Workbench)\/./);
    expect(name.replace('English', 'english')).toMatch(/^[A-Z][^A-Z]*$/);
    if (!importPath.endsWith('.stories.tsx')) continue;
    const meta = /const meta = (\{.*?\}) satisfies Meta/s.exec(sourceOf(importPath))?.[1];
    expect(meta, `meta of ${importPath}`).toBeDefined();
    expect(meta, importPath).not.toMatch(/^(?:\{ | {2})title:/m);
  }
});

test('the URL sets language and direction of a story; unknown values mean English', async ({ page }) => {
  const cases = [
    ['locale:ar', arabic, 'rtl'],
    ['direction:rtl', english, 'rtl'],
    ['locale:ar;direction:ltr', arabic, 'ltr'],
    ['locale:xx;direction:up', english, 'ltr'],
    ['locale:_reset;direction:_reset', english, 'ltr'],
  ] as const;
  for (const [globals, language, dir] of cases) {
    await test.step(globals, async () => {
      await page.goto(previewUrl('components-button--primary', globals));
      await expect(page.getByRole('button', { name: language.t('contactUs') })).toBeVisible();
      await expectDocument(page, language.code, dir);
    });
  }
});

test('the toolbar shows a story as it is printed, or with text at 200 %, wherever the story is', async ({ page }) => {
  const expectMediums = (
    name: string,
    stories: ReadonlyArray<readonly [SiteLanguage, Page | FrameLocator]>,
    show: (medium: string) => Promise<unknown>,
  ) =>
    test.step(name, async () => {
      const heads = stories.map(([{ t }, story]) => story.getByRole('group', { name: t('headerContact') }));
      const titles = stories.map(([{ t }, story]) => story.getByRole('heading', { level: 1, name: t('contactTitle') }));
      const sizeOf = (title: Locator) => title.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      await show('screen');
      for (const head of heads) await expect(head).toBeVisible();
      const sizes = await Promise.all(titles.map(sizeOf));
      await show('largeText');
      for (const [index, title] of titles.entries())
        await expect.poll(() => sizeOf(title)).toBeGreaterThan(sizes[index]!);
      await show('print');
      for (const [index, [, story]] of stories.entries()) {
        await expect(titles[index]!).toHaveCSS('color', 'rgb(0, 0, 0)');
        await expect(heads[index]!).toBeHidden();
        await expect(story.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      }
      await show('screen');
      for (const [index, title] of titles.entries()) {
        await expect.poll(() => sizeOf(title)).toBe(sizes[index]);
        await expect(heads[index]!).toBeVisible();
      }
    });
  await expectMediums('in the canvas', [[english, page]], (medium) =>
    page.goto(previewUrl('screens-contact--whole-page', `medium:${medium}`)),
  );
  await page.goto(previewUrl('screens-contact--whole-page', 'locale:all'));
  const panes = inEachLanguage.map((language) => [language, page.frameLocator(`[title="${language.name}"]`)] as const);
  await expectMediums('in each pane', panes, (medium) => setGlobals(page, { medium }));
  await page.goto(previewUrl('screens-contact--docs', '', 'docs'));
  await expectMediums('on a docs page', [[english, page.frameLocator('[title="Whole page"]').first()]], (medium) =>
    setGlobals(page, { medium }),
  );
});

test('a tooltip stays in a narrow window where text is large', async ({ page }) => {
  const width = 320;
  await page.setViewportSize({ width, height: 800 });
  await page.goto(previewUrl('components-tooltip--on-focus', 'locale:ar;medium:largeText'));
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await expect
    .poll(async () => {
      const { x, width: itsWidth } = (await tooltip.boundingBox())!;
      return x >= 0 && x + itsWidth <= width;
    })
    .toBe(true);
});

test('menus, tooltips and notices have the language and direction of their story', async ({ page }) => {
  const expectSurroundings = async (
    overlay: ReturnType<Page['locator']>,
    { code }: SiteLanguage,
    direction: string,
  ) => {
    await expect(overlay).toBeVisible();
    expect(await overlay.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)).toBe(code);
    await expect(overlay).toHaveCSS('direction', direction);
  };
  for (const [globals, language, direction] of [
    ['direction:rtl', english, 'rtl'],
    ['locale:ar;direction:ltr', arabic, 'ltr'],
  ] as const) {
    await test.step(globals, async () => {
      const preview = new Preview(page, globals);
      await preview.open();
      await preview.show('layout-header--languages-open');
      await expectSurroundings(
        page.getByRole('list', { name: language.t('language'), exact: true }),
        language,
        direction,
      );

      await preview.show('components-toaster--success');
      await expectSurroundings(
        page.getByRole('status').getByText(language.shown('messageSent'), { exact: true }),
        language,
        direction,
      );

      await preview.show('components-sociallinks-behavior--tooltip');
      await expectSurroundings(page.getByRole('tooltip'), language, direction);
    });
  }
});

test('a screen sends no request to another host, not even for the map', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.goto(previewUrl('screens-home--whole-page', 'locale:ar'));
  await expectHeading(page, 'heroTitle', arabic);
  const map = page.getByTitle(arabic.t('mapTitle', { company: company.name }), { exact: true });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => requests.filter((url) => /mapstandin/i.test(url)).length).toBeGreaterThan(0);
  expect(requests.filter((url) => /^https?:/.test(url) && new URL(url).hostname !== 'localhost')).toEqual([]);
});

test('links of a story do not navigate', async ({ page }) => {
  await page.goto(previewUrl('layout-header--all-parts', 'locale:en'));
  await expectDocument(page, 'en', 'ltr');
  await page.getByRole('link', { name: english.t('contactUs') }).click();
  await page.getByRole('link', { name: english.t('logoLabel', { company: company.name }) }).click();
  await expect(page.getByRole('link', { name: english.t('contactUs') })).toBeVisible();
  await expect(page).toHaveURL(/\/iframe\.html\?id=layout-header--all-parts&[^#]*$/);
});

test('beside a story: its source and its language', async ({ page, request }) => {
  const id = 'layout-header--all-parts';
  await page.goto(`/?path=/story/${id}&globals=${withoutAxe}`);
  const story = page.frameLocator('[title="storybook-preview-iframe"]');
  const control = ({ name, t }: SiteLanguage) =>
    story.locator('summary', { hasText: t('currentLanguage', { language: name }) });
  const choice = (name: string) => page.getByRole('button', { name: `Language of the texts ${name}` });

  await test.step('a link leads to the source', async () => {
    const link = page.getByRole('link', { name: 'Source of this story, in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await textAt(request, (await link.getAttribute('href')) ?? '')).toBe(
      sourceOf('./src/layout/Header/Header.stories.tsx'),
    );
  });
  await test.step('the story changes the toolbar', async () => {
    await control(english).click();
    await story.getByRole('link', { name: arabic.name, exact: true }).click();
    await expect(page).toHaveURL(/[?&]globals=[^&]*locale:ar/);
    await expect(control(arabic)).toBeVisible();
    await expect(story.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(choice(arabic.name)).toBeVisible();
  });
  await test.step('the toolbar changes the story', async () => {
    await choice(arabic.name).click();
    await page.getByRole('option', { name: 'Français' }).click();
    await expect(page).toHaveURL(/[?&]globals=[^&]*locale:fr/);
    await expect(control(french)).toBeVisible();
    await expect(story.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});

test('a docs page is in English, and its stories are in the chosen language', async ({ page }) => {
  await test.step('a component', async () => {
    await page.goto(previewUrl('components-button--docs', 'locale:ar', 'docs'));
    const button = page
      .getByText(arabic.shown('sendMessage'), { exact: true })
      .or(page.getByText(arabic.shown('contactUs'), { exact: true }))
      .first();
    await expect(button).toBeVisible();
    await expectDocument(page, 'en', 'ltr');
    await expect(button).toHaveCSS('direction', 'rtl');
    await expect(page.getByRole('heading').filter({ hasText: /^As link$/ })).toBeVisible();
    expect(await button.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)).toBe('ar');
  });
  await test.step('a menu', async () => {
    await page.goto(previewUrl('layout-header--docs', 'locale:ar', 'docs'));
    // A story that plays is in a document of its own.
    const header = page.frameLocator('section > iframe').first().getByRole('banner');
    await expect(header.getByRole('link', { name: arabic.t('contactUs'), exact: true })).toBeVisible();
    await header.locator('summary').click();
    await expect(header.getByRole('list')).toHaveCSS('direction', 'rtl');
    await expectDocument(page, 'en', 'ltr');
  });
});

test('the workbench contains the unchanged source of each story', async ({ request }) => {
  const files = new Set(
    (await entriesOf(request)).flatMap(({ type, importPath }) => (type === 'story' ? [importPath] : [])),
  );
  expect(files.size).toBeGreaterThan(25);
  for (const file of files) expect(await textAt(request, sourceUrl(file)), file).toBe(sourceOf(file));
});

test('the coverage page shows the figures, and messages', async ({ page }) => {
  // Without dictionaries, which take seconds to load and find nothing in these catalogs (.storybook/languageReview.test.ts).
  const { languages, keys, storiesKnown } = (await collect(root, { ...languageReview, dictionaries: {} })).coverage;
  await page.goto('/iframe.html?viewMode=docs&id=docs-coverage--docs');
  // A dark page has dark scrollbars.
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
  await test.step('figures of each language', async () => {
    for (const { language, translated, total, missing, identical, approved, approvable, found } of languages) {
      const cells = page
        .getByRole('table', { name: 'Languages' })
        .getByRole('row', { name: englishName(language) })
        .getByRole('cell');
      await expect(cells.nth(0)).toContainText(percent(translated, total));
      await expect(cells.nth(1)).toHaveText(`${missing}`);
      await expect(cells.nth(2).getByText(`${identical}`, { exact: true })).toBeVisible();
      await expect(cells.nth(3)).toContainText(approvable === 0 ? 'the source' : percent(approved, approvable));
      await expect(cells.nth(4)).toContainText(`${found}`);
    }
  });
  const choice = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name} \\d`) });
  const shown = page.getByRole('status');
  await test.step('filters, with the keyboard', async () => {
    const unused = keys.filter(({ used }) => !used).length;
    const missing = keys.filter(({ messages }) =>
      Object.values(messages).some(({ issues }) => issues.includes('missing')),
    ).length;
    // The page opens with something to do.
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^(?!Accepted ).* [1-9]\d*$/);
    await choice('Needs a look').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice('Missing')).toBeChecked();
    await expect(shown).toHaveText(`${missing} of ${keys.length} texts shown`);
    await expect(page.getByRole('radio', { name: `Unused ${unused}`, exact: true })).toBeVisible();
  });
  await test.step('details of a message', async () => {
    await page.getByText(`All texts ${keys.length}`).click();
    await expect(shown).toHaveText(`${keys.length} of ${keys.length} texts shown`);
    await page.getByRole('searchbox', { name: 'Find a key or words of a text' }).fill('sendMessage');
    await expect(shown).toHaveText(`1 of ${keys.length} texts shown`);
    await page.getByRole('button', { name: 'sendMessage', expanded: false }).click();
    await expect(page.getByText(arabic.t('sendMessage'), { exact: true })).toHaveCSS('direction', 'rtl');
  });
  await test.step('the stories that show a message, if all have run', async () => {
    const unseen = keys.filter(({ stories }) => stories.length === 0).length;
    const [filter, stories, note] = [
      page.getByRole('radio', { name: `Shown by no story ${unseen}`, exact: true }),
      page.getByRole('link', { name: /^ContactForm: / }).first(),
      page.getByText('The stories are not measured yet: run npm test.'),
    ];
    for (const known of [filter, stories]) await expect(known).toBeVisible({ visible: storiesKnown });
    await expect(note).toBeVisible({ visible: !storiesKnown });
  });
});

test('values copy on a click; tokens, logos, icons and pictures download', async ({ page, context }) => {
  const downloaded = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    return { file: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };
  await test.step('values, and all of them as a file', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/iframe.html?viewMode=docs&id=docs-colors--docs');
    await page.getByRole('button', { name: color.accent }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(color.accent);
    const { file, text } = await downloaded('tokens.json');
    expect(file).toBe('tokens.json');
    expect(JSON.parse(text)).toHaveProperty('color.accent.$value.hex', color.accent);
  });
  await test.step('an icon', async () => {
    await page.goto('/iframe.html?viewMode=docs&id=docs-icons--docs');
    expect(await downloaded('Download Globe')).toEqual({
      file: 'Globe.svg',
      text: expect.stringMatching(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/),
    });
  });
  await test.step('a logo', async () => {
    await page.goto('/iframe.html?viewMode=docs&id=docs-logo--docs');
    expect((await downloaded('Download SVG, light')).text).toMatch(/^<svg .*<\/svg>$/);
  });
  await test.step('a picture', async () => {
    await page.goto('/iframe.html?viewMode=docs&id=docs-art-direction--docs');
    expect((await downloaded('Download hero, 1600 × 1200 px')).file).toBe('hero.webp');
  });
});

test('a docs page shows what a section is on desktops, where the window has room for it', async ({ page }) => {
  // Beside the sidebar of a window of 1440 px.
  await page.setViewportSize({ width: 1140, height: 900 });
  await page.goto(previewUrl('sections-featuresection--docs', 'locale:en', 'docs'));
  const story = page.locator('#story--sections-featuresection--reversed').frameLocator('iframe');
  const picture = await story.getByRole('img').first().boundingBox();
  const title = await story.getByRole('heading').boundingBox();
  expect(title!.x + title!.width).toBeLessThanOrEqual(picture!.x);
});

test('links in the prose of a docs page have the contrast of text', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=docs-icons--docs');
  await expect(page.getByRole('link', { name: 'Lucide' })).toHaveCSS('color', 'rgb(238, 242, 255)');
});

test('a guide shows a component with its own styles', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=components-languagedropdown--docs');
  const anatomy = page.getByRole('list', { name: 'Language' }).first();
  await expect(anatomy).toHaveCSS('padding-block-start', '8px');
});

test('the changelog has the changes of each day', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=docs-changelog--docs');
  const newest = page.getByRole('group').first();
  await expect(newest.locator('summary')).toHaveText(/^\d+ \w+ \d{4} \d+ changes?$/);
  await expect(newest.getByRole('listitem').first()).toBeVisible();
});
