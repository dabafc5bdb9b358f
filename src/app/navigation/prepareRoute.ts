import { createPath, type Location } from 'react-router-dom';
import type { PageName } from '#content/pages.ts';
import type { Language } from '#i18n/languages.ts';
import { hydrateIsland, isHydrated } from '#app/hydration/hydrationState.ts';
import { Footer, screens } from '#app/hydration/islands.ts';
import { isRequested, shownLanguage, type PageLoader } from '#app/hydration/pageLoader.ts';
import { isRewritten } from '#app/hydration/rewrittenPage.ts';
import { isReachable, whileReachable } from '#app/offline/connection.tsx';
import { forgetReload, loadOnce } from '#app/offline/reloadOnce.ts';
import { routeOf } from '#app/routes/pageMessages.ts';
import { pagePath } from '#app/routes/pagePath.ts';

/**
 * Loads what the page of the next location needs, and hydrates the islands that stay before they change.
 * @param isCurrent whether the visitor still wants to go there
 * @returns undefined where nothing has to be loaded, `stay` where the page on the screen has to stay as it is; else whether the page can
 * be shown
 */
export type PrepareRoute = (
  next: Location,
  current: Location,
  isCurrent: () => boolean,
) => Promise<boolean> | 'stay' | undefined;

export function createPrepareRoute(loader: PageLoader): PrepareRoute {
  async function load(page: PageName, language: Language, isSamePage: boolean) {
    try {
      const [loaded] = await Promise.all([
        loader.prefetch(page, language),
        hydrateIsland('footer', Footer.load),
        isSamePage && hydrateIsland('main', screens[page].load),
      ]);
      return !loaded.isFallback && (await screens[page].load());
    } catch {
      // Messages or a script could not be loaded.
      return false;
    }
  }

  return (next, current, isCurrent) => {
    const { path, page, language } = routeOf(next.pathname);
    const before = routeOf(current.pathname);
    const isSamePage = path === before.path;
    const shown = shownLanguage(loader, before);
    const isTranslated = () => isRewritten(document.body, shown);
    // React cannot change text that the browser's translator has replaced.
    const needsDocument = () => language !== shown && isTranslated();
    if (needsDocument()) return loadNow(next, isCurrent);
    // Within the page.
    const isWithin = isSamePage && next.hash !== current.hash && next.hash === window.location.hash;
    if (isWithin && !(isHydrated('main') && isHydrated('footer')) && isTranslated()) return 'stay';
    // For the way back.
    if (!isSamePage) void screens[before.page].load();
    const loaded = loader.loaded(page, language);
    const isLoaded = loaded && isRequested(loaded, page, language) && screens[page].isLoaded();
    if (isLoaded && isHydrated('footer') && (!isSamePage || isHydrated('main'))) return undefined;
    const prepare = async () => {
      if (await load(page, language, isSamePage)) {
        // It may have been translated meanwhile.
        if (needsDocument()) return loadNow(next, isCurrent);
        forgetReload();
        return true;
      }
      // A file is gone, as after a deploy. If loading the page does not help, it shows its error.
      return loadOnce(next.pathname, isCurrent, () => loadDocument(next));
    };
    return whileReachable(prepare(), isCurrent);
  };
}

/** Has the browser load a page that the visitor still wants. Resolves to false where it cannot be reached, else never. */
async function loadNow(next: Location, isCurrent: () => boolean): Promise<boolean> {
  if (!(await isReachable(next.pathname))) return false;
  if (isCurrent()) loadDocument(next);
  return new Promise(() => undefined);
}

/** Has the browser load a page, instead of React. */
function loadDocument(next: Location) {
  if (pagePath() === next.pathname) window.location.reload();
  else window.location.assign(createPath(next));
}
