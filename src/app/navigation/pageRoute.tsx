import { createPath, redirectDocument, type Location, type LoaderFunctionArgs } from 'react-router-dom';
import { isReachable, untilReachable, whileReachable } from '#app/offline/connection.tsx';
import { forgetReload, mayReload } from '#app/offline/reloadOnce.ts';
import { decoded } from '#app/routes/decodedPath.ts';
import { routeOf } from '#app/routes/pageMessages.ts';
import { isTranslated } from './isTranslated';
import { NotFoundError } from './NotFoundError';
import type { LoadPage, ShownPage } from './pageLoader';

/** What the loader needs to know of the router. */
interface Visit {
  /** The page on the screen, if there is one. */
  shown: () => ShownPage | undefined;
  /** Where the visitor is going. */
  target: () => Location;
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
  (loadPage: LoadPage, { shown, target, stay }: Visit) =>
  async ({ request: { url, signal } }: LoaderFunctionArgs): Promise<ShownPage> => {
    const { pathname } = new URL(url);
    const { page, language } = routeOf(pathname);
    const present = shown();
    await nextPaint();
    // Such a path means no page.
    if (present && decoded(pathname) === undefined) return { ...present, error: new NotFoundError(pathname) };
    for (;;) {
      try {
        // React cannot change text that the browser's translator has replaced.
        const isDocument = present && language !== present.language && isTranslated(present.language);
        if (isDocument && (await isReachable(pathname))) throw redirectDocument(createPath(target()));
        if (!isDocument) {
          // oxlint-disable-next-line no-await-in-loop -- one attempt after another
          const loaded = await whileReachable(loadPage(page, language), pathname);
          forgetReload();
          return loaded;
        }
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Response) throw error;
        // oxlint-disable-next-line no-await-in-loop
        if (await isReachable(pathname)) {
          if (mayReload(pathname)) throw redirectDocument(createPath(target()));
          if (!present) throw error;
          return { ...present, error: error as Error };
        }
      }
      // oxlint-disable-next-line no-await-in-loop
      await untilReachable(pathname, stay, signal);
    }
  };
