import { median } from './median.mjs';
import { awake, firstVisit, laptop, settled } from './visit.mjs';

/** How much slower the processor is made, and how often each is measured. */
const slowdown = 4;
const repetitions = 7;

/** How long a page may take to show another heading until it counts as broken, in ms. */
const patience = 10_000;

/** In ms. */
const lookEvery = 100;

/** How long a hand's pointer is on what it is going to press, in ms. */
const handRest = 300;

/** @typedef {(page: import('playwright').Page, press: (control: import('playwright').Locator) => Promise<void>) => Promise<void>} Step */

/** @type {(language: string) => Step} */
const chooseLanguage = (language) => async (page, press) => {
  const header = page.getByRole('banner');
  await press(header.locator('button[aria-expanded]'));
  await press(header.locator(`a[lang="${language}"]`));
};

/** @type {(landmark: 'banner' | 'contentinfo', path: string) => Step} */
const follow = (landmark, path) => (page, press) =>
  press(page.getByRole(landmark).locator(`a[href="${path}"]`).first());

const goHome = follow('banner', '/');

/** What is measured, from the English home page to which, and the way back. The last click of a step is the one that counts. */
export const interactions = [
  { name: 'change of language', to: '/es', step: chooseLanguage('es'), back: chooseLanguage('en') },
  {
    name: 'change of page to the terms',
    to: '/terms-of-service',
    step: follow('contentinfo', '/terms-of-service'),
    back: goHome,
  },
  { name: 'change of page to the contact form', to: '/contact', step: follow('banner', '/contact'), back: goHome },
];

/** @type {Parameters<Step>[1]} */
const byHand = async (control) => {
  await control.hover();
  await control.page().waitForTimeout(handRest);
  await control.click();
};

/** @type {Parameters<Step>[1]} */
const atOnce = (control) => control.click();

/**
 * The time from a click to the painted text, on a slow processor.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ site: string, limit: string }} origins
 * @param {{ to: string, step: Step, back: Step }} interaction
 * @returns {Promise<{ first: number, again: number, hurried: number, limit: number, reloads: boolean }>} medians in ms: the
 *   first time of a visit and the second, by hand; the first time where the pointer comes in the moment of the click, so that
 *   nothing is loaded yet; and what a browser takes that only has to put the other page in place of this one. And whether it
 *   loaded a whole document where the page should have changed
 * @throws {Error} when the heading stays
 */
export async function timeOf(browser, origins, { to, step, back }) {
  /** @type {Record<'first' | 'again' | 'hurried' | 'limit', number[]>} */
  const times = { first: [], again: [], hurried: [], limit: [] };
  let documents = 0;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    await visitSlowly(browser, origins.site, settled, async (page) => {
      page.on('domcontentloaded', () => {
        documents += 1;
      });
      times.first.push(await clickToPaint(page, step, byHand));
      await awake(page);
      await clickToPaint(page, back, byHand);
      await awake(page);
      times.again.push(await clickToPaint(page, step, byHand));
    });
    await visitSlowly(browser, origins.site, settled, async (page) => {
      times.hurried.push(await clickToPaint(page, step, atOnce));
    });
    await visitSlowly(
      browser,
      origins.limit,
      ({ page }) => page.waitForLoadState('networkidle'),
      async (page) => {
        await page.evaluate(putInPlace, to);
        times.limit.push(await clickToPaint(page, (_, press) => press(page.locator('h1')), byHand));
      },
    );
  }
  const { first, again, hurried, limit } = times;
  return {
    first: median(first),
    again: median(again),
    hurried: median(hurried),
    limit: median(limit),
    reloads: documents > 0,
  };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {(visit: import('./visit.mjs').Visit) => Promise<void>} arrived comes when the page has nothing to do any more
 * @param {(page: import('playwright').Page) => Promise<void>} measure
 */
function visitSlowly(browser, origin, arrived, measure) {
  return firstVisit(browser, laptop, async (visit) => {
    const { page, devtools } = visit;
    await page.addInitScript(watchHeading);
    await page.goto(`${origin}/`);
    await arrived(visit);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await measure(page);
  });
}

/**
 * Runs in a page without scripts: the next click puts another page in its place, which is there already.
 *
 * @param {string} address
 */
async function putInPlace(address) {
  /** @type {Document} */
  const next = await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.response));
    request.addEventListener('error', reject);
    request.open('GET', address);
    request.send();
  });
  const { lang, dir } = next.documentElement;
  const styles = [...next.querySelectorAll('head style')].map((style) => document.adoptNode(style));
  const body = document.adoptNode(next.body);
  document.head.append(...styles);
  const replace = () => {
    Object.assign(document.documentElement, { lang, dir });
    document.body.replaceWith(body);
  };
  addEventListener('click', replace, { once: true });
}

/** Runs in every document, and keeps for the next one too when it was clicked, and when which heading was on the screen. */
function watchHeading() {
  // The map's frame is a document of its own.
  if (window !== window.top) return;
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
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
 * @param {Parameters<Step>[1]} press
 * @returns {Promise<number>} in ms, from the last click until the frame with another heading is on the screen
 */
async function clickToPaint(page, step, press) {
  const before = await page.locator('h1').textContent();
  await step(page, press);
  const time = await page
    .waitForFunction(
      (old) => {
        const { heading, at } = JSON.parse(sessionStorage.getItem('painted') ?? '{}');
        return heading !== old && at - Number(sessionStorage.getItem('clicked'));
      },
      before,
      // Not with every frame: to look is work as well.
      { timeout: patience, polling: lookEvery },
    )
    .catch((cause) => {
      throw new Error(`${page.url()} still has the heading "${before}" ${patience} ms after the click.`, { cause });
    });
  return Number(await time.jsonValue());
}
