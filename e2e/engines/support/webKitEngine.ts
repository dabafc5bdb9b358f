import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { Command } from 'selenium-webdriver/lib/command.js';
import { Select } from 'selenium-webdriver/lib/select.js';
import { answersWithin, freePort } from 'system-tools/process';
import { tidy, windowSize, type Engine, type Found, type Role, type Visit } from './engine';

const elementOf = (found: Found) => found as WebElement;

/** Selectors for the elements of a role; the driver computes their names. */
const selectors: Record<Role, string> = {
  heading: 'h1, h2, h3',
  link: 'a[href]',
  button: 'button',
  textbox: 'input, textarea',
  combobox: 'select',
};

const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Space: Key.SPACE,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};

/** In ms. */
const startTimeout = 20_000;

/** Starts a display, a driver and a browser for one visit. */
async function begin(executablePath: string, wall: number) {
  const screen = ['-screen', '0', '1280x1024x24', '-noreset', '-nolisten', 'tcp'];
  // It prints its number.
  const display = execa('Xvfb', ['-displayfd', '1', ...screen], { reject: false });
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const env = { DISPLAY: `:${String(number).trim()}` };
  // The browser would keep a pipe of the driver open.
  const service = execa(executablePath, [`--port=${port}`], { env, stdio: 'ignore', reject: false });
  const stop = async () => {
    for (const child of [service, display]) {
      child.kill();
      await child;
    }
  };
  const server = `http://127.0.0.1:${port}`;
  const httpProxy = `localhost:${wall}`;
  const proxy = { proxyType: 'manual', httpProxy, sslProxy: httpProxy, noProxy: ['localhost'] };
  const start = async () => {
    await answersWithin(`${server}/status`, startTimeout);
    return new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser', proxy }).build();
  };
  const tooLate = async () => {
    await delay(startTimeout, undefined, { ref: false });
    throw new Error(`WebKitGTK does not start within ${startTimeout / 1000} seconds.`);
  };
  try {
    return { driver: await Promise.race([start(), tooLate()]), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function visitOf({ driver, stop }: Awaited<ReturnType<typeof begin>>): Promise<Visit> {
  let turns = 0;
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });
  return {
    open: (url) => driver.get(url),
    find: async (role, name) => {
      // Hidden elements have no name.
      const shown = await driver.executeScript<WebElement[]>(
        (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          ),
        selectors[role],
      );
      const found: Found[] = [];
      for (const element of shown) if (tidy(await element.getAccessibleName()) === tidy(name)) found.push(element);
      return found;
    },
    click: async (found) => {
      // The driver does not scroll to an element just below the viewport.
      await driver.executeScript(
        (element: HTMLElement) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        found,
      );
      await elementOf(found).click();
    },
    choose: (list, option) => new Select(elementOf(list)).selectByVisibleText(option),
    // A new device for each turn: the driver adds to the previous position of the same device.
    wheel: (down) => {
      const scroll = { type: 'scroll', x: 1, y: 1, deltaX: 0, deltaY: down };
      const wheel = { type: 'wheel', id: `wheel ${(turns += 1)}`, actions: [scroll] };
      return driver.execute(new Command('actions').setParameter('actions', [wheel]));
    },
    press: (key) => {
      const pressed = key.split('+').map((name) => keys[name] ?? name);
      const stroke = driver.actions();
      for (const each of pressed) stroke.keyDown(each);
      for (const each of pressed.toReversed()) stroke.keyUp(each);
      return stroke.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    run: (work, argument) => driver.executeScript(work, argument),
    runOn: (found, work) => driver.executeScript(work, found),
    end: async () => {
      try {
        await driver.quit();
      } finally {
        await stop();
      }
    },
  };
}

/**
 * WebKitGTK, by its driver.
 * @param wall port of a proxy for all other hosts, which forwards nothing
 */
export const webKit = (executablePath: string, wall: number): Engine => ({
  visit: async () => {
    // On a busy machine the browser sometimes does not start in time: two more attempts.
    const attempt = () => begin(executablePath, wall);
    return visitOf(await attempt().catch(attempt).catch(attempt));
  },
  stop: () => Promise.resolve(),
});
