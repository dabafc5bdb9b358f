import { median } from './median.mjs';
import { firstVisit, laptop, settled } from './visit.mjs';

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
 * @returns {Promise<{ cold: number, warm: number }>} medians in ms: the first time, when something may have to be loaded, and the second
 */
export async function timeOf(browser, origin, { step, back }) {
  const times = { cold: /** @type {number[]} */ ([]), warm: /** @type {number[]} */ ([]) };
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    await firstVisit(browser, laptop, async (page, devtools) => {
      await page.goto(`${origin}/`);
      await settled(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      times.cold.push(await clickToPaint(page, step));
      await clickToPaint(page, back);
      times.warm.push(await clickToPaint(page, step));
    });
  }
  return { cold: median(times.cold), warm: median(times.warm) };
}

/**
 * @param {import('playwright').Page} page
 * @param {Step} step
 * @returns {Promise<number>} in ms, from the last click until the frame with another heading is on the screen
 * @throws {Error} when the heading stays
 */
async function clickToPaint(page, step) {
  const painted = page.evaluate(async (longest) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    let clicked = performance.now();
    const note = (/** @type {Event} */ { timeStamp }) => {
      clicked = timeStamp;
    };
    addEventListener('click', note, { capture: true });
    while (!heading() || heading() === before) {
      if (performance.now() - clicked > longest) throw new Error(`${location.href} still has the heading "${before}" ${longest} ms after the click.`);
      await frame();
    }
    removeEventListener('click', note, { capture: true });
    // The frame is painted after its callbacks, and the message comes after that.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
    return performance.now() - clicked;
  }, patience);
  const [time] = await Promise.all([painted, step(page)]);
  return time;
}
