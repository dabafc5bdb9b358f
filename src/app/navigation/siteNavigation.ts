import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { cancelWait, waitUntilReachable } from '#app/offline/connection.tsx';
import { createStore } from '#src/components/createStore.ts';
import { pagePath } from '#app/routes/pagePath.ts';
import type { PrepareRoute } from './prepareRoute';
import { currentEntry, enterEntry } from './historyEntry';
import { restoreScroll, scrollToAnchor } from './scrollPositions';

export type BrowserHistory = ReturnType<typeof createHistory>;

const withPagePath = (location: Location): Location => ({ ...location, pathname: pagePath(location.pathname) });

/** The browser's history, with the paths of pages that the server has sent elsewhere. */
export function createHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  return {
    ...history,
    get location() {
      return withPagePath(history.location);
    },
    listen: (listener: Parameters<typeof history.listen>[0]) =>
      history.listen((update) => listener({ ...update, location: withPagePath(update.location) })),
  };
}

/** The page on the screen, and how the visitor came to it. */
export interface ShownRoute {
  location: Location;
  action: NavigationType;
}

export interface SiteNavigation {
  /** For React Router: a link changes the URL when its page can be shown. */
  navigator: Navigator;
  /** On hydration, the page that the server sent, also where the visitor is already going to another one. */
  shown: { get: () => ShownRoute; useValue: () => ShownRoute };
  /** Where the visitor is going; the URL, where that is nowhere else. */
  target: () => Location;
}

/**
 * Keeps a page on the screen until the next one is prepared, and the URL in agreement with it. Of several navigations the last one
 * counts.
 *
 * | state | URL | ends |
 * |---|---|---|
 * | shown | that of the page | with a navigation |
 * | preparing, after a link or a choice of language | that of the page that is still shown | shown or waiting |
 * | preparing, after back or forward | that of the next page: the browser has changed it | shown, or waiting after a return to the entry of the page |
 * | waiting for the connection, with a notice | that of the page that is still shown | preparing again, or shown when the visitor stays |
 *
 * @param first the location of the page that the server sent: the visitor may have gone back or forward since
 */
export function createNavigation(history: BrowserHistory, prepare: PrepareRoute, first: Location): SiteNavigation {
  const shown = createStore<ShownRoute>({ location: first, action: NavigationType.Pop });
  /** The index of the shown location, and that of the browser's entry on its page: ahead of it after a link within the page. */
  let pageIndex = currentEntry().idx;
  let shownIndex = pageIndex;
  /** The navigation that is being prepared. */
  let pending: Location | undefined;
  /** What follows when the browser is back at the entry of the page that stays, while it is on its way there. */
  let afterReturn: (() => void) | undefined;

  function show(next: ShownRoute) {
    pending = undefined;
    afterReturn = undefined;
    shownIndex = pageIndex = currentEntry().idx;
    shown.set(next);
  }

  function start(next: Location, onReady: () => void, onUnreachable: () => void) {
    cancelWait();
    pending = next;
    const preparing = prepare(next, shown.get().location, () => pending === next);
    // In the same task as the click, so that React batches it with the click's other updates.
    if (!preparing) return onReady();
    if (preparing === 'stay') {
      pending = undefined;
      if (!scrollToAnchor(next.hash)) restoreScroll();
      return;
    }
    void preparing.then((isReady) => {
      if (pending !== next) return;
      pending = undefined;
      if (isReady) onReady();
      else onUnreachable();
    });
  }

  /** Has the browser go back to the entry of the page on the screen. Returns false where it is there. */
  function returnToPage(andThen: () => void) {
    const steps = pageIndex - currentEntry().idx;
    if (steps === 0) return false;
    if (!afterReturn) history.go(steps);
    afterReturn = andThen;
    return true;
  }

  /** Waits until a page can be reached, with the URL of the page that stays. */
  function wait(next: Location, onReachable: () => void) {
    returnToPage(() => {});
    waitUntilReachable(createPath(next), onReachable);
  }

  /** A link, or a choice of language. */
  function change(method: 'push' | 'replace', to: To, state: unknown) {
    const follows = () => change(method, to, state);
    // From the page on the screen, not from the one that back or forward has led to and that is not shown yet.
    if (returnToPage(follows)) {
      pending = undefined;
      return cancelWait();
    }
    const path = typeof to === 'string' ? parsePath(to) : to;
    const next = { pathname: '/', search: '', hash: '', ...path, state, key: 'default' };
    start(
      next,
      () => history[method](to, state),
      () => wait(next, follows),
    );
  }

  /** Back, forward, or a link within the page: the browser has changed the URL. */
  function follow(next: Location) {
    // Wherever the browser has come to, it is no longer on its way back.
    const proceed = afterReturn;
    afterReturn = undefined;
    const isNew = enterEntry();
    const { idx: index } = currentEntry();
    const { location } = shown.get();
    const isSamePath = next.pathname === location.pathname;
    if (isNew && !isSamePath && next.hash && next.pathname === pending?.pathname) {
      // A link within the page on the screen, where the URL was that of the next page already.
      window.history.replaceState(window.history.state, '', createPath({ ...location, hash: next.hash }));
      // That of no entry any more.
      pageIndex = -1;
      scrollToAnchor(next.hash);
      return follow(history.location);
    }
    if (isSamePath && index === pageIndex) {
      // Back from a page that was never shown: the visitor keeps the scroll position.
      pending = undefined;
      return proceed?.();
    }
    // An entry from before the first script counts as that of the page: where it lies is not known.
    if (isSamePath || isNew) pageIndex = index;
    if (index === shownIndex && createPath(next) === createPath(location)) {
      // Back to the entry that is still shown.
      pending = undefined;
      cancelWait();
      return restoreScroll();
    }
    start(
      next,
      () => show({ location: next, action: NavigationType.Pop }),
      () => {
        if (!isSamePath) wait(next, () => history.go(index - currentEntry().idx));
      },
    );
  }

  history.listen(({ location, action }) => {
    if (action === NavigationType.Pop) follow(location);
    else show({ location, action });
  });
  // The visitor is back from another document, perhaps from the one that was being loaded.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(history.location);
  });
  // The visitor has gone back or forward before this script ran.
  if (history.location.pathname !== first.pathname) queueMicrotask(() => follow(history.location));

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      go: (steps) => history.go(steps),
      push: (to, state) => change('push', to, state),
      replace: (to, state) => change('replace', to, state),
    },
    shown,
    target: () => pending ?? history.location,
  };
}
