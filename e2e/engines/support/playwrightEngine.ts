import {
  chromium,
  firefox,
  type Browser,
  type BrowserContextOptions,
  type ElementHandle,
  type Page,
} from '@playwright/test';
import { launchArgs, thisMachineOnly } from '../../../scripts/browser/launchArgs.mjs';
import { windowSize, type Engine, type Found, type Visit } from './engine';

/** How long an element may take until it can be pressed, in ms. */
const patience = 20_000;

const handleOf = ({ element }: Found) => element as ElementHandle<HTMLElement>;

type Typing = (page: Page, text: string) => Promise<void>;

const byKeys: Typing = (page, text) => page.keyboard.type(text);

/** A letter that is on no key of Playwright's keyboard would come with an event of the page's own, which is no typing. */
const byKeysAndLetters: Typing = async (page, text) => {
  for (const letter of text) {
    if (/[ -~]/.test(letter)) await page.keyboard.type(letter);
    else await page.evaluate((typed) => document.execCommand('insertText', false, typed), letter);
  }
};

async function visit(browser: Browser, options: BrowserContextOptions, typing: Typing): Promise<Visit> {
  const context = await browser.newContext({ viewport: windowSize, ...options });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  return {
    version: browser.version(),
    open: async (address) => void (await page.goto(address)),
    find: async (role, name) =>
      (await page.getByRole(role, { name, exact: true }).elementHandles()).map((element) => ({ element })),
    click: (found) => handleOf(found).click(),
    choose: async (list, option) => void (await handleOf(list).selectOption(option)),
    wheel: (down) => page.mouse.wheel(0, down),
    press: (key) => page.keyboard.press(key),
    type: (text) => typing(page, text),
    run: (work, argument) => page.evaluate(work as never, argument),
    runOn: (found, work) => handleOf(found).evaluate(work as never),
    end: () => context.close(),
  };
}

const asEngine = (browser: Browser, options: BrowserContextOptions, typing: Typing): Engine => ({
  visit: () => visit(browser, options, typing),
  stop: () => browser.close(),
});

export const startChromium = async (executablePath: string) =>
  asEngine(
    await chromium.launch({ executablePath, args: [...launchArgs, ...thisMachineOnly] }),
    { reducedMotion: 'reduce' },
    byKeys,
  );

/**
 * The Firefox that people have, not Playwright's own build of it.
 * @param wall port of this machine that carries nothing on: everything outside of it is asked for there
 */
export async function startFirefox(executablePath: string, wall: number): Promise<Engine> {
  const proxy = Object.fromEntries(
    ['http', 'ssl'].flatMap((kind) => [
      [`network.proxy.${kind}`, 'localhost'],
      [`network.proxy.${kind}_port`, wall],
    ]),
  );
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: { 'network.proxy.type': 1, ...proxy },
  });
  // What it cannot emulate must not be asked for.
  return asEngine(
    browser,
    { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null },
    byKeysAndLetters,
  );
}
