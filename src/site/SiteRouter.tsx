import { useLayoutEffect, useState, type ReactNode } from 'react';
import {
  createPath,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
} from 'react-router-dom';
import { scrollBack } from './Arrival';
import { waitFor, waitNoMore } from './connection';

export type History = ReturnType<typeof createHistory>;

/** The history of the browser, as the router uses it. */
export const createHistory = () => createBrowserHistory({ v5Compat: true });

/** The number of the browser's entry, which the history gives to each; those of links within a page have none. */
const entryHere = () => (window.history.state as { idx?: number } | null)?.idx;

interface SiteRouterProps {
  history: History;
  /**
   * Comes when the next address can be shown in place of the present one; nothing, where it can be at once. False, where the visitor
   * has to wait for the connection.
   */
  ready: (next: Location, shown: Location) => Promise<boolean> | undefined;
  children: ReactNode;
}

/**
 * The router of the browser, which keeps a page until the next can be shown. React would wait as well, but while it does
 * it wakes nothing up that the server sent, and that is one of the things to wait for.
 */
export function SiteRouter({ history, ready, children }: SiteRouterProps) {
  const [{ location, action, entry }, show] = useState({
    location: history.location,
    action: history.action,
    entry: entryHere(),
  });
  useLayoutEffect(() => {
    let latest: Location | undefined;
    return history.listen(({ location: next, action: how }) => {
      latest = next;
      // Back from where the browser had gone, but the page had not.
      if (how === NavigationType.Pop && entry === entryHere() && createPath(next) === createPath(location))
        return scrollBack();
      const showNext = () => {
        // Everything is there, so nothing is gained by rendering in small steps.
        show({ location: next, action: how, entry: entryHere() });
        waitNoMore();
      };
      /** The page stays, and the address is its own again. */
      const stay = () => {
        const asked = entryHere() ?? NaN;
        const steps = asked - (entry ?? NaN);
        if (steps) history.go(-steps);
        else window.history.replaceState(window.history.state, '', createPath(location));
        waitFor(createPath(next), () => {
          const way = asked - (entryHere() ?? NaN);
          if (way) history.go(way);
          else history.push(next);
        });
      };
      const waiting = ready(next, location);
      // In the same task as the click that asked for it, the change is one with what else the click changes.
      if (waiting) {
        void waiting.then((isReady) => {
          if (latest === next) (isReady ? showNext : stay)();
        });
      } else showNext();
    });
  }, [history, location, entry, ready]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
