import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { isReachable, untilReachable, whileReachable } from '#app/offline/connection.tsx';
import { forgetReload, mayReload } from '#app/offline/reloadOnce.ts';
import { decoded } from '#app/routes/decodedPath.ts';
import { routeOf } from '#app/routes/route.ts';
import type { Language } from '#i18n/languages.ts';
import { isTranslated } from './isTranslated';
import { NotFoundError } from './NotFoundError';
import type { createPageLoader, ShownPage } from './pageLoader';

/** What the route needs to know of the router. */
interface Visit {
  /** The page on the screen, if there is one. */
  shown: () => ShownPage | undefined;
  /** Has the browser load the document of where the visitor is going. */
  loadDocument: () => void;
  /** Gives up going there. */
  stay: () => void;
}

/**
 * Creates the site's only route. A page that is loaded is shown at once. One that cannot be loaded keeps the present one on the screen,
 * with a notice, until the server can be reached. Where it can, a file is gone, as after a deploy: the browser loads the document,
 * once, and the page then shows its error.
 * @returns `pageAt` is the page of a path, if it is loaded
 */
export function createPageRoute(
  { loadPage, loadedPage }: ReturnType<typeof createPageLoader>,
  { shown, loadDocument, stay }: Visit,
) {
  // Such a path means no page.
  const isBroken = (pathname: string) => decoded(pathname) === undefined;
  const pageAt = (pathname: string) => {
    const { page, language } = routeOf(pathname);
    return isBroken(pathname) ? undefined : loadedPage(page, language);
  };
  // React cannot change text that the browser's translator has replaced.
  const needsDocument = (present: ShownPage | undefined, language: Language) =>
    present !== undefined && language !== present.language && isTranslated(present.language);

  const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl: { pathname } }) => {
    const next = pageAt(pathname);
    if (!next || needsDocument(shown(), next.language)) return true;
    forgetReload();
    return false;
  };

  const loader = async ({ request: { url, signal } }: LoaderFunctionArgs): Promise<ShownPage> => {
    const { pathname } = new URL(url);
    const { page, language } = routeOf(pathname);
    // A first page that the server has not sent, as in development, is loaded while the router is being created.
    await Promise.resolve();
    const present = shown();
    if (present && isBroken(pathname)) return { ...present, error: new NotFoundError(pathname) };
    for (;;) {
      // oxlint-disable no-await-in-loop -- one attempt after another
      const loaded = await whileReachable(loadPage(page, language), pathname).catch((error: Error) => error);
      signal.throwIfAborted();
      const isGone = loaded instanceof Error;
      if (!isGone) forgetReload();
      if (!isGone && !needsDocument(present, language)) return loaded;
      if (await isReachable(pathname)) {
        signal.throwIfAborted();
        if (isGone && !mayReload(pathname)) {
          if (!present) throw loaded;
          return { ...present, error: loaded };
        }
        loadDocument();
        return new Promise(() => undefined);
      }
      signal.throwIfAborted();
      await untilReachable(pathname, stay, signal);
    }
  };
  return { pageAt, loader, shouldRevalidate };
}
