import type { Browser, CDPSession, Locator, Page } from 'playwright';
import type { Origins } from './builtSite.ts';
import { firstVisit, slow4G, swipeToEnd } from './pageLoad.ts';

/** The factor by which the processor is slowed down. */
const slowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How long after the load event a visitor touches the page, in ms. */
const early = 2500;

/** After this time everything is loaded and nothing is left to do, in ms. */
const late = 8000;

interface Touched {
  page: Page;
  /** Touches an element, through the browser's own input. */
  tap: (control: Locator) => Promise<void>;
  /** Swipes up until the page ends. */
  swipeToEnd: () => Promise<void>;
}

/** A first visit of the home page on a slow phone, touched after its load event. @param wait in ms */
const visit = <Result>(browser: Browser, url: string, wait: number, measure: (touched: Touched) => Promise<Result>) =>
  firstVisit(browser, phone, async ({ page, devtools }) => {
    await slow4G(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(url);
    await page.waitForTimeout(wait);
    return measure({ page, tap: (control) => tap(devtools, control), swipeToEnd: () => swipeToEnd(page, devtools) });
  });

async function tap(devtools: CDPSession, control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on the page.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Observed {
  /** The time of the last touch; all times are in ms since the epoch. */
  touched: number;
  /** When a heading or an open list was painted last. */
  painted?: { what: string; at: number };
  /** Durations of tasks of more than 50 ms after the load event, and of interactions, in ms. */
  tasks: number[];
  interactions: number[];
}

/** Runs in every document. What it observes of touches and paints outlives the document. */
function observe() {
  // Not in the map's frame.
  if (window !== window.top) return;
  const observed = { tasks: [] as number[], interactions: [] as number[] };
  Object.assign(window, { observed });
  addEventListener('load', () =>
    new PerformanceObserver((list) =>
      observed.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    }),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEntry & { interactionId: number }>)
      if (entry.interactionId) observed.interactions.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'touchstart',
    ({ timeStamp }) => sessionStorage.setItem('touched', String(performance.timeOrigin + timeStamp)),
    { capture: true, passive: true },
  );
  let shown: string | undefined;
  const look = () => {
    const what =
      document.querySelector('h1')?.textContent + (document.querySelector('header details[open]') ? '+' : '');
    if (what !== shown) {
      shown = what;
      // The frame is painted after its callbacks, and before the message arrives.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        sessionStorage.setItem('painted', JSON.stringify({ what, at: performance.timeOrigin + performance.now() })),
      );
      port1.start();
      port2.postMessage(undefined);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const read = (page: Page) =>
  page.evaluate(
    () =>
      ({
        ...(window as unknown as { observed: object }).observed,
        touched: Number(sessionStorage.getItem('touched')),
        painted: JSON.parse(sessionStorage.getItem('painted') ?? 'null'),
      }) as Observed,
  );

/** The time in ms from a touch until another heading, or the list of languages, is painted. */
async function tapToPaint({ page, tap: touch }: Touched, control: Locator) {
  const before = (await read(page)).painted?.what;
  await touch(control);
  for (let tries = 0; tries < 20; tries += 1) {
    // Seldom: each look costs time as well, and would delay what is measured.
    await page.waitForTimeout(500);
    const { touched, painted } = await read(page).catch(() => ({ touched: 0, painted: undefined }));
    if (painted && painted.what !== before && painted.at > touched) return painted.at - touched;
  }
  throw new Error(`Nothing changed within 10 s of a touch at ${page.url()}.`);
}

const contact = (page: Page) => page.locator('header a[href="/contact"]');
const languages = (page: Page) => page.locator('header summary');

/** Figures of one round, in ms; each is measured in first visits of their own, the site's and the baseline's in turn. */
export async function touchRound(browser: Browser, { site, baseline }: Origins) {
  const pageOn = (origin: string) => (touched: Touched) =>
    tapToPaint(touched, contact(touched.page)).then((time) => ({ origin, time }));
  const { time: page } = await visit(browser, `${site}/`, early, pageOn(site));
  const { time: pageWithoutScripts } = await visit(browser, `${baseline}/`, early, pageOn(baseline));
  const [loadedPage, languageChange] = await visit(browser, `${site}/`, late, async (touched) => {
    const first = await tapToPaint(touched, contact(touched.page));
    await tapToPaint(touched, languages(touched.page));
    return [first, await tapToPaint(touched, touched.page.locator('header a[lang="es"]'))] as const;
  });
  const list = await visit(browser, `${site}/`, 0, (touched) => tapToPaint(touched, languages(touched.page)));
  const swipe = await visit(browser, `${site}/`, 0, async ({ page: swiped, swipeToEnd: toEnd }) => {
    await toEnd();
    await swiped.waitForTimeout(1000);
    const { tasks } = await read(swiped);
    return { longest: Math.max(0, ...tasks), blocking: tasks.reduce((sum, task) => sum + task - 50, 0) };
  });
  const interaction = await visit(browser, `${site}/`, early, async (touched) => {
    const { page: visited } = touched;
    await touched.swipeToEnd();
    await visited.locator('main details summary').first().scrollIntoViewIfNeeded();
    await touched.tap(visited.locator('main details summary').first());
    await visited.waitForTimeout(500);
    await visited.evaluate(() => window.scrollTo(0, 0));
    await tapToPaint(touched, languages(visited));
    await touched.tap(languages(visited));
    await visited.waitForTimeout(300);
    await tapToPaint(touched, contact(visited));
    await visited.waitForTimeout(500);
    return Math.max(0, ...(await read(visited)).interactions);
  });
  return { page, pageWithoutScripts, loadedPage, languageChange, list, ...swipe, interaction };
}
