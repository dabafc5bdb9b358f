import type { Browser } from 'playwright';
import { findBrowser } from 'system-tools/browser';
import { runBin } from 'system-tools/process';
import { inBrowser } from './browser.ts';
import { serveWhile } from './builtSite.ts';
import { median, ms, table } from './format.ts';

const builtFolder = 'node_modules/.cache/bench/workbench';

const storiesMeasured = [
  'components-button--primary',
  'layout-header--all-parts',
  'screens-contact--whole-page',
  'screens-home--whole-page',
];
const repetitions = 5;
const keystrokes = 20;

/** How long the story may take to update after a keystroke, in ms. */
const keystrokeTimeout = 10_000;

/**
 * Measures how much longer a story takes to render in all languages side by side, and how long a keystroke in the languages
 * panel takes to update the story.
 */
export async function workbench(root: string) {
  const { path } = await findBrowser();
  console.error('Build of the workbench');
  await runBin('storybook', ['build', '--quiet', '--loglevel', 'error', '--output-dir', builtFolder], { cwd: root });
  return serveWhile(
    builtFolder,
    (origin) =>
      inBrowser(path, async (browser) => {
        const rows = [];
        for (const id of storiesMeasured) {
          console.error(`Panes: ${id}`);
          const { one, all } = await timesOf(browser, origin, id);
          const measured = `${(all / one).toFixed(2)} (${ms(all)}, ${ms(one)})`;
          rows.push([`${id} in all languages against one`, '≤ 2.5', measured]);
        }
        console.error('Keystrokes in the panel');
        rows.push([
          'from a keystroke in the languages panel to the updated story, median',
          '≤ 100 ms',
          ms(await keystrokeTime(browser, origin)),
        ]);
        return table(['figure', 'to reach', 'measured'], rows);
      }),
    { ownRoot: true },
  );
}

/** The time from navigation to the painted story, in one language and in all languages, alternately. */
async function timesOf(browser: Browser, origin: string, id: string) {
  const one: number[] = [];
  const all: number[] = [];
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  try {
    for (let repetition = 0; repetition <= repetitions; repetition += 1) {
      for (const [locale, times] of [['fr', one] as const, ['all', all] as const]) {
        const page = await context.newPage();
        await page.addInitScript(watchStory);
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};a11y.manual:!true`);
        const shown = await page.waitForFunction(() => sessionStorage.getItem('shown'));
        // The first visit fills the browser's cache.
        if (repetition > 0) times.push(Number(await shown.jsonValue()));
        await page.close();
      }
    }
  } finally {
    await context.close();
  }
  return { one: median(one), all: median(all) };
}

/** Runs in the preview, and stores when the story was painted in all its panes, in ms. */
function watchStory() {
  if (window !== window.top) return;
  const storeTime = () => {
    const panes = [...document.querySelectorAll('iframe')].filter(({ src }) => src.endsWith('/pane.html'));
    if (panes.some(({ contentDocument }) => !contentDocument?.body?.matches('[data-ready]')))
      requestAnimationFrame(storeTime);
    else requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('shown', String(performance.now()))));
  };
  const search = setInterval(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as
      | { on: (event: string, listener: () => void) => void }
      | undefined;
    if (!channel) return;
    clearInterval(search);
    channel.on('storyRendered', storeTime);
  }, 1);
}

/** The median time from a keystroke in the panel to the painted story. */
async function keystrokeTime(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
  try {
    await page.goto(
      `${origin}/?path=/story/screens-home--whole-page&globals=locale:fr;a11y.manual:!true&panel=bottom&addonPanel=languages/panel`,
    );
    const cell = page.locator('[role=grid] [data-key="heroTitle"] [data-column="fr"]');
    await cell.focus();
    await page.keyboard.press('Enter');
    await cell.getByRole('textbox').waitFor();
    const times = [];
    for (let count = 0; count < keystrokes; count += 1) {
      const watch = await page.evaluateHandle(watchKeystroke, keystrokeTimeout);
      await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'.charAt(count));
      times.push(await watch.evaluate(({ time }) => time));
    }
    return median(times);
  } finally {
    await page.close();
  }
}

/** Runs in the manager: the time in ms from the next keystroke until another heading of the story is painted. */
function watchKeystroke(timeout: number) {
  const heading = () =>
    document.querySelector('iframe')?.contentDocument?.querySelector('#storybook-root h1')?.textContent;
  const before = heading();
  return {
    time: new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('The story does not update after a keystroke in the panel.')), timeout);
      const pressed = ({ timeStamp }: KeyboardEvent) => {
        // Manager and preview share one thread and are painted together.
        const look = () => {
          if (heading() === before) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      };
      addEventListener('keydown', pressed, { once: true, capture: true });
    }),
  };
}
