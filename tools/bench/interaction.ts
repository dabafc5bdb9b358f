import type { Browser, Locator, Page } from 'playwright';
import { firstVisit, laptop, waitForHydration, waitUntilIdle } from 'system-tools/page-load';
import type { Origins } from './builtSite.ts';
import { median } from './format.ts';

/** The factor by which the processor is throttled, and how often each interaction is measured. */
const slowdown = 4;
const repetitions = 7;

/** How long a page may take to show another heading, in ms. */
const headingTimeout = 10_000;

/** In ms. */
const pollingInterval = 100;

/** How long a pointer rests on a control before it is pressed by hand, in ms. */
const hoverTime = 300;

type Press = (control: Locator) => Promise<void>;
type Step = (page: Page, press: Press) => Promise<void>;

const chooseLanguage =
  (language: string): Step =>
  async (page, press) => {
    const header = page.getByRole('banner');
    await press(header.locator('button[aria-expanded]'));
    await press(header.locator(`a[lang="${language}"]`));
  };

const follow =
  (landmark: 'banner' | 'contentinfo', path: string): Step =>
  (page, press) =>
    press(page.getByRole(landmark).locator(`a[href="${path}"]`).first());

const goHome = follow('banner', '/');

/** Interactions that start on the English home page, and the way back. The last click of a step is measured. */
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

const afterHover: Press = async (control) => {
  await control.hover();
  await control.page().waitForTimeout(hoverTime);
  await control.click();
};

const withoutHover: Press = (control) => control.click();

/**
 * Measures the time from a click to the painted text, on a throttled processor.
 * @returns medians in ms: the `first` time of a visit and `again`, after hovering; `withoutHover`, so that nothing is
 *   prefetched; and of a `baseline`, in which the browser replaces the page by a loaded one. `reloads`: the click loaded a
 *   document instead of navigating on the client
 */
export async function timeOf(browser: Browser, origins: Origins, { to, step, back }: (typeof interactions)[number]) {
  const times: Record<'first' | 'again' | 'withoutHover' | 'baseline', number[]> = {
    first: [],
    again: [],
    withoutHover: [],
    baseline: [],
  };
  let reloads = false;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    await visitThrottled(browser, origins.site, waitUntilIdle, async (page) => {
      page.on('domcontentloaded', () => {
        reloads = true;
      });
      times.first.push(await clickToPaint(page, step, afterHover));
      await waitForHydration(page);
      await clickToPaint(page, back, afterHover);
      await waitForHydration(page);
      times.again.push(await clickToPaint(page, step, afterHover));
    });
    await visitThrottled(browser, origins.site, waitUntilIdle, async (page) => {
      times.withoutHover.push(await clickToPaint(page, step, withoutHover));
    });
    await visitThrottled(
      browser,
      origins.baseline,
      ({ page }) => page.waitForLoadState('networkidle'),
      async (page) => {
        await page.evaluate(replaceOnClick, to);
        times.baseline.push(await clickToPaint(page, (_, press) => press(page.locator('h1')), afterHover));
      },
    );
  }
  return {
    first: median(times.first),
    again: median(times.again),
    withoutHover: median(times.withoutHover),
    baseline: median(times.baseline),
    reloads,
  };
}

const visitThrottled = (
  browser: Browser,
  origin: string,
  waitUntilLoaded: typeof waitUntilIdle,
  measure: (page: Page) => Promise<void>,
) =>
  firstVisit(browser, laptop, async (visit) => {
    const { page, devtools } = visit;
    await page.addInitScript(watchHeading);
    await page.goto(`${origin}/`);
    await waitUntilLoaded(visit);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await measure(page);
  });

/** Runs in a page without scripts: the next click replaces it by a page that is loaded in advance. */
async function replaceOnClick(path: string) {
  const next = await new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.response as Document));
    request.addEventListener('error', reject);
    request.open('GET', path);
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

/** Runs in every document, and stores the times of the last click and of the last painted heading. */
function watchHeading() {
  // Not in the map's frame.
  if (window !== window.top) return;
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  let shown: string | undefined;
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading && heading !== shown) {
      shown = heading;
      // The frame is painted after its callbacks, and before the message arrives.
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

/** The time in ms from the last click of a step until another heading is painted. */
async function clickToPaint(page: Page, step: Step, press: Press) {
  const before = await page.locator('h1').textContent();
  await step(page, press);
  const time = await page
    .waitForFunction(
      (old) => {
        const { heading, at } = JSON.parse(sessionStorage.getItem('painted') ?? '{}') as {
          heading?: string;
          at: number;
        };
        return heading !== old && at - Number(sessionStorage.getItem('clicked'));
      },
      before,
      // Not in every frame: polling costs time as well.
      { timeout: headingTimeout, polling: pollingInterval },
    )
    .catch((cause) => {
      throw new Error(`${page.url()} still has the heading "${before}" ${headingTimeout} ms after the click.`, {
        cause,
      });
    });
  return Number(await time.jsonValue());
}
