import type { Locator, Page } from '@playwright/test';
import { failedMap, Preview, testRunner, workbenchTest as test, type Entry } from '../support/stories';
import { expect } from '../support/test';

// A docs page leaves its stories less than its own width, but no other breakpoint.
test.use({ ...testRunner, viewport: { width: 1000, height: 900 } });

/** What a visitor perceives: roles, names and values, and the texts that are neither transparent nor clipped away. */
async function stateOf(root: Locator) {
  const texts = await root.evaluate(async (element) => {
    // One in a data URL is broken, or withheld by the story.
    const images = [...element.querySelectorAll<HTMLImageElement>('picture img:not([src^="data:"])')];
    // A picture below the window would not be loaded, and its stand-in remain.
    for (const image of images) image.loading = 'eager';
    const end = performance.now() + 5000;
    while (images.some(({ dataset }) => dataset.loaded === undefined) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const walker = document.createTreeWalker(element, 4 /* NodeFilter.SHOW_TEXT */);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isClipped = (each: Element | null): boolean =>
        each !== null && (getComputedStyle(each).clipPath !== 'none' || isClipped(each.parentElement));
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isClipped(parent)) continue;
      found.push(node.nodeValue ?? '');
    }
    return found;
  });
  // React numbers the ids of a page.
  const elements = (await root.ariaSnapshot()).replaceAll(/_r_\w+_/g, 'id');
  return `${elements}\n${texts.join('\n')}`;
}

/** A story in a docs page: in the page itself, or in a document of its own. */
async function blockOf(page: Page, id: string) {
  // The only story of a page is its primary one.
  const block = page.locator(`:is(#story--${id}, #story--${id}--primary)`).last();
  await block.locator('iframe, [lang] > *').first().waitFor({ state: 'attached' });
  return (await block.locator('section > iframe').count()) > 0
    ? block.frameLocator('section > iframe').locator('#storybook-root')
    : block.locator('[id$="-inner"] > [lang]');
}

/** The page of a component shows each part that it explains, and leads to the stories of what the component does. */
async function expectGuide(page: Page, behavior: readonly Entry[]) {
  const parts = await page.getByRole('list', { name: 'Parts' }).getByRole('listitem').count();
  expect(parts).toBeGreaterThan(0);
  await expect.soft(page.locator('[data-part]')).toHaveCount(parts);
  for (const { id } of behavior) await expect.soft(page.locator(`a[href="?path=/story/${id}"]`)).toBeVisible();
}

test('documentation shows each story as its canvas does, after it has played', async ({ page, watch }) => {
  watch.expectErrors(failedMap);
  test.slow();
  const preview = new Preview(page, 'locale:en');
  const all = (await preview.open()).filter(({ tags }) => tags.includes('autodocs'));
  // A sheet shows the states of the other stories.
  const stories = all.filter(({ id, tags }) => !tags.includes('behavior') && !id.endsWith('--states'));
  expect(stories.length).toBeGreaterThan(80);
  const states = new Map<Entry, string>();
  for (const story of stories) {
    await preview.show(story.id);
    states.set(story, await stateOf(page.locator('#storybook-root')));
  }
  for (const title of new Set(stories.map((story) => story.title))) {
    const documented = stories.filter((story) => story.title === title);
    await preview.showDocs(`${documented[0]!.id.split('--')[0]}--docs`);
    for (const story of documented) {
      await expect
        .configure({ soft: true })
        .poll(async () => stateOf(await blockOf(page, story.id)), {
          message: `${title}: ${story.id}`,
          intervals: [100],
        })
        .toBe(states.get(story));
    }
    if (title.startsWith('Components/'))
      await expectGuide(
        page,
        all.filter((story) => story.title === `${title}/Behavior`),
      );
  }
});
