import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../browser/findBrowser.mjs';
import { binOf } from '../start/binOf.mjs';
import { inBrowser } from './browser.mjs';
import { ms, table } from './format.mjs';
import { median } from './median.mjs';
import { served } from './serve.mjs';

const run = promisify(execFile);

/** Where the built workbench stands while it is measured, relative to the root. */
const builtFolder = 'node_modules/.cache/bench/workbench';

const storiesMeasured = [
  'components-button--primary',
  'layout-header--all-parts',
  'screens-contact--whole-page',
  'screens-home--whole-page',
];
const repetitions = 5;
const keystrokes = 20;

/** How long the story may take to follow a keystroke before something is wrong, in ms. */
const keystrokeLimit = 10_000;

/** @typedef {import('playwright').Browser} Browser */

/**
 * Measures the workbench: how much longer a story takes with all languages side by side, and how soon a keystroke in the
 * languages panel is seen in the story.
 *
 * @param {string} root of the repository
 * @returns {Promise<string>} a table in Markdown
 * @throws {Error} when the workbench cannot be built
 */
export async function workbench(root) {
  const { path } = await findBrowser();
  console.error('Build of the workbench');
  await run(
    process.execPath,
    [binOf('storybook'), 'build', '--quiet', '--loglevel', 'error', '--output-dir', builtFolder],
    { cwd: root },
  );
  return served(
    builtFolder,
    (origin) =>
      inBrowser(path, async (browser) => {
        /** @type {import('./format.mjs').Row[]} */
        const rows = [];
        for (const id of storiesMeasured) {
          console.error(`Panes: ${id}`);
          const { one, all } = await timesOf(browser, origin, id);
          rows.push([
            `${id} in all languages against one`,
            '≤ 2.5',
            `${(all / one).toFixed(2)} (${ms(all)}, ${ms(one)})`,
          ]);
        }
        console.error('Keystrokes in the panel');
        rows.push([
          'a keystroke in the languages panel, until the story shows it, median',
          '≤ 100 ms',
          ms(await keystrokeTime(browser, origin)),
        ]);
        return table(['figure', 'to reach', 'measured'], rows);
      }),
    { ownRoot: true },
  );
}

/**
 * The time from an address to the painted story, alone and in all languages, alternately.
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

/** Runs in the preview, and keeps when the story was painted, in every pane where there are any, in ms. */
function watchStory() {
  if (window !== window.top) return;
  const keep = () => {
    const panes = [...document.querySelectorAll('iframe')].filter(({ src }) => src.endsWith('/pane.html'));
    if (panes.some(({ contentDocument }) => !contentDocument?.body?.matches('[data-ready]')))
      requestAnimationFrame(keep);
    else requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('shown', String(performance.now()))));
  };
  const search = setInterval(() => {
    /** @type {{ on: (event: string, listener: () => void) => void } | undefined} */
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (!channel) return;
    clearInterval(search);
    channel.on('storyRendered', keep);
  }, 1);
}

/**
 * The median time from a keystroke in the panel to the painted story.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @throws {Error} when the story does not follow
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
      const watch = await page.evaluateHandle(watchKeystroke, keystrokeLimit);
      await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'.charAt(count));
      times.push(await watch.evaluate(({ time }) => time));
    }
    return median(times);
  } finally {
    await page.close();
  }
}

/**
 * Runs in the manager, and measures from the next keystroke until the heading of the story is painted with another text.
 *
 * @param {number} limit in ms
 * @returns {{ time: Promise<number> }} in ms
 */
function watchKeystroke(limit) {
  const heading = () =>
    document.querySelector('iframe')?.contentDocument?.querySelector('#storybook-root h1')?.textContent;
  const before = heading();
  return {
    time: new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The story does not follow the keystrokes in the panel.')), limit);
      const pressed = (/** @type {KeyboardEvent} */ { timeStamp }) => {
        // The frames share one thread, and are painted together.
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
