/** @typedef {{ viewport: { width: number, height: number }, deviceScaleFactor: number, isMobile?: boolean, hasTouch?: boolean }} Screen */

/** @type {Screen} */
export const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** @type {Screen} */
export const laptop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/**
 * @typedef {object} Visit
 * @property {import('playwright').Page} page
 * @property {import('playwright').CDPSession} devtools
 * @property {import('playwright').Request[]} requests all that were made so far
 */

/**
 * Runs a measurement in a page of a visitor who was never here before: nothing is in the cache.
 *
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {Screen} screen
 * @param {(visit: Visit) => Promise<Result>} measure
 */
export async function firstVisit(browser, screen, measure) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    /** @type {Visit['requests']} */
    const requests = [];
    page.on('request', (request) => requests.push(request));
    return await measure({ page, devtools: await context.newCDPSession(page), requests });
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page answers by itself and has nothing to do.
 *
 * @param {import('playwright').Page} page
 */
export async function awake(page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => window.requestIdleCallback(done)));
}

/**
 * Waits until the page is awake, all that was asked for has arrived or failed, and nothing more is asked for. Only for the
 * first document of a visit: what a document leaves unfinished when it goes never ends.
 *
 * @param {Visit} visit
 */
export async function settled({ page, requests }) {
  let seen;
  do {
    await awake(page);
    seen = requests.length;
    for (const request of requests) await (await request.response())?.finished();
    await awake(page);
  } while (requests.length > seen);
}

/**
 * Scrolls down by half screens, and waits for the pictures of each.
 *
 * @param {import('playwright').Page} page
 */
export async function scrollToEnd(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isLoading = (/** @type {HTMLImageElement} */ image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return !image.complete && image.checkVisibility() && top < window.innerHeight && bottom > 0;
    };
    let before;
    do {
      before = window.scrollY;
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      do {
        await frame();
        await frame();
      } while ([...document.images].some(isLoading));
    } while (window.scrollY > before);
    await document.fonts.ready;
    await frame();
  });
}
