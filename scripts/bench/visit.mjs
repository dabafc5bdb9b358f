/** @typedef {{ viewport: { width: number, height: number }, deviceScaleFactor: number, isMobile?: boolean, hasTouch?: boolean }} Screen */

/** @type {Screen} */
export const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** @type {Screen} */
export const laptop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/**
 * Runs a measurement on a page that was never visited before: nothing of it is in the cache.
 *
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {Screen} screen
 * @param {(page: import('playwright').Page, devtools: import('playwright').CDPSession) => Promise<Result>} measure
 */
export async function firstVisit(browser, screen, measure) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page answers by itself and loads nothing more.
 *
 * @param {import('playwright').Page} page
 */
export async function settled(page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
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
