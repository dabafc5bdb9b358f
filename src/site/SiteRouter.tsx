import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router-dom';

interface SiteRouterProps {
  /** Comes when the next address can be shown in place of the present one. */
  ready: (next: Location, shown: Location) => Promise<unknown>;
  children: ReactNode;
}

/**
 * The router of the browser, which keeps a page until the next can be shown. React would wait as well, but while it does
 * it wakes nothing up that the server sent, and that is one of the things to wait for.
 */
export function SiteRouter({ ready, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, show] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => {
    let latest: Location | undefined;
    return history.listen(({ location: next, action: how }) => {
      latest = next;
      void ready(next, location).then(() => {
        if (latest === next) startTransition(() => show({ location: next, action: how }));
      });
    });
  }, [history, location, ready]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
