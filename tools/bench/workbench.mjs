import { findBrowser } from 'system-tools/browser';
import { runBin } from 'system-tools/process';
import { inBrowser } from './browser.mjs';
import { median, ms, table } from './format.mjs';
import { serveWhile } from './serve.mjs';

/** Folder of the measured build, relative to the root. */
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

/** @typedef {import('playwright').Browser} Browser */

/**
 * Measures the workbench: how much longer a story takes to render in all languages side by side, and how long a keystroke
 * in the languages panel takes to update the story.
 *
 * @param {string} root
 */
export async function workbench(root) {
  const { path } = await findBrowser();
  console.error('Build of the workbench');
  await runBin('storybook', ['build', '--quiet', '--loglevel', 'error', '--output-dir', builtFolder], { cwd: root });
  return serveWhile(
    builtFolder,
    (origin) =>
      inBrowser(path, async (browser) => {
        /** @type {import('./format.mjs').Row[]} */
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

/**
 * The time from navigation to the painted story, in one language and in all languages, alternately.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} id
 */
async function timesOf(browser, origin, id) {
  /** @type {Record<'one' | 'all', number[]>} */
  const times = { one: [], all: [] };
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  try {
    for (let repetition = 0; repetition <= repetitions; repetition += 1) {
      for (const [name, locale] of /** @type {const} */ ([
        ['one', 'fr'],
        ['all', 'all'],
      ])) {
        const page = await context.newPage();
        await page.addInitScript(watchStory);
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};a11y.manual:!true`);
        await page.waitForFunction(() => sessionStorage.getItem('shown'));
        const time = Number(await page.evaluate(() => sessionStorage.getItem('shown')));
        // The first visit fills the browser's cache.
        if (repetition > 0) times[name].push(time);
        await page.close();
      }
    }
  } finally {
    await context.close();
  }
  return { one: median(times.one), all: median(times.all) };
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
    /** @type {{ on: (event: string, listener: () => void) => void } | undefined} */
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (!channel) return;
    clearInterval(search);
    channel.on('storyRendered', storeTime);
  }, 1);
}

/**
 * The median time from a keystroke in the panel to the painted story.
 *
 * @param {Browser} browser
 * @param {string} origin
 */
async function keystrokeTime(browser, origin) {
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

/**
 * Runs in the manager, and measures the time from the next keystroke until another heading of the story is painted.
 *
 * @param {number} timeout in ms
 * @returns {{ time: Promise<number> }} in ms
 */
function watchKeystroke(timeout) {
  const heading = () =>
    document.querySelector('iframe')?.contentDocument?.querySelector('#storybook-root h1')?.textContent;
  const before = heading();
  return {
    time: new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The story does not update after a keystroke in the panel.')), timeout);
      const pressed = (/** @type {KeyboardEvent} */ { timeStamp }) => {
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
