import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page, Route } from '@playwright/test';
import { array, boolean, commands as commandsOf, constant, constantFrom, tuple, type AsyncCommand } from 'fast-check';
import { company } from '#content/company.ts';
import { fieldNames, requiredFields, valid, type FieldName } from './contactForm';
import { english, inEachLanguage } from './languages';
import { routes, unknownRoute } from './routes';
import { expect } from './test';
import { translatePage } from './translatePage';

/** The state that a visit should have. */
export class Visit {
  steps = 0;
  isOffline = false;
  /** Whether requests for scripts and messages fail. */
  isBroken = false;
  /** What was typed into the form and not sent. */
  draft: Partial<Record<FieldName, string>> = {};
  sent = 0;
  /** Whether the browser has translated a page of this visit. */
  isTranslated = false;
  /** The URL of the link that this step has followed. */
  target?: string | undefined;
  /** The document in which something had the focus before this step, by its time of origin. */
  focusedDocument?: number | undefined;
}

export interface Visitor {
  page: Page;
  /** The session through which a visitor touches a phone's screen; other visitors have a mouse. */
  touch?: CDPSession | undefined;
  /** Everything that was sent: without an endpoint, a message is written to the console. */
  sent: string[];
  /** What was reported to the console, or thrown. */
  errors: string[];
}

/** How long a page may take to agree with its URL, in ms. */
const patience = 15_000;

/** Like the limit above, for a page that waits until the connection is back. */
const recovery = 4000;

/** Errors of requests that fail because of what the visit does, and of the error page where messages are among them. */
const explained =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|Failed to fetch dynamically imported module|status of 404|The messages of \S+ could not be loaded/;

/** Errors of a page whose text was replaced: React renders it anew, or the browser loads it again. */
const explainedByTranslation = /React error #418|'removeChild'/;

/** What the page shows and says. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, title, activeElement } = document;
    const all = (selector: string, what: 'textContent' | 'value' = 'textContent') =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].map((element) => element[what]).join(', ');
    return {
      shown: {
        lang: html.lang,
        dir: html.dir,
        title,
        heading: all('h1'),
        header: all('header a[href$="/contact"]:not([hreflang])'),
        footer: all('footer a[href$="/terms-of-service"]'),
        chosen: all('footer select', 'value'),
        fields: all('form :not([hidden] > *)[name]', 'value'),
      },
      path: location.pathname,
      notice: all('[role="status"]'),
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
  const language = inEachLanguage.find(({ code }) => new RegExp(`^/${code}(?=/|$)`).test(path)) ?? english;
  const route = routes.find((each) => language.pathOf(each.path) === path) ?? unknownRoute;
  const problems = errors.filter(
    (error) => !explained.test(error) && !(visit.isTranslated && explainedByTranslation.test(error)),
  );
  if (isSideways) problems.push('it scrolls sideways');
  // What React renders anew loses the focus: no more is promised of a translated page.
  if (!focusedDocument && document === visit.focusedDocument && !visit.isTranslated) problems.push('the focus is lost');
  if (sent.length !== visit.sent) problems.push(`${sent.length} messages were sent, not ${visit.sent}`);
  // A notice says why the page is another than that of its URL, and so does the error page. Without its script, a page can say nothing.
  const isExplained = notice !== '' || !isReady || shown.heading === language.shown('unexpectedError');
  if (isExplained && (visit.isOffline || visit.isBroken)) return problems;
  // A press is lost that begins on an element of a translated page and ends on what React has rendered in its place.
  if (visit.target !== undefined && visit.target !== path && !visit.isTranslated)
    problems.push(`the link leads to ${path}`);
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

/** Ignores that an action has led to another document, before the browser has answered. */
function unlessLeft(error: unknown) {
  if (!/context was destroyed/.test(String(error))) throw error;
}

const always = () => true;
const isComplete = ({ isBroken }: Visit) => !isBroken;
const isFine = ({ isOffline, isBroken }: Visit) => !isOffline && !isBroken;

/**
 * @param act does something; the page then has to agree with its URL and with what the visitor has done, within the time that is
 * returned, in ms
 */
const command = (
  name: string,
  isPossible: (visit: Visit) => boolean,
  act: (visitor: Visitor, visit: Visit) => Promise<number | void>,
): AsyncCommand<Visit, Visitor> => ({
  check: isPossible,
  run: async (visit, visitor) => {
    visit.steps += 1;
    visit.target = undefined;
    visit.focusedDocument = (await observe(visitor.page).catch(() => undefined))?.focusedDocument;
    const timeout = (await act(visitor, visit).catch(unlessLeft)) ?? patience;
    await expect
      .poll(() => problemsOf(visitor, visit).catch((error: unknown) => [String(error)]), { timeout })
      .toEqual([]);
  },
  toString: () => name,
});

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
    if (touch) {
      const { x, y, width, height } = (await element.boundingBox({ timeout: 2000 }))!;
      await touchAt(touch, 'touchStart', x + width / 2, y + height / 2);
      await touchAt(touch, 'touchEnd');
    }
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
  command(`follow ${selector}`, always, (visitor, visit) => follow(visitor, visit, selector)),
);

const twoLinks = tuple(constantFrom(...links), constantFrom(...links)).map((both) =>
  command(`follow ${both.join(' and ')} at once`, always, async ({ page }, visit) => {
    visit.target = await page.evaluate((selectors) => {
      const found = selectors.flatMap((selector) => document.querySelector<HTMLAnchorElement>(selector) ?? []);
      for (const each of found) each.click();
      return found.at(-1)?.pathname;
    }, both);
  }),
);

const headerLanguage = constantFrom(...inEachLanguage).map(({ code }) =>
  command(`choose ${code} in the header`, always, async (visitor) => {
    await press(visitor, 'header details:not([open]) summary');
    await press(visitor, `header a[hreflang="${code}"]`);
  }),
);

const footerLanguage = constantFrom(...inEachLanguage).map(({ code }) =>
  command(`choose ${code} in the footer`, always, async ({ page }) => {
    const select = page.locator('footer select');
    // As everyone who chooses: a choice is dropped when the focus leaves. The browser's own page has none.
    await select.focus({ timeout: 2000 }).catch(() => undefined);
    await select.selectOption(code, { timeout: 2000 }).catch(() => undefined);
  }),
);

/** Whether the page is hydrated in time, and keeps what is typed. */
const isReady = async (page: Page, timeout: number) =>
  (await page.waitForSelector('html[data-ready]', { state: 'attached', timeout }).catch(() => null)) !== null;

const typing = constantFrom(...fieldNames).map((name) =>
  command(`type ${name}`, always, async ({ page }, visit) => {
    if (!isFine(visit) && !(await isReady(page, 1))) return;
    const field = page.locator(`form [name=${name}]`);
    if ((await field.count()) === 0) return;
    // The page may leave meanwhile.
    const isTyped = await field.fill(valid[name], { timeout: 2000 }).then(always, () => false);
    if (isTyped && (await isReady(page, patience))) visit.draft[name] = valid[name];
  }),
);

const sending = constant(
  command('send the form', isFine, async (visitor, visit) => {
    const hasForm = (await visitor.page.locator('form').count()) > 0;
    expect(await press(visitor, 'form [type=submit]'), 'a form can be sent').toBe(hasForm);
    if (!hasForm || requiredFields.some(({ name }) => !visit.draft[name])) return;
    visit.sent += 1;
    visit.draft = {};
  }),
);

const traversal = array(constantFrom(-1, 1), { minLength: 1, maxLength: 4 }).map((steps) =>
  command(`go ${steps.join(', ')} in the history`, always, ({ page }) =>
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
);

/** Where a page loads another document at this moment, that wins over Playwright's navigation, as it would not over a visitor's. */
const navigate = (navigation: () => Promise<unknown>) => expect(navigation).toPass({ timeout: patience });

const reload = constantFrom('commit' as const, 'load' as const).map((waitUntil) =>
  command(`reload, until ${waitUntil}`, isFine, ({ page }) => navigate(() => page.reload({ waitUntil }))),
);

const arrival = tuple(
  constantFrom(...routes, unknownRoute),
  constantFrom(...inEachLanguage),
  constantFrom('', ...links),
).map(([{ path }, language, early]) =>
  command(`open ${language.pathOf(path)}${early && `, and follow ${early} early`}`, isFine, async (visitor, visit) => {
    await navigate(() => visitor.page.goto(language.pathOf(path), { waitUntil: 'commit' }));
    if (early) await follow(visitor, visit, early);
  }),
);

const connection = boolean().map((isOffline) =>
  command(isOffline ? 'go offline' : 'go online', isOffline ? isComplete : always, async ({ page }, visit) => {
    // Before, its links lead to the browser's own page.
    if (isOffline) await isReady(page, patience);
    await page.context().setOffline(isOffline);
    visit.isOffline = isOffline;
    if (!isOffline && page.url().startsWith('chrome-error:')) await navigate(() => page.reload());
    return !isOffline && (await isReady(page, 1)) ? recovery : patience;
  }),
);

const assets = /\/assets\/(?:.*\.js|messages-.*\.json)$/;

const failures = boolean().map((isBroken) =>
  command(isBroken ? 'break scripts and messages' : 'mend scripts and messages', always, async (visitor, visit) => {
    if (isBroken) await visitor.page.context().route(assets, (route) => route.abort());
    else await visitor.page.context().unroute(assets);
    visit.isBroken = isBroken;
    // The error page offers to load the page again.
    if (!isBroken) await press(visitor, 'main:not(:has(form)) button');
  }),
);

/** Holds every response back for a while, in ms. */
const delay = (route: Route) => setTimeout(500).then(() => route.fallback());

const slowness = boolean().map((isSlow) =>
  command(isSlow ? 'slow the connection down' : 'speed the connection up', always, async ({ page }) => {
    if (isSlow) await page.context().route('**', delay);
    else await page.context().unroute('**', delay);
  }),
);

const button = constantFrom(
  'main summary',
  'main details[open] summary',
  'aside [lang] a:visible',
  'aside [lang] button:visible',
  '[role="status"] button',
  '[role="status"] button + button',
).map((selector) => command(`press ${selector}`, always, async (visitor) => void (await press(visitor, selector))));

const scrolling = constantFrom(0.1, 0.9).map((share) =>
  command(`swipe to ${share} of the window`, always, async ({ page, touch }) => {
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
  command('let the browser translate', always, async ({ page }, visit) => {
    visit.isTranslated = true;
    // Not what the texts say: they are compared.
    await translatePage(page, undefined, ['', '']);
  }),
);

const resizing = constantFrom(320, 768, 1280).map((width) =>
  command(`make the window ${width} px wide, or turn the phone`, always, async ({ page, touch }, visit) => {
    const focused = await page.evaluateHandle(() => document.activeElement).catch(() => undefined);
    const { width: before, height } = page.viewportSize()!;
    await page.setViewportSize(touch ? { width: height, height: before } : { width, height });
    const isShown = await focused?.evaluate((element) => element?.checkVisibility()).catch(() => true);
    // It is a control of the other width: the browser continues from its place.
    if (!isShown) visit.focusedDocument = undefined;
  }),
);

const moves = [link, twoLinks, headerLanguage, footerLanguage, traversal, reload, arrival];
const actions = [button, typing, typing, sending, scrolling, resizing];
const events = [connection, failures, slowness, translation];

/** What a visitor can do, and what can happen meanwhile. */
export const commands = commandsOf([...moves, ...actions, ...events], { maxCommands: 20, size: 'max' });
