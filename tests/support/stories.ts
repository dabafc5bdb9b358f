// oxlint-disable no-underscore-dangle -- Storybook's own names
import type { Page } from '@playwright/test';

/** The built workbench. Storybook skips its waits, and shows animations at their end, in a browser of this name. */
export const workbench = { baseURL: 'http://localhost:6007', userAgent: 'StorybookTestRunner' };

interface Index {
  entries: Record<string, { id: string; title: string; type: 'story' | 'docs' }>;
}

interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
  off: Channel['on'];
  emit: (event: string, detail: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    /** Whether the story on screen has changed the toolbar's choices. */
    globalsChanged?: boolean;
  }
}

/** A preview in which one story after the other is shown, each played to its end. */
export class Preview {
  readonly page: Page;
  private readonly globals: string;

  /** @param globals the toolbar's choices, as an address has them: `locale:ar;direction:ltr` */
  constructor(page: Page, globals: string) {
    this.page = page;
    this.globals = globals;
  }

  /** Opens the preview, and waits for its typefaces. Returns the ids of all stories: the product's, or the workbench's own. */
  async open(of: 'product' | 'workbench' = 'product'): Promise<string[]> {
    // What is not measured here, and not asked for.
    await this.page.goto(`/iframe.html?id=components-logo--sizes&viewMode=story&globals=a11y.manual:!true;${this.globals}`);
    // Storybook loads the page anew where a story is left before it is done.
    await this.page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
    const stories = await this.page.evaluate(async () => {
      window.__STORYBOOK_ADDONS_CHANNEL__?.on('updateGlobals', () => (window.globalsChanged = true));
      // A fallback with the name of a system's face may be missing.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      const index = (await (await fetch('index.json')).json()) as Index;
      return Object.values(index.entries).filter(({ type }) => type === 'story');
    });
    return stories.flatMap(({ id, title }) => (title.startsWith('Workbench/') === (of === 'workbench') ? [id] : []));
  }

  /** Opens the preview with a story that stands still, so that something else can be planted in its place. */
  async openStill() {
    await this.open();
    await this.show('components-starrating--none');
  }

  /** Shows a story and waits until it has played; an error of the story or of its play function is an error here. */
  async show(storyId: string) {
    if (await this.page.evaluate(() => window.globalsChanged)) await this.open();
    const error = await this.page.evaluate(
      (id) =>
        new Promise<string | undefined>((done) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          let thrown: string | undefined;
          const remember = (detail: unknown) => {
            const [first] = [detail].flat() as Array<{ message?: string; description?: string } | undefined>;
            thrown ??= first?.message ?? first?.description ?? 'it threw';
          };
          const end = (detail: unknown) => {
            const { storyId: ended = id, status } = (detail ?? {}) as { storyId?: string; status?: string };
            if (ended !== id) return;
            for (const [event, listener] of Object.entries(listeners)) channel?.off(event, listener);
            done(thrown ?? (status === 'error' ? 'it failed' : undefined));
          };
          // A story whose play function threw is told as finished, and with success.
          const listeners: Record<string, (detail: unknown) => void> = {
            playFunctionThrewException: remember,
            unhandledErrorsWhilePlaying: remember,
            storyThrewException: remember,
            storyErrored: remember,
            storyMissing: () => {
              thrown = 'there is no such story';
              end(undefined);
            },
            storyUnchanged: end,
            storyFinished: end,
          };
          for (const [event, listener] of Object.entries(listeners)) channel?.on(event, listener);
          channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        }),
      storyId,
    );
    if (error) throw new Error(`${storyId}: ${error}`);
  }

  /** Gives the page another width, in px, and waits until the story has followed. */
  async resize(width: number, height: number) {
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(
      (wanted) =>
        new Promise<void>((done) => {
          const follow = () => (window.innerWidth === wanted ? requestAnimationFrame(() => requestAnimationFrame(() => done())) : requestAnimationFrame(follow));
          follow();
        }),
      width,
    );
  }
}
