import type { LoaderFunctionArgs } from 'react-router-dom';
import { isReachable, untilReachable, whileReachable } from '#app/offline/connection.tsx';
import { forgetReload, mayReload } from '#app/offline/reloadOnce.ts';
import { decoded } from '#app/routes/decodedPath.ts';
import { routeOf } from '#app/routes/route.ts';
import { isTranslated } from './isTranslated';
import { NotFoundError } from './NotFoundError';
import type { LoadPage, ShownPage } from './pageLoader';

/** What the loader needs to know of the router. */
interface Visit {
  /** The page on the screen, if there is one. */
  shown: () => ShownPage | undefined;
  /** Has the browser load the document of where the visitor is going. */
  loadDocument: () => void;
  /** Gives up going there. */
  stay: () => void;
}

/** Resolves once the browser has painted that a link is pressed, before it renders another page; no frame is painted in a hidden tab. */
const nextPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/**
 * Creates the loader of the site's only route. A page that cannot be loaded keeps the present one on the screen, with a notice, until
 * the server can be reached. Where it can, a file is gone, as after a deploy: the browser loads the document, once, and the page then
 * shows its error.
 */
export const createLoader =
  (loadPage: LoadPage, { shown, loadDocument, stay }: Visit) =>
  async ({ request: { url, signal } }: LoaderFunctionArgs): Promise<ShownPage> => {
    const { pathname } = new URL(url);
    const { page, language } = routeOf(pathname);
    await nextPaint();
    // A first page that the server has not sent, as in development, is loaded while the router is being created: it is asked only now.
    const present = shown();
    // Such a path means no page.
    if (present && decoded(pathname) === undefined) return { ...present, error: new NotFoundError(pathname) };
    for (;;) {
      // oxlint-disable no-await-in-loop -- one attempt after another
      const loaded = await whileReachable(loadPage(page, language), pathname).catch((error: Error) => error);
      signal.throwIfAborted();
      const isGone = loaded instanceof Error;
      if (!isGone) forgetReload();
      // React cannot change text that the browser's translator has replaced.
      const isTranslation = present && language !== present.language && isTranslated(present.language);
      if (!isGone && !isTranslation) return loaded;
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
