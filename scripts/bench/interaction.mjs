import { median } from './median.mjs';
import { awake, firstVisit, laptop, settled } from './visit.mjs';

/** How much slower the processor is made, and how often each is measured. */
const slowdown = 4;
const repetitions = 5;

/** How long a page may take to show another heading until it counts as broken, in ms. */
const patience = 10_000;

/** @typedef {(page: import('playwright').Page) => Promise<void>} Step */

/** @type {(language: string) => Step} */
const chooseLanguage = (language) => async (page) => {
  const header = page.getByRole('banner');
  await header.locator('button[aria-expanded]').click();
  await header.locator(`a[lang="${language}"]`).click();
};

/** @type {(landmark: 'banner' | 'contentinfo', path: string) => Step} */
const follow = (landmark, path) => (page) => page.getByRole(landmark).locator(`a[href="${path}"]`).first().click();

const goHome = follow('banner', '/');

/** What is measured, from the English home page on, and the way back. The last click of a step is the one that counts. */
export const interactions = [
  { name: 'change of language', step: chooseLanguage('es'), back: chooseLanguage('en') },
  { name: 'change of page to the terms', step: follow('contentinfo', '/terms-of-service'), back: goHome },
  { name: 'change of page to the contact form', step: follow('banner', '/contact'), back: goHome },
];

/**
 * The time from a click to the painted text, on a slow processor.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ step: Step, back: Step }} interaction
 * @returns {Promise<{ cold: number, warm: number, reloads: boolean }>} medians in ms: the first time, when something may have
 *   to be loaded, and the second; and whether the browser loaded a whole document where the page should have changed
 * @throws {Error} when the heading stays
 */
export async function timeOf(browser, origin, { step, back }) {
  const times = { cold: /** @type {number[]} */ ([]), warm: /** @type {number[]} */ ([]) };
  let documents = 0;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    await firstVisit(browser, laptop, async (visit) => {
      const { page, devtools } = visit;
      await page.addInitScript(watchHeading);
      page.on('domcontentloaded', () => {
        documents += 1;
      });
      await page.goto(`${origin}/`);
      await settled(visit);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      times.cold.push(await clickToPaint(page, step));
      await clickToPaint(page, back);
      times.warm.push(await clickToPaint(page, step));
    });
  }
  return { cold: median(times.cold), warm: median(times.warm), reloads: documents > repetitions };
}

/** Runs in every document, and keeps for the next one too when it was clicked, and when which heading was on the screen. */
function watchHeading() {
  // The map's frame is a document of its own.
  if (window !== window.top) return;
  addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)), { capture: true });
  /** @type {string | undefined} */
  let shown;
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading && heading !== shown) {
      shown = heading;
      // The frame is painted after its callbacks, and the message comes after that.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        sessionStorage.setItem('painted', JSON.stringify({ heading, at: performance.timeOrigin + performance.now() })),
      );
      port1.start();
      port2.postMessage(undefined);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * @param {import('playwright').Page} page
 * @param {Step} step
 * @returns {Promise<number>} in ms, from the last click until the frame with another heading is on the screen
 */
async function clickToPaint(page, step) {
  const before = await page.locator('h1').textContent();
  await step(page);
  const time = await page
    .waitForFunction(
      (old) => {
        const { heading, at } = JSON.parse(sessionStorage.getItem('painted') ?? '{}');
        return heading !== old && at - Number(sessionStorage.getItem('clicked'));
      },
      before,
      { timeout: patience },
    )
    .catch((cause) => {
      throw new Error(`${page.url()} still has the heading "${before}" ${patience} ms after the click.`, { cause });
    });
  await awake(page);
  return Number(await time.jsonValue());
}
