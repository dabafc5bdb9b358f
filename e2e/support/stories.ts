// oxlint-disable no-underscore-dangle -- Storybook's own names
import type { Page } from '@playwright/test';
import { playStory } from 'visual-review/play-story';
import { test } from './test';

/** `test` in the built workbench. */
export const workbenchTest = test.extend({ baseURL: async ({ workbenchUrl }, run) => run(workbenchUrl) });

/** Storybook skips its waits, and shows animations at their end, in a browser of this name. */
export const testRunner = { userAgent: 'StorybookTestRunner' };

/** Keeps the accessibility addon from checking each story that is shown: other tests run axe. */
export const withoutAxe = 'a11y.manual:!true';

/** The URL of a story or of a docs page in the preview, without the manager. */
export const previewUrl = (id: string, globals: string, viewMode: 'story' | 'docs' = 'story') =>
  `/iframe.html?id=${id}&viewMode=${viewMode}&globals=${withoutAxe};${globals}`;

/** An entry of the workbench's index. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
  importPath: string;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit: (event: string, data: object) => void;
      last: (event: 'storyFinished') => ReadonlyArray<{ status: string }> | undefined;
    };
  }
}

/** Changes the toolbar's values in the preview, as Storybook's manager does. */
export const setGlobals = (page: Page, globals: Record<string, string>) =>
  page.evaluate((values) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: values }), globals);

/** What the story of a map that cannot be reached requests. */
export const failedMap = /ERR_UNSAFE_PORT/;

/** How a story has ended in the workbench: `success`, or `error`; undefined until it has. */
export const statusOf = (page: Page) =>
  page
    .frame({ url: /iframe\.html/ })
    ?.evaluate(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]?.status);

/** Storybook's preview, which shows stories, each with its play function. */
export class Preview {
  readonly page: Page;
  private readonly globals: string;
  private hasChangedGlobals = false;

  /** @param globals the toolbar's values in the syntax of URLs: `locale:ar;direction:ltr` */
  constructor(page: Page, globals: string) {
    this.page = page;
    this.globals = globals;
  }

  /** Opens the preview, and waits for its fonts. Returns all stories of the product or of the workbench. */
  async open(of: 'product' | 'workbench' = 'product') {
    await this.page.goto(previewUrl('components-logo--sizes', this.globals));
    // Storybook reloads the page when a story is left before it has finished.
    await this.page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
    const stories = await this.page.evaluate(async () => {
      // A `local()` font may be missing.
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
      const index = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
      return Object.values(index.entries).filter(({ type }) => type === 'story');
    });
    return stories.filter(({ title }) => title.startsWith('Workbench/') === (of === 'workbench'));
  }

  /** Shows a story and waits for its play function. @throws if one of them fails */
  async show(storyId: string) {
    if (this.hasChangedGlobals) await this.open();
    const { error, hasChangedGlobals } = await this.page.evaluate(playStory, storyId);
    this.hasChangedGlobals = hasChangedGlobals;
    if (error) throw new Error(`${storyId}: ${error}`);
  }

  /** Shows a page of documentation, as Storybook's sidebar does: without loading the preview again. */
  async showDocs(docsId: string) {
    const selection = { storyId: docsId, viewMode: 'docs' };
    await this.page.evaluate((shown) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', shown), selection);
  }
}
