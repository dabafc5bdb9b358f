/** @typedef {{ viewport: { width: number, height: number }, deviceScaleFactor: number, isMobile?: boolean, hasTouch?: boolean }} Screen */

/** @type {Screen} */
export const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** @type {Screen} */
export const laptop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/**
 * @typedef {object} Visit
 * @property {import('playwright').Page} page
 * @property {import('playwright').CDPSession} devtools
 * @property {import('playwright').Request[]} requests all requests so far
 */

/**
 * Runs a measurement in a new browser context: nothing is in the cache.
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
 * Waits until the page is hydrated and its main thread is idle.
 *
 * @param {import('playwright').Page} page
 */
export async function waitForHydration(page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => window.requestIdleCallback(done, { timeout: 2000 })));
}

/**
 * Waits until the page is hydrated and no request is pending. Only for the first document of a visit: requests that a
 * navigation cancels never finish.
 *
 * @param {Visit} visit
 */
export async function waitUntilIdle({ page, requests }) {
  let finished;
  do {
    await waitForHydration(page);
    finished = requests.length;
    for (const request of requests) await (await request.response())?.finished();
    await waitForHydration(page);
  } while (requests.length > finished);
}

/**
 * Scrolls down by half viewports, and waits for the images of each.
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
