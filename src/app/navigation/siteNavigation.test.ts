import { NavigationType, parsePath, type Location } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelWait, waitUntilReachable } from '#app/offline/connection.tsx';
import type { PrepareRoute } from './prepareRoute';
import { scrollToAnchor } from './scrollPositions';
import { createNavigation, type BrowserHistory, type SiteNavigation } from './siteNavigation';

vi.mock(import('#app/offline/connection.tsx'), () => ({
  cancelWait: vi.fn<() => void>(),
  waitUntilReachable: vi.fn<() => void>(),
}));
vi.mock(import('./scrollPositions'), () => ({
  restoreScroll: vi.fn<() => void>(),
  scrollToAnchor: vi.fn<() => boolean>(),
}));

/** Restores the page from the back/forward cache. */
let restore: () => void;

type Listener = Parameters<BrowserHistory['listen']>[0];

interface Entry {
  pathname: string;
  hash: string;
  state: { idx: number } | null;
}

/** A browser with one tab: its entries, and the one that it is at. */
function createBrowser(path: string) {
  const entries: Entry[] = [{ pathname: path, hash: '', state: { idx: 0 } }];
  let at = 0;
  let listener: Listener = () => undefined;
  const locationOf = ({ pathname, hash }: Entry): Location => ({
    pathname,
    search: '',
    hash,
    state: null,
    key: pathname,
  });
  const emit = (action: NavigationType) => listener({ action, location: locationOf(entries[at]!), delta: 0 });
  const enter = (entry: Entry) => {
    at += 1;
    entries.splice(at, entries.length, entry);
  };
  const history = {
    get location() {
      return locationOf(entries[at]!);
    },
    listen: (added: Listener) => {
      listener = added;
      return () => undefined;
    },
    push: ({ pathname }: Location) => {
      enter({ pathname, hash: '', state: { idx: entries[at]!.state!.idx + 1 } });
      emit(NavigationType.Push);
    },
    // Traversal is a task of its own.
    go: (steps: number) => {
      expect(steps, 'zero steps would reload the page').not.toBe(0);
      setTimeout(() => {
        at += steps;
        emit(NavigationType.Pop);
      });
    },
  } as unknown as BrowserHistory;
  vi.stubGlobal('window', {
    addEventListener: (_: 'pageshow', onShow: (event: { persisted: boolean }) => void) => {
      restore = () => onShow({ persisted: true });
    },
    history: {
      get state() {
        return entries[at]!.state;
      },
      replaceState: (state: Entry['state'], _: string, to = '') => {
        entries[at] = { ...entries[at]!, ...parsePath(to), state };
      },
    },
  });
  return {
    history,
    url: () => entries[at]!.pathname + entries[at]!.hash,
    /** A link to a section of the URL's page, which no router knows of. */
    followFragment: (hash: string) => {
      enter({ pathname: entries[at]!.pathname, hash, state: null });
      emit(NavigationType.Pop);
    },
    /** As Firefox does where a link leads to the fragment of the URL. */
    dropState: () => (entries[at]!.state = null),
  };
}

/** The preparations that are under way, by path: each ends with whether the page can be shown. */
let ends: Map<string, (isReady: boolean) => void>;
const prepare: PrepareRoute = ({ pathname }) => new Promise((resolve) => ends.set(pathname, resolve));

let browser: ReturnType<typeof createBrowser>;
let navigation: SiteNavigation;

function start(path: string, first = path) {
  browser = createBrowser(path);
  navigation = createNavigation(browser.history, prepare, {
    pathname: first,
    search: '',
    hash: '',
    state: null,
    key: '',
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  ends = new Map();
  start('/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const link = (pathname: string) => navigation.navigator.push({ pathname, search: '', hash: '' });

/** Ends a preparation, and lets the browser follow. */
async function end(path: string, isReady: boolean) {
  ends.get(path)?.(isReady);
  await vi.runAllTimersAsync();
}

/** The path of the page on the screen, and that of the URL. */
const state = () => [navigation.shown.get().location.pathname, browser.url()];

/** Goes on where a navigation waits for the connection. */
const reconnect = () => vi.mocked(waitUntilReachable).mock.lastCall?.[1]();

async function visit(path: string) {
  link(path);
  await end(path, true);
}

async function go(steps: number) {
  browser.history.go(steps);
  await vi.runAllTimersAsync();
}

test('the URL changes with the page', async () => {
  link('/contact');
  expect(state()).toEqual(['/', '/']);
  expect(navigation.target().pathname).toBe('/contact');
  await end('/contact', true);
  expect(state()).toEqual(['/contact', '/contact']);
});

test('the visitor goes to the URL of a link, without the fragment of the page on the screen', async () => {
  browser.followFragment('#offers');
  await end('/', true);
  expect(navigation.target()).toMatchObject({ pathname: '/', hash: '#offers' });
  link('/contact');
  expect(navigation.target()).toMatchObject({ pathname: '/contact', hash: '' });
});

test('of two links in a row, the last one counts', async () => {
  link('/contact');
  link('/terms');
  await end('/terms', true);
  await end('/contact', true);
  expect(state()).toEqual(['/terms', '/terms']);
});

test('a link that cannot be followed waits, and is followed later', async () => {
  link('/contact');
  await end('/contact', false);
  expect(state()).toEqual(['/', '/']);
  expect(waitUntilReachable).toHaveBeenCalledWith('/contact', expect.any(Function));
  reconnect();
  await end('/contact', true);
  expect(state()).toEqual(['/contact', '/contact']);
});

test('back to a page that cannot be shown returns to the page on the screen, and goes back later', async () => {
  await visit('/contact');
  await go(-1);
  expect(state()).toEqual(['/contact', '/']);
  await end('/', false);
  expect(state()).toEqual(['/contact', '/contact']);
  const waits = vi.mocked(cancelWait).mock.calls.length;
  await vi.runAllTimersAsync();
  expect(cancelWait, 'the return does not end the wait').toHaveBeenCalledTimes(waits);
  reconnect();
  await vi.runAllTimersAsync();
  await end('/', true);
  expect(state()).toEqual(['/', '/']);
});

test('back and forward again before the page is prepared: nothing changes', async () => {
  await visit('/contact');
  await go(-1);
  await go(1);
  await end('/', true);
  expect(state()).toEqual(['/contact', '/contact']);
});

test('a link during the return to the page on the screen is followed from there', async () => {
  await visit('/contact');
  await go(-1);
  ends.get('/')?.(false);
  await Promise.resolve();
  await Promise.resolve();
  link('/terms');
  await vi.runAllTimersAsync();
  await end('/terms', true);
  expect(state()).toEqual(['/terms', '/terms']);
  await go(-1);
  await end('/contact', true);
  expect(state()).toEqual(['/contact', '/contact']);
});

test('a link that cannot be followed, while the browser is going back: the URL is that of the page on the screen', async () => {
  await visit('/contact');
  await go(-1);
  link('/terms');
  await end('/terms', false);
  expect(state()).toEqual(['/contact', '/contact']);
});

test('back again while the browser returns to the page on the screen: it returns once more', async () => {
  await visit('/contact');
  await visit('/policy');
  await go(-1);
  browser.history.go(-1);
  ends.get('/contact')?.(false);
  await vi.runAllTimersAsync();
  expect(browser.url()).toBe('/contact');
  await end('/contact', false);
  expect(state()).toEqual(['/policy', '/policy']);
  await visit('/terms');
  expect(state()).toEqual(['/terms', '/terms']);
});

/** Goes back from the contact page to an entry from before the first script. */
async function goBackToFirst() {
  await visit('/contact');
  await go(-1);
  await end('/', true);
  browser.dropState();
  await go(1);
  await end('/contact', true);
  await go(-1);
}

test('an entry from before the first script that cannot be shown: the visitor does not leave the site', async () => {
  await goBackToFirst();
  await end('/', false);
  expect(state()).toEqual(['/contact', '/']);
  await visit('/terms');
  expect(state()).toEqual(['/terms', '/terms']);
});

test('a link while the browser is going back starts from the page on the screen', async () => {
  await visit('/contact');
  await go(-1);
  link('/terms');
  await vi.runAllTimersAsync();
  await end('/terms', true);
  expect(state()).toEqual(['/terms', '/terms']);
  await go(-1);
  await end('/contact', true);
  expect(state()).toEqual(['/contact', '/contact']);
});

test('a link to a section while the browser is going back leads to that of the page on the screen', async () => {
  await visit('/policy');
  await go(-1);
  browser.followFragment('#cookies');
  await end('/', true);
  expect(state()).toEqual(['/policy', '/policy#cookies']);
  await end('/policy', true);
  expect(state()).toEqual(['/policy', '/policy#cookies']);
  expect(navigation.shown.get().location.hash).toBe('#cookies');
  expect(scrollToAnchor).toHaveBeenCalledWith('#cookies');
  await visit('/terms');
  expect(state()).toEqual(['/terms', '/terms']);
});

test('back to an entry from before the first script leads to its page', async () => {
  await goBackToFirst();
  await end('/', true);
  expect(state()).toEqual(['/', '/']);
});

test('a second link to the same section, where the browser drops the state of the entry', async () => {
  await visit('/policy');
  browser.followFragment('#cookies');
  browser.dropState();
  await visit('/terms');
  await go(-1);
  await end('/policy', false);
  expect(state()).toEqual(['/terms', '/terms']);
  reconnect();
  await vi.runAllTimersAsync();
  await end('/policy', true);
  expect(state()).toEqual(['/policy', '/policy#cookies']);
});

test('back from a document that was loaded by the browser: the visitor goes nowhere else', async () => {
  link('/contact');
  restore();
  expect(navigation.target().pathname).toBe('/');
  await end('/contact', false);
  expect(waitUntilReachable).not.toHaveBeenCalled();
});

test('back from another document to a page that was not prepared yet: it is shown', async () => {
  await visit('/contact');
  await go(-1);
  restore();
  await end('/', true);
  expect(state()).toEqual(['/', '/']);
});

test('the page that the server sent is shown until that of the URL is prepared', async () => {
  start('/', '/contact');
  expect(state()).toEqual(['/contact', '/']);
  await vi.runAllTimersAsync();
  await end('/', true);
  expect(state()).toEqual(['/', '/']);
});
