import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { arabic, english } from '../support/languages';
import {
  englishAmong,
  german,
  keysOfOne,
  withGerman,
  withGermanProject,
  type GermanProject,
} from '../support/newLanguage';
import { expectLanguage, expectPage, languageList, languageSelect, open } from '../support/page';
import { routes } from '../support/routes';
import { withoutAxe } from '../support/stories';
import { expect, test as base } from '../support/test';

/*
 * Adding a language is one line in the list of languages and one catalog. German is added to a copy of the project.
 */

const test = base.extend<object, { project: GermanProject }>({
  // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from this pattern
  project: [({}, run) => withGermanProject(run), { scope: 'worker', timeout: 300_000 }],
});

// The project is built once for all tests, and not again after a failure.
test.describe.configure({ mode: 'serial' });

const site = test.extend({ baseURL: ({ project }, run) => run(project.site) });
const workbench = test.extend({ baseURL: ({ project }, run) => run(project.workbench) });

const names = withGerman.map(({ name }) => name);

/** All texts of a page: text nodes, attributes, and the head; without the offers of the page in other languages. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    for (const offer of document.querySelectorAll('aside:has(> [data-nosnippet])')) offer.remove();
    const found: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode())
      if (!nodes.currentNode.parentElement?.closest('script, style')) found.push(nodes.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });

test('the German fixture has the keys of the English catalog', () => {
  expect(keysOfOne).toEqual([]);
});

site('German has a path for every page, and a 404 page', async ({ page, request }) => {
  for (const { path, title } of routes) {
    expect((await request.get(german.pathOf(path))).status()).toBe(200);
    await open(page, path, german);
    await expect(page).toHaveTitle(`${german.t(title)} – ${company.name}`);
    await expectLanguage(page, german);
  }
  expect((await request.get('/de/no-such-page')).status()).toBe(404);
  await open(page, '/no-such-page', german);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

site('every page and the sitemap link to the German translation', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of routes) {
    const url = company.siteUrl + german.pathOf(path);
    expect(sitemap).toContain(`<loc>${url}</loc>`);
    for (const language of withGerman) {
      const html = await (await request.get(language.pathOf(path))).text();
      expect(html, language.pathOf(path)).toContain(`<link rel="alternate" hreflang="de" href="${url}"/>`);
    }
  }
});

site('German is in the lists of the header and of the footer; choosing it changes the page', async ({ page }) => {
  for (const language of [german, arabic, english]) {
    await open(page, '/contact', language);
    await page.getByRole('banner').locator('summary').click();
    const list = languageList(page, language);
    await expect(list.getByRole('link')).toHaveText(names);
    await expect(list.getByRole('link', { name: 'Deutsch', exact: true })).toHaveAttribute('href', '/de/contact');
    const select = languageSelect(page);
    await expect(select).toHaveAccessibleName(language.t('language'));
    await expect(select.getByRole('option')).toHaveText(names);
    await expect(select).toHaveValue(language.code);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expectPage(page, '/contact', german);
});

site('the German home page has no English text', async ({ page }) => {
  await open(page, '/');
  expect(englishAmong(await textsOn(page)).length).toBeGreaterThan(60);
  await open(page, '/', german);
  expect(englishAmong(await textsOn(page))).toEqual([]);
});

workbench(
  'German is an option in the toolbar, has a pane among all languages, and is in the modes of a page; without a report, there is no panel for it',
  async ({ page }) => {
    const storyId = 'header--all-parts';
    await page.goto(`/?path=/story/${storyId}&globals=${withoutAxe};locale:all`);
    const story = page.frameLocator('[title="storybook-preview-iframe"]');
    const panes = story.getByRole('region');
    for (const { name, code, t } of withGerman) {
      const pane = story.getByRole('region', { name, exact: true }).frameLocator('iframe');
      await expect(pane.getByRole('link', { name: t('contactUs'), exact: true })).toBeVisible();
      await expect(pane.locator('html')).toHaveAttribute('lang', code);
    }
    await expect(panes).toHaveCount(withGerman.length);
    await expect(page.getByRole('tab', { name: /^Languages/ })).toBeVisible();
    // The copy has no report of the visual review.
    await expect(page.getByRole('tab', { name: /^Visual/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Language of the texts' }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await expect(story.getByRole('link', { name: german.t('contactUs'), exact: true })).toBeVisible();
    await expect(story.locator('html')).toHaveAttribute('lang', 'de');
    await expect(panes).toHaveCount(0);

    const modes = await story.locator('html').evaluate(async (_, id) => {
      interface Preview {
        loadStory: (story: {
          storyId: string;
        }) => Promise<{ parameters: { chromatic: { modes: Record<string, unknown> } } }>;
      }
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
      return (await preview.loadStory({ storyId: id })).parameters.chromatic.modes;
    }, storyId);
    for (const viewport of ['phone', 'tablet', 'desktop'])
      expect(modes).toHaveProperty(`de-${viewport}`, { locale: 'de', viewport });
  },
);

test('a build without a catalog fails with its name', ({ project: { failureWithoutCatalog } }) => {
  expect(failureWithoutCatalog).toContain('There is no catalog src/i18n/messages/de.json');
});
