import { useLayoutEffect, useState, type ReactNode } from 'react';
import {
  createPath,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { cancelWait, waitUntilReachable } from '#app/offline/connection.tsx';
import type { PrepareRoute } from './prepareRoute';
import { restoreScroll } from './scrollPositions';

type History = ReturnType<typeof createHistory>;

export const createHistory = () => createBrowserHistory({ v5Compat: true });

/**
 * The index of the browser's history entry. The router numbers its own entries; that of a link within a page gets the next number.
 * @param previous the index of the entry before
 */
function currentIndex(previous = 0): number {
  const state = window.history.state as { idx?: number } | null;
  if (state?.idx !== undefined) return state.idx;
  window.history.replaceState({ ...state, idx: previous + 1 }, '');
  return previous + 1;
}

interface SiteRouterProps {
  history: History;
  /** See `PrepareRoute`. */
  prepare: PrepareRoute;
  children: ReactNode;
}

/**
 * The browser's router, which keeps a page until the next one is prepared. React hydrates nothing during a transition,
 * but the next page may wait for hydration.
 */
export function SiteRouter({ history, prepare, children }: SiteRouterProps) {
  const [{ location, action, index }, setRoute] = useState({
    location: history.location,
    action: history.action,
    index: currentIndex(),
  });
  useLayoutEffect(() => {
    let latest: Location | undefined;
    /** The index of the browser's entry on this page: ahead of the rendered one after a link within the page. */
    let pageIndex = index;
    return history.listen(({ location: next, action: nextAction }) => {
      latest = next;
      const isSamePath = next.pathname === location.pathname;
      const isPop = nextAction === NavigationType.Pop;
      const nextIndex = currentIndex(pageIndex);
      const previousIndex = pageIndex;
      // The browser is there already, even while the page is still being prepared.
      if (isSamePath) pageIndex = nextIndex;
      // Back from a page that was never shown: the visitor keeps the scroll position.
      if (isSamePath && nextIndex === previousIndex && isPop) return;
      cancelWait();
      // Back to the entry that is still rendered.
      if (index === nextIndex && isPop && createPath(next) === createPath(location)) return restoreScroll();
      // Everything is loaded: a transition gains nothing.
      const showNext = () => setRoute({ location: next, action: nextAction, index: currentIndex() });
      /** Restores the URL of the page that stays, and waits for the connection. */
      const stay = () => {
        const steps = nextIndex - pageIndex;
        if (steps) history.go(-steps);
        else window.history.replaceState(window.history.state, '', createPath(location));
        waitUntilReachable(createPath(next), () => {
          const stepsToNext = nextIndex - currentIndex();
          if (stepsToNext) history.go(stepsToNext);
          else history.push(next);
        });
      };
      const preparing = prepare(next, location);
      // In the same task as the click, so that React batches it with the click's other updates.
      if (!preparing) return showNext();
      void preparing.then((isReady) => {
        if (latest !== next) return;
        if (isReady) showNext();
        else if (!isSamePath) stay();
      });
    });
  }, [history, location, index, prepare]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
