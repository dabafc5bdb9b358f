import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Route } from '@playwright/test';
import { array, boolean, commands as commandsOf, constant, constantFrom, tuple, type AsyncCommand } from 'fast-check';
import { company } from '#content/company.ts';
import { fieldNames, valid, type FieldName } from './contactForm';
import { inEachLanguage, inLanguage } from './languages';
import { routes, unknownRoute } from './routes';
import { expect } from './test';
import { translatePage } from './translatePage';

/** What a visit should have come to. */
export interface Visit {
  steps: number;
  isOffline: boolean;
  /** Whether requests for scripts and messages fail. */
  isBroken: boolean;
  /** What was typed into the form and not sent. */
  draft: Partial<Record<FieldName, string>>;
  sent: number;
  /** Whether the browser has translated a page of this visit. */
  isTranslated: boolean;
  /** Where the link leads that this step has followed. */
  target?: string | undefined;
  /** The document in which something had the focus before this step, by its time of origin. */
  focusedDocument?: number | undefined;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Of a visitor with a finger on a phone's screen; others have a mouse. */
  touch?: CDPSession | undefined;
  /** Everything that was sent: without an endpoint, a message is written to the console. */
  sent: string[];
  /** Errors that no failure of this visit explains. */
  errors: string[];
}

/** How long a page may take to agree with its URL, in ms. */
const patience = 15_000;

/** The same for a page that waits, once the connection is back. */
const recovery = 4000;

/** The language and the page of a URL's path. */
function placeOf(pathname: string) {
  const language = inEachLanguage.find(({ code }) => new RegExp(`^/${code}(?=/|$)`).test(pathname)) ?? inLanguage('en');
  return { language, route: routes.find(({ path }) => language.pathOf(path) === pathname) ?? unknownRoute };
}

/** What the page shows and says. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, title, activeElement } = document;
    const text = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(', ');
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :not([hidden] > *)[name]');
    return {
      shown: {
        lang: html.lang,
        dir: html.dir,
        title,
        heading: text('h1'),
        header: text('header a[href$="/contact"]:not([hreflang])'),
        footer: text('footer a[href$="/terms-of-service"]'),
        chosen: document.querySelector<HTMLSelectElement>('footer select')?.value,
        fields: [...fields].map(({ value }) => value).join(', '),
      },
      path: location.pathname,
      notice: text('[role="status"]'),
      isReady: html.dataset.ready !== undefined,
      focusedDocument: activeElement && activeElement !== document.body ? performance.timeOrigin : undefined,
      document: performance.timeOrigin,
      isSideways: html.scrollWidth > html.clientWidth,
    };
  });

/** What is wrong with the page, as sentences. */
async function problemsOf({ page, errors, sent }: Visitor, visit: Visit) {
  // A link that was followed before the scripts leads to the browser's own page.
  if (page.url().startsWith('chrome-error:') && visit.isOffline) return [];
  const { shown, path, notice, isReady, focusedDocument, document, isSideways } = await observe(page);
  const { language, route } = placeOf(path);
  // The text of a translated page was replaced: React renders it anew, or the browser loads it again.
  const problems = errors.filter((error) => !(visit.isTranslated && /React error #418|'removeChild'/.test(error)));
  if (isSideways) problems.push('it scrolls sideways');
  // What React renders anew loses the focus: no more is promised of a translated page.
  if (!focusedDocument && document === visit.focusedDocument && !visit.isTranslated) problems.push('the focus is lost');
  if (sent.length !== visit.sent) problems.push(`${sent.length} messages were sent, not ${visit.sent}`);
  // A notice says why the page is another than that of its URL, and so does the error page. Without its script, a page can say nothing.
  const isExplained = notice !== '' || !isReady || shown.heading === language.shown('unexpectedError');
  if (isExplained && (visit.isOffline || visit.isBroken)) return problems;
  if (visit.target !== undefined && visit.target !== path) problems.push(`the link leads to ${path}`);
  const expected: typeof shown = {
    lang: language.code,
    dir: language.direction,
    title: `${language.t(route.title)} – ${company.name}`,
    heading: language.shown(route.heading),
    header: language.shown('contactUs'),
    footer: language.shown('termsOfService'),
    chosen: language.code,
    fields: route.path === '/contact' ? fieldNames.map((name) => visit.draft[name] ?? '').join(', ') : '',
  };
  for (const name of Object.keys(expected) as Array<keyof typeof shown>)
    if (shown[name] !== expected[name]) problems.push(`${path}: ${name} is “${shown[name]}”`);
  return problems;
}

const isFine = ({ isOffline, isBroken }: Visit) => !isOffline && !isBroken;

/**
 * @param act does something; the page then has to agree with its URL and with what the visitor has done, within the time that is
 * returned, in ms
 */
const command = (
  name: string,
  act: (visitor: Visitor, visit: Visit) => Promise<number | void>,
  isPossible: (visit: Visit) => boolean = () => true,
): AsyncCommand<Visit, Visitor> => ({
  check: (visit) => isPossible({ ...visit }),
  run: async (visit, visitor) => {
    visit.steps += 1;
    visit.target = undefined;
    visit.focusedDocument = (await observe(visitor.page).catch(() => undefined))?.focusedDocument;
    const timeout = (await act(visitor, visit)) ?? patience;
    await expect
      .poll(() => problemsOf(visitor, visit).catch((error: unknown) => [String(error)]), { timeout })
      .toEqual([]);
  },
  toString: () => name,
});

/** Ignores that an action has led to another document, before the browser has answered. */
async function unlessLeft(action: Promise<unknown>) {
  try {
    await action;
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error;
  }
}

/** The browser may never answer a touch while a page is replaced: what follows finds whether the page hangs. */
const touchAt = (touch: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
  Promise.race([
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] }),
    setTimeout(2000),
  ]);

/** Clicks or taps an element, whether the page is hydrated or not. Returns false where it is missing or covered. */
async function press({ page, touch }: Visitor, selector: string) {
  const element = page.locator(selector).first();
  try {
    if ((await element.count()) === 0) return false;
    await element.click({ timeout: 2000, trial: touch !== undefined });
    if (!touch) return true;
    const { x, y, width, height } = (await element.boundingBox({ timeout: 2000 }))!;
    await touchAt(touch, 'touchStart', x + width / 2, y + height / 2);
    await touchAt(touch, 'touchEnd');
    return true;
  } catch {
    return false;
  }
}

async function follow(visitor: Visitor, visit: Visit, selector: string) {
  const link = visitor.page.locator(selector).first();
  const read = () =>
    link.evaluate(({ pathname }: HTMLAnchorElement) => pathname, undefined, { timeout: 2000 }).catch(() => undefined);
  const path = await read();
  // A language that was chosen before may arrive until the link is pressed.
  if ((await press(visitor, selector)) && [path, undefined].includes(await read())) visit.target = path;
}

const links = [
  'header a[href$="/contact"]:not([hreflang])',
  'header a:not([href*=":"], [href$="/contact"], [hreflang])',
  'footer a[href*="terms"]',
  'footer a[href*="privacy"]',
];

const link = constantFrom(...links).map((selector) =>
  command(`follow ${selector}`, (visitor, visit) => follow(visitor, visit, selector)),
);

const twoLinks = tuple(constantFrom(...links), constantFrom(...links)).map((both) =>
  command(`follow ${both.join(' and ')} at once`, ({ page }) =>
    unlessLeft(
      page.evaluate((selectors) => {
        for (const selector of selectors) document.querySelector<HTMLElement>(selector)?.click();
      }, both),
    ),
  ),
);

const headerLanguage = constantFrom(...inEachLanguage).map(({ code }) =>
  command(`choose ${code} in the header`, async (visitor) => {
    await press(visitor, 'header details:not([open]) summary');
    await press(visitor, `header a[hreflang="${code}"]`);
  }),
);

const footerLanguage = constantFrom(...inEachLanguage).map(({ code }) =>
  command(`choose ${code} in the footer`, async ({ page }) => {
    const select = page.locator('footer select');
    // As everyone who chooses: a choice is dropped when the focus leaves. The browser's own page has none.
    await select.focus({ timeout: 2000 }).catch(() => undefined);
    await select.selectOption(code, { timeout: 2000 }).catch(() => undefined);
  }),
);

/** Whether the page is hydrated in time, and keeps what is typed. */
const isReady = (page: Page, timeout: number) =>
  page.waitForSelector('html[data-ready]', { state: 'attached', timeout }).then(
    () => true,
    () => false,
  );

const typing = constantFrom(...fieldNames).map((name) =>
  command(`type ${name}`, async ({ page }, visit) => {
    if (!isFine(visit) && !(await isReady(page, 1))) return;
    const field = page.locator(`form [name=${name}]`);
    if ((await field.count()) === 0) return;
    await field.fill(valid[name]);
    if (await isReady(page, patience)) visit.draft[name] = valid[name];
  }),
);

const sending = constant(
  command(
    'send the form',
    async (visitor, visit) => {
      const hasForm = (await visitor.page.locator('form').count()) > 0;
      expect(await press(visitor, 'form [type=submit]'), 'a form can be sent').toBe(hasForm);
      if (!hasForm || fieldNames.some((name) => !visit.draft[name])) return;
      visit.sent += 1;
      visit.draft = {};
    },
    isFine,
  ),
);

const traversal = array(constantFrom(-1, 1), { minLength: 1, maxLength: 4 }).map((steps) =>
  command(`go ${steps.join(', ')} in the history`, ({ page }) =>
    unlessLeft(
      page.evaluate((all) => {
        // Not out of the site, which steps from an entry that is not yet left can lead to, and not to an entry that was another document.
        let { index = 0 } = navigation.currentEntry ?? {};
        for (const step of all) {
          const entry = navigation.entries()[index + step];
          if (!entry?.sameDocument) continue;
          index += step;
          // The next step may abort it.
          for (const end of Object.values(navigation.traverseTo(entry.key)))
            (end as Promise<unknown>).catch(() => undefined);
        }
      }, steps),
    ),
  ),
);

/** Where a page loads another document at this moment, that wins over Playwright's navigation, as it would not over a visitor's. */
const navigate = (navigation: () => Promise<unknown>) => expect(navigation).toPass({ timeout: patience });

const reload = constantFrom('commit' as const, 'load' as const).map((waitUntil) =>
  command(`reload, until ${waitUntil}`, ({ page }) => navigate(() => page.reload({ waitUntil })), isFine),
);

const arrival = tuple(
  constantFrom(...routes, unknownRoute),
  constantFrom(...inEachLanguage),
  constantFrom('', ...links),
).map(([{ path }, language, early]) =>
  command(
    `open ${language.pathOf(path)}${early && `, and follow ${early} before it is hydrated`}`,
    async (visitor, visit) => {
      await navigate(() => visitor.page.goto(language.pathOf(path), { waitUntil: 'commit' }));
      if (early) await follow(visitor, visit, early);
    },
    isFine,
  ),
);

const connection = boolean().map((isOffline) =>
  command(
    isOffline ? 'go offline' : 'go online',
    async ({ page, context }, visit) => {
      // Before, its links lead to the browser's own page.
      if (isOffline) await isReady(page, patience);
      await context.setOffline(isOffline);
      visit.isOffline = isOffline;
      if (!isOffline && page.url().startsWith('chrome-error:')) await navigate(() => page.reload());
      return !isOffline && (await isReady(page, 1)) ? recovery : patience;
    },
    ({ isBroken }) => !isOffline || !isBroken,
  ),
);

const assets = /\/assets\/(?:.*\.js|messages-.*\.json)$/;

const failures = boolean().map((isBroken) =>
  command(isBroken ? 'break scripts and messages' : 'mend scripts and messages', async (visitor, visit) => {
    if (isBroken) await visitor.context.route(assets, (route) => route.abort());
    else await visitor.context.unroute(assets);
    visit.isBroken = isBroken;
    // The error page offers to load the page again.
    if (!isBroken) await press(visitor, 'main:not(:has(form)) button');
  }),
);

/** Holds every response back for a while, in ms. */
const delay = async (route: Route) => {
  await setTimeout(500);
  await route.fallback();
};

const slowness = boolean().map((isSlow) =>
  command(isSlow ? 'slow the connection down' : 'speed the connection up', async ({ context }) => {
    if (isSlow) await context.route('**', delay);
    else await context.unroute('**', delay);
  }),
);

const button = constantFrom(
  'main summary',
  'main details[open] summary',
  '[data-language-offer] a',
  '[data-language-offer] button',
  '[role="status"] button',
  '[role="status"] button + button',
).map((selector) => command(`press ${selector}`, async (visitor) => void (await press(visitor, selector))));

const scrolling = constantFrom(0.1, 0.9).map((share) =>
  command(`swipe to ${share} of the window`, async ({ page, touch }) => {
    const { height } = page.viewportSize()!;
    if (!touch) return page.mouse.wheel(0, (0.5 - share) * height);
    await touchAt(touch, 'touchStart', 10, height / 2);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touchAt(touch, 'touchMove', 10, (0.5 + (share - 0.5) * part) * height);
    // A page that still scrolled by itself would be stopped by the next touch, not pressed.
    await setTimeout(200);
    await touchAt(touch, 'touchEnd');
  }),
);

const translation = constant(
  command('let the browser translate', async ({ page }, visit) => {
    // Not what the texts say: they are compared.
    await unlessLeft(translatePage(page, ['', '']));
    visit.isTranslated = true;
  }),
);

const resizing = constantFrom(320, 768, 1280).map((width) =>
  command(`make the window ${width} px wide, or turn the phone`, async ({ page, touch }, visit) => {
    const focused = await page.evaluateHandle(() => document.activeElement).catch(() => undefined);
    const { width: before, height } = page.viewportSize()!;
    await page.setViewportSize(touch ? { width: height, height: before } : { width, height });
    const isShown = await focused?.evaluate((element) => element?.checkVisibility()).catch(() => true);
    // It is a control of the other width: the browser continues from its place.
    if (!isShown) visit.focusedDocument = undefined;
  }),
);

const actions = [
  link,
  twoLinks,
  headerLanguage,
  footerLanguage,
  button,
  typing,
  typing,
  sending,
  traversal,
  reload,
  arrival,
];
const events = [connection, failures, slowness, scrolling, resizing, translation];

/** What a visitor can do, and what can happen meanwhile. */
export const commands = commandsOf([...actions, ...events], { maxCommands: 20, size: 'max' });

/** A visit at its beginning. */
export const newVisit = (): Visit => ({
  steps: 0,
  isOffline: false,
  isBroken: false,
  draft: {},
  sent: 0,
  isTranslated: false,
});
