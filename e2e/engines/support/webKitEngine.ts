import { join } from 'node:path';
import { answersWithin, freePort, startServer } from 'system-tools/process';
import { root } from '../../support/builds';
import { tidy, windowSize, type Engine, type Found, type Role, type Visit } from './engine';

// Libraries for WebDriver (W3C) include tools that download browsers; this driver comes with its browser.

const script = join(root, 'tools/engines/webKit.mjs');

/** For an answer of the driver, in ms. */
const answerTimeout = 20_000;

/** The key of an element in the driver's responses (WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof elementKey, string>;
const referenceOf = (found: Found) => found as Reference;

/** Selectors for the elements of a role; the driver computes their names. */
const selectors: Record<Role, string> = {
  heading: 'h1, h2, h3',
  link: 'a[href]',
  button: 'button',
  textbox: 'input, textarea',
  combobox: 'select',
};

/** Special keys (WebDriver, section 17.4.2). */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Space: ' ',
  End: '\uE010',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

type Method = 'GET' | 'POST' | 'DELETE';

/** @throws if the driver answers with an error, which names what was asked of it */
async function call<Value>(origin: string, method: Method, path: string, body?: object) {
  const response = await fetch(origin + path, {
    method,
    signal: AbortSignal.timeout(answerTimeout),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${path.split('/').slice(3).join('/')}: ${error}. ${message}`);
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

async function visitOf({ origin, session, stop }: Awaited<ReturnType<typeof begin>>): Promise<Visit> {
  const { sessionId, capabilities } = session;
  const send = <Value>(method: Method, path: string, body?: object) =>
    call<Value>(origin, method, `/session/${sessionId}${path}`, body);
  const execute = <Value>(work: (...args: never[]) => unknown, args: unknown[]) =>
    send<Value>('POST', '/execute/sync', { script: `return (${work.toString()})(...arguments)`, args });
  const act = (type: 'key' | 'wheel', actions: object[], device = 0) =>
    send<void>('POST', '/actions', { actions: [{ type, id: `${type} ${device}`, actions }] });
  const clickOn = (element: Reference) => send<void>('POST', `/element/${element[elementKey]}/click`, {});
  let turns = 0;

  const stroke = (values: readonly string[]) => [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];

  await send('POST', '/window/rect', windowSize);
  return {
    version: capabilities.browserVersion,
    open: (url) => send('POST', '/url', { url }),
    find: async (role, name) => {
      const found: Found[] = [];
      // Hidden elements have no name.
      const shown = await execute<Reference[]>(
        (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          ),
        [selectors[role]],
      );
      for (const element of shown) {
        const label = await send<string>('GET', `/element/${element[elementKey]}/computedlabel`);
        if (tidy(label) === tidy(name)) found.push(element);
      }
      return found;
    },
    click: async (found) => {
      // The driver does not scroll to an element just below the viewport.
      await execute(
        (element: HTMLElement) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        [referenceOf(found)],
      );
      await clickOn(referenceOf(found));
    },
    choose: async (list, option) => {
      const options = await send<Reference[]>('POST', `/element/${referenceOf(list)[elementKey]}/elements`, {
        using: 'css selector',
        value: 'option',
      });
      const texts = await Promise.all(
        options.map((element) => send<string>('GET', `/element/${element[elementKey]}/text`)),
      );
      const chosen = options[texts.indexOf(option)];
      if (!chosen) throw new Error(`There is no ${option} among ${texts.join(', ')}`);
      await clickOn(chosen);
    },
    // A new device for each turn: the driver adds to the previous position of the same device.
    wheel: (down) => act('wheel', [{ type: 'scroll', x: 1, y: 1, deltaX: 0, deltaY: down }], (turns += 1)),
    press: (key) => act('key', stroke(key.split('+').map((name) => keys[name] ?? name))),
    type: (text) =>
      act(
        'key',
        Array.from(text).flatMap((letter) => stroke([letter])),
      ),
    run: (work, argument) => execute(work, [argument]),
    runOn: (found, work) => execute(work, [referenceOf(found)]),
    end: async () => {
      try {
        await send('DELETE', '');
      } finally {
        await stop();
      }
    },
  };
}

/** Starts a display, a driver and a browser for one visit. */
async function begin(driver: string, wall: number) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { stop } = startServer({ label: 'WebKitGTK', script, args: [driver, String(port)] }, root);
  const httpProxy = `localhost:${wall}`;
  const proxy = { proxyType: 'manual', httpProxy, sslProxy: httpProxy, noProxy: ['localhost'] };
  try {
    if (!(await answersWithin(`${origin}/status`, answerTimeout)))
      throw new Error(`WebKitGTK's driver does not answer within ${answerTimeout / 1000} seconds.`);
    const session = await call<Session>(origin, 'POST', '/session', { capabilities: { alwaysMatch: { proxy } } });
    return { origin, session, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * WebKitGTK, by its driver.
 * @param wall port of a proxy for all other hosts, which forwards nothing
 */
export const webKit = (driver: string, wall: number): Engine => ({
  visit: async () => {
    // On a busy machine the browser sometimes does not start in time: two more attempts.
    const attempt = () => begin(driver, wall);
    return visitOf(await attempt().catch(attempt).catch(attempt));
  },
  stop: () => Promise.resolve(),
});
