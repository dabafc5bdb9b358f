import type { Browser } from 'playwright';
import { median } from './format.ts';

const repetitions = 7;
const keystrokes = 20;

/** How long the story may take to update after an input, in ms. */
const updateTimeout = 10_000;

/** What axe takes is not measured. */
const withoutAxe = 'a11y.manual:!true';

const panelUrl = (origin: string, story: string) =>
  `${origin}/?path=/story/${story}&globals=locale:fr;${withoutAxe}&panel=bottom&addonPanel=languages/panel`;

/** The time from navigation to the painted story, in one language and in all languages, alternately. */
export async function renderTimes(browser: Browser, origin: string, id: string) {
  const one: number[] = [];
  const all: number[] = [];
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  try {
    for (let repetition = 0; repetition <= repetitions; repetition += 1) {
      for (const [locale, times] of [['fr', one] as const, ['all', all] as const]) {
        const page = await context.newPage();
        await page.addInitScript(watchStory);
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};a11y.manual:!true`);
        const shown = await page.waitForFunction(() => sessionStorage.getItem('shown'));
        // The first visit fills the browser's cache.
        if (repetition > 0) times.push(Number(await shown.jsonValue()));
        await page.close();
      }
    }
  } finally {
    await context.close();
  }
  return { one: median(one), all: median(all) };
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
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as
      | { on: (event: string, listener: () => void) => void }
      | undefined;
    if (!channel) return;
    clearInterval(search);
    channel.on('storyRendered', storeTime);
  }, 1);
}

/** The median time from a keystroke in the panel to the painted story. */
export async function keystrokeTime(browser: Browser, origin: string, story: string) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
  try {
    await page.goto(panelUrl(origin, story));
    const cell = page.locator('[role=grid] [data-key="heroTitle"] [data-column="fr"]');
    await cell.focus();
    await page.keyboard.press('Enter');
    await cell.getByRole('textbox').waitFor();
    const times = [];
    for (let count = 0; count < keystrokes; count += 1) {
      const watch = await page.evaluateHandle(watchHeading, { timeout: updateTimeout, input: 'keydown' } as const);
      await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'.charAt(count));
      times.push(await watch.evaluate(({ time }) => time));
    }
    return median(times);
  } finally {
    await page.close();
  }
}

/** Runs in the manager: the time in ms from the next input until another heading of the story is painted. */
function watchHeading({ timeout, input }: { timeout: number; input: 'click' | 'keydown' }) {
  const heading = () =>
    document.querySelector('iframe')?.contentDocument?.querySelector('#storybook-root h1')?.textContent;
  const before = heading();
  return {
    time: new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('The story does not update after an input.')), timeout);
      const pressed = ({ timeStamp }: Event) => {
        // Manager and preview share one thread and are painted together. What the manager does next is not waited for.
        const look = () => {
          if (heading() === before) requestAnimationFrame(look);
          else void scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' });
        };
        requestAnimationFrame(look);
      };
      addEventListener(input, pressed, { once: true, capture: true });
    }),
  };
}

/** The median time from a click on a language in the toolbar to the painted story, with the languages panel open. */
export async function languageSwitchTime(browser: Browser, origin: string, story: string) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
  try {
    await page.goto(panelUrl(origin, story));
    const times = [];
    for (let repetition = 0; repetition <= repetitions; repetition += 1) {
      // The checks of the language before may still run.
      await page.waitForFunction((count) => {
        const preview = document.querySelector('iframe')?.contentWindow?.performance;
        return (preview?.getEntriesByName('language-review/checks').length ?? 0) > count;
      }, repetition);
      await page.getByRole('button', { name: /^Language of the texts/ }).click();
      const option = page.getByRole('option', { name: repetition % 2 === 0 ? 'Español' : 'Français' });
      await option.hover();
      const watch = await page.evaluateHandle(watchHeading, { timeout: updateTimeout, input: 'click' } as const);
      await option.click();
      const time = await watch.evaluate((watched) => watched.time);
      // The first time fills caches.
      if (repetition > 0) times.push(time);
    }
    return median(times);
  } finally {
    await page.close();
  }
}

/** The median time that the checks of a story take in all languages side by side, each time in a new page. */
export async function checksTime(browser: Browser, origin: string, story: string) {
  const times = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
    try {
      const globals = `locale:all;${withoutAxe};languageReview.checks:!true`;
      await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
      const duration = await page.waitForFunction(
        () => performance.getEntriesByName('language-review/checks')[0]?.duration,
      );
      times.push(Number(await duration.jsonValue()));
    } finally {
      await page.close();
    }
  }
  return median(times);
}
