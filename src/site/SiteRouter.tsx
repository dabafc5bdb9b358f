import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router-dom';

export type History = ReturnType<typeof createHistory>;

/** The history of the browser, as the router uses it. */
export const createHistory = () => createBrowserHistory({ v5Compat: true });

interface SiteRouterProps {
  history: History;
  /** Comes when the next address can be shown in place of the present one; nothing, where it can be at once. */
  ready: (next: Location, shown: Location) => Promise<unknown> | undefined;
  children: ReactNode;
}

/**
 * The router of the browser, which keeps a page until the next can be shown. React would wait as well, but while it does
 * it wakes nothing up that the server sent, and that is one of the things to wait for.
 */
export function SiteRouter({ history, ready, children }: SiteRouterProps) {
  const [{ location, action }, show] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => {
    let latest: Location | undefined;
    return history.listen(({ location: next, action: how }) => {
      latest = next;
      const showNext = () => {
        // Everything is there, so nothing is gained by rendering in small steps.
        if (latest === next) show({ location: next, action: how });
      };
      const waiting = ready(next, location);
      // In the same task as the click that asked for it, the change is one with what else the click changes.
      if (waiting) void waiting.then(showNext);
      else showNext();
    });
  }, [history, location, ready]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
