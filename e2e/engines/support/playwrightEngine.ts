import {
  chromium,
  firefox,
  type Browser,
  type BrowserContextOptions,
  type ElementHandle,
  type Page,
} from '@playwright/test';
import { launchArgs, localhostOnly } from 'system-tools/browser/launch-args';
import { windowSize, type Engine, type Found } from './engine';

const handleOf = (found: Found) => found as ElementHandle<HTMLElement>;

type Typing = (page: Page, text: string) => Promise<void>;

/** For a letter that is on no key, Playwright would dispatch an untrusted event, which does not count as typing. */
const byKeysAndLetters: Typing = async (page, text) => {
  for (const letter of text) {
    if (/[ -~]/.test(letter)) await page.keyboard.type(letter);
    else await page.evaluate((typed) => document.execCommand('insertText', false, typed), letter);
  }
};

const asEngine = (browser: Browser, options: BrowserContextOptions, typing: Typing): Engine => ({
  visit: async () => {
    const context = await browser.newContext({ viewport: windowSize, ...options });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    return {
      open: async (url) => void (await page.goto(url)),
      find: (role, name) => page.getByRole(role, { name, exact: true }).elementHandles(),
      click: (found) => handleOf(found).click(),
      choose: async (list, option) => void (await handleOf(list).selectOption(option)),
      wheel: (down) => page.mouse.wheel(0, down),
      press: (key) => page.keyboard.press(key),
      type: (text) => typing(page, text),
      run: (work, argument) => page.evaluate(work as never, argument),
      runOn: (found, work) => handleOf(found).evaluate(work as never),
      end: () => context.close(),
    };
  },
  stop: () => browser.close(),
});

export async function startChromium(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, ...localhostOnly] });
  return asEngine(browser, { reducedMotion: 'reduce' }, (page, text) => page.keyboard.type(text));
}

/**
 * Starts a release of Firefox, not Playwright's build of it.
 * @param wall port of a proxy for all other hosts, which forwards nothing
 */
export async function startFirefox(executablePath: string, wall: number) {
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
  // A release of Firefox does not support emulation of media features.
  return asEngine(
    browser,
    { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null },
    byKeysAndLetters,
  );
}
