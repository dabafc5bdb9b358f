import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Locator, Page, Route } from '@playwright/test';
import { array, boolean, commands as commandsOf, constant, constantFrom, tuple, type AsyncCommand } from 'fast-check';
import { fieldNames, fieldOf, sendButton, valid, type FieldName } from './contactForm';
import { inEachLanguage, inLanguage, type SiteLanguage } from './languages';
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
  /** The document in which something had the focus before the last step, by its time of origin. */
  focusedDocument?: number;
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

type Command = AsyncCommand<Visit, Visitor>;

/** How long a page may take to agree with its URL, in ms. */
const patience = 15_000;

/** The same for a page that waits, once the connection is back. */
const recovery = 4000;

/** The language and the page of a URL's path. */
function placeOf(pathname: string) {
  const language = inEachLanguage.find(({ code }) => code !== 'en' && new RegExp(`^/${code}(?=/|$)`).test(pathname));
  const path = (language ? pathname.slice(1 + language.code.length) : pathname) || '/';
  return { language: language ?? inLanguage('en'), route: routes.find((route) => route.path === path) ?? unknownRoute };
}

/** What the page shows and says. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const { documentElement, title } = document;
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return {
      path: location.pathname,
      lang: documentElement.lang,
      dir: documentElement.dir,
      title,
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
      chosen: document.querySelector<HTMLSelectElement>('footer select')?.value,
      footer: text('footer'),
      header: text('header'),
      notice: [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(''),
      isReady: documentElement.dataset.ready !== undefined,
      document: performance.timeOrigin,
      hasFocus: document.activeElement !== null && document.activeElement !== document.body,
      isSideways: documentElement.scrollWidth > documentElement.clientWidth,
      values: Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]')].map(({ name, value }) => [
          name,
          value,
        ]),
      ),
    };
  });

/** The document in which something has the focus; none while the page is being left. */
const focusedDocument = (page: Page) =>
  observe(page).then(
    ({ hasFocus, document }) => (hasFocus ? document : undefined),
    () => undefined,
  );

/** What is wrong with the page, as sentences. */
async function problemsOf({ page, errors, sent }: Visitor, visit: Visit) {
  // A link that was followed before the scripts leads to the browser's own page.
  if (page.url().startsWith('chrome-error:') && visit.isOffline) return [];
  const seen = await observe(page);
  const { language, route } = placeOf(seen.path);
  // React renders a part anew whose text was replaced.
  const unexplained = visit.isTranslated ? errors.filter((error) => !error.includes('React error #418')) : errors;
  const problems = unexplained.map((error) => `an error: ${error}`);
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(`${seen.path}: ${problem}`);
  };
  const [heading = ''] = seen.headings;
  check(seen.headings.length === 1, `${seen.headings.length} headings of level 1`);
  check(!seen.isSideways, 'it scrolls sideways');
  check(seen.hasFocus || seen.document !== visit.focusedDocument, 'the focus is lost');
  check(sent.length === visit.sent, `${sent.length} messages were sent, not ${visit.sent}`);
  // A notice says why the page is in another language than its URL. Without its script, a page can say nothing.
  const isExplained = (seen.notice !== '' || !seen.isReady) && (visit.isOffline || visit.isBroken);
  if (isExplained) return problems;
  const isFailed = visit.isBroken && heading === language.shown('unexpectedError');
  if (isFailed) return problems;
  check(seen.lang === language.code, `lang is ${seen.lang}`);
  check(seen.dir === language.direction, `dir is ${seen.dir}`);
  check(heading === language.shown(route.heading), `the heading is “${heading}”`);
  check(seen.title.startsWith(language.t(route.title)), `the title is “${seen.title}”`);
  check(seen.chosen === language.code, `the footer has chosen ${seen.chosen}`);
  check(seen.footer.includes(language.shown('termsOfService')), 'the footer is in another language');
  check(seen.header.includes(language.shown('contactUs')), 'the header is in another language');
  if (route.path === '/contact')
    for (const name of fieldNames)
      check(seen.values[name] === (visit.draft[name] ?? ''), `${name} has “${seen.values[name]}”`);
  return problems;
}

/**
 * @param act does something; the page then has to agree with its URL and with what the visitor has done, within the time that is
 * returned, in ms
 */
function command(
  name: string,
  act: (visitor: Visitor, visit: Visit) => Promise<number | void>,
  isPossible: (visit: Visit) => boolean = () => true,
): Command {
  return {
    check: (visit) => isPossible({ ...visit }),
    run: async (visit, visitor) => {
      visit.steps += 1;
      visit.focusedDocument = await focusedDocument(visitor.page);
      const timeout = (await act(visitor, visit)) ?? patience;
      await expect
        .poll(() => problemsOf(visitor, visit).catch((error: unknown) => [String(error)]), { timeout })
        .toEqual([]);
    },
    toString: () => name,
  };
}

/** The language that the page is in, whatever its URL. */
async function currentLanguage(page: Page): Promise<SiteLanguage> {
  const lang = await page.locator('html').getAttribute('lang');
  return inLanguage(lang as SiteLanguage['code']);
}

/** Ignores that an action has led to another document, before the browser has answered. */
const unlessLeft = (action: Promise<unknown>) =>
  action.catch((error: unknown) => {
    if (!/context was destroyed/.test(String(error))) throw error;
  });

/** Performs an action on an element; one that is missing, or gone meanwhile, is left alone. One that stays and cannot be used is an error. */
async function onElement(element: Locator, action: () => Promise<unknown>) {
  if ((await element.count()) === 0) return false;
  return action().then(
    () => true,
    async (error: unknown) => {
      if ((await element.count()) > 0) throw error;
      return false;
    },
  );
}

/** Clicks or taps in the middle of an element, where nothing covers it. */
async function pressAt({ touch }: Visitor, element: Locator, timeout: number) {
  await element.click({ timeout, trial: touch !== undefined });
  if (!touch) return;
  const { x, y, width, height } = (await element.boundingBox({ timeout }))!;
  const point = { x: x + width / 2, y: y + height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Presses an element, whether the page is hydrated or not; one that cannot be pressed is left alone. */
const press = (visitor: Visitor, selector: string) =>
  pressAt(visitor, visitor.page.locator(selector).first(), 2000).catch(() => undefined);

const links = [
  'header a[href$="/contact"]:not([hreflang])',
  'header a:not([href*=":"]):not([href$="/contact"])',
  'footer a[href*="terms"]',
  'footer a[href*="privacy"]',
];

const link = constantFrom(...links).map((selector) =>
  command(`follow ${selector}`, (visitor) => press(visitor, selector)),
);

const twoLinks = tuple(constantFrom(...links), constantFrom(...links)).map(([one, other]) =>
  command(`follow ${one} and ${other} at once`, async ({ page }) => {
    await unlessLeft(
      page.evaluate(
        ([first = '', second = '']) => {
          for (const selector of [first, second]) document.querySelector<HTMLElement>(selector)?.click();
        },
        [one, other],
      ),
    );
  }),
);

const languageCodes = inEachLanguage.map(({ code }) => code);

const footerLanguage = constantFrom(...languageCodes).map((code) =>
  command(`choose ${code} in the footer`, async ({ page }) => {
    const select = page.locator('footer select');
    await onElement(select, async () => {
      // As everyone who chooses: a choice is dropped when the focus leaves.
      await select.focus({ timeout: patience });
      await select.selectOption(code, { timeout: patience });
    });
  }),
);

const headerLanguage = constantFrom(...languageCodes).map((code) =>
  command(`choose ${code} in the header`, async (visitor) => {
    await press(visitor, 'header details:not([open]) summary');
    await press(visitor, `header a[hreflang="${code}"]`);
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
    const isFailing = visit.isOffline || visit.isBroken;
    if (isFailing && !(await isReady(page, 1))) return;
    const field = fieldOf(page, name, await currentLanguage(page));
    if (!(await onElement(field, () => field.fill(valid[name], { timeout: patience })))) return;
    if (await isReady(page, patience)) visit.draft[name] = valid[name];
  }),
);

const sending = constant(
  command(
    'send the form',
    async (visitor, visit) => {
      const button = sendButton(visitor.page, await currentLanguage(visitor.page));
      if (!(await onElement(button, () => pressAt(visitor, button, patience)))) return;
      if (fieldNames.some((name) => !visit.draft[name])) return;
      visit.sent += 1;
      visit.draft = {};
    },
    ({ isOffline, isBroken }) => !isOffline && !isBroken,
  ),
);

const traversal = array(constantFrom(-1, 1), { minLength: 1, maxLength: 4 }).map((steps) =>
  command(`go ${steps.join(', ')} in the history`, async ({ page }) => {
    await unlessLeft(
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
    );
  }),
);

/** Where a page loads another document at this moment, that wins over Playwright's navigation, as it would not over a visitor's. */
const navigate = (navigation: () => Promise<unknown>) => expect(navigation).toPass({ timeout: patience });

const reload = constantFrom('commit' as const, 'load' as const).map((until) =>
  command(
    `reload, until ${until}`,
    async ({ page }) => {
      await navigate(() => page.reload({ waitUntil: until }));
    },
    ({ isOffline, isBroken }) => !isOffline && !isBroken,
  ),
);

const connection = boolean().map((isOffline) =>
  command(
    isOffline ? 'go offline' : 'go online',
    async ({ page, context }, visit) => {
      // Before, its links lead to the browser's own page.
      if (isOffline) await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await context.setOffline(isOffline);
      visit.isOffline = isOffline;
      if (isOffline) return patience;
      if (page.url().startsWith('chrome-error:')) await navigate(() => page.reload());
      return (await isReady(page, 1)) ? recovery : patience;
    },
    ({ isBroken }) => !isOffline || !isBroken,
  ),
);

const assets = /\/assets\/(?:.*\.js|messages-.*\.json)$/;

const failures = boolean().map((isBroken) =>
  command(isBroken ? 'break scripts and messages' : 'mend scripts and messages', async ({ context, page }, visit) => {
    if (isBroken) await context.route(assets, (route) => route.abort());
    else await context.unroute(assets);
    visit.isBroken = isBroken;
    // A page whose script was missing says so, and offers to load it again.
    const { shown, t } = await currentLanguage(page);
    const isError =
      !isBroken && (await page.getByRole('heading', { level: 1, name: shown('unexpectedError') }).count()) > 0;
    if (isError) await page.getByRole('button', { name: t('reloadPage') }).click();
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

/** Presses something of the page, if it is there. */
const button = constantFrom(
  'main summary >> nth=0',
  'main summary >> nth=1',
  '[data-language-offer] a',
  '[data-language-offer] button',
  '[role="status"] button >> nth=0',
  '[role="status"] button >> nth=1',
).map((selector) =>
  command(`press ${selector}`, async (visitor) => {
    const element = visitor.page.locator(selector).and(visitor.page.locator(':visible'));
    await onElement(element, () => pressAt(visitor, element, patience));
  }),
);

const translation = constant(
  command('let the browser translate', async ({ page }, visit) => {
    // Not what the texts say: they are compared.
    await unlessLeft(translatePage(page, ['', '']));
    visit.isTranslated = true;
  }),
);

const scrolling = constantFrom(-600, 600).map((distance) =>
  command(`scroll by ${distance} px`, async ({ page, touch }) => {
    if (!touch) return page.mouse.wheel(0, distance);
    const at = (y: number) => ({ touchPoints: [{ x: 10, y }] });
    const [from, to] = distance > 0 ? [700, 100] : [100, 700];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
    for (let part = 1; part <= 4; part++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + ((to - from) * part) / 4) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }),
);

const resizing = constantFrom(320, 768, 1280).map((width) =>
  command(`make the window ${width} px wide, or turn the phone`, async ({ page, touch }, visit) => {
    const focused = await page.evaluateHandle(() => document.activeElement).catch(() => undefined);
    const { width: before, height } = page.viewportSize()!;
    await page.setViewportSize(touch ? { width: height, height: before } : { width, height });
    const isShown = await focused?.evaluate((element) => element?.checkVisibility()).catch(() => true);
    // It is a control of the other width: the browser continues from its place.
    if (!isShown) delete visit.focusedDocument;
  }),
);

const arrival = tuple(
  constantFrom(...routes, unknownRoute),
  constantFrom(...inEachLanguage),
  constantFrom('', ...links),
).map(([{ path }, language, early]) =>
  command(
    `open ${language.pathOf(path)}${early && `, and follow ${early} before it is hydrated`}`,
    async (visitor) => {
      await navigate(() => visitor.page.goto(language.pathOf(path), { waitUntil: 'commit' }));
      if (early) await press(visitor, early);
    },
    ({ isOffline, isBroken }) => !isOffline && !isBroken,
  ),
);

/** What a visitor can do, and what can happen meanwhile. */
export const commands = commandsOf(
  [
    link,
    twoLinks,
    footerLanguage,
    headerLanguage,
    typing,
    typing,
    sending,
    traversal,
    reload,
    connection,
    failures,
    slowness,
    button,
    scrolling,
    translation,
    resizing,
    arrival,
  ],
  { maxCommands: 20, size: 'max' },
);

/** A visit at its beginning. */
export const newVisit = (): Visit => ({
  steps: 0,
  isOffline: false,
  isBroken: false,
  draft: {},
  sent: 0,
  isTranslated: false,
});
