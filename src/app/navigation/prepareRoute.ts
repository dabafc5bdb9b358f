import type { Location } from 'react-router-dom';
import type { PageName } from '#content/pages.ts';
import type { Language } from '#i18n/languages.ts';
import { hydrateIsland, isHydrated } from '#app/hydration/hydrationState.ts';
import { Footer, screens } from '#app/hydration/islands.ts';
import type { PageLoader } from '#app/hydration/pageLoader.ts';
import { whileReachable } from '#app/offline/connection.tsx';
import { forgetReload, reloadOnce } from '#app/offline/reloadOnce.ts';
import { routeOf } from '#app/routes/pageMessages.ts';

/**
 * Loads what the page of the next location needs, and hydrates the islands that stay before they change.
 * @returns undefined where nothing has to be loaded; else whether the page can be shown
 */
export type PrepareRoute = (next: Location, current: Location) => Promise<boolean> | undefined;

export function createPrepareRoute(loader: PageLoader): PrepareRoute {
  async function load(pathname: string, page: PageName, language: Language, isSamePage: boolean) {
    try {
      const [loaded] = await Promise.all([
        loader.prefetch(page, language),
        hydrateIsland('footer', Footer.load),
        isSamePage && hydrateIsland('main', screens[page].load),
      ]);
      if (!loaded.isFallback && (await screens[page].load())) {
        forgetReload();
        return true;
      }
    } catch {
      // Messages or a script could not be loaded.
    }
    // A file is gone, as after a deploy. If reloading does not help, the page shows its error.
    return window.location.pathname === pathname && reloadOnce();
  }

  return (next, current) => {
    const { path, page, language } = routeOf(next.pathname);
    const before = routeOf(current.pathname);
    const isSamePage = path === before.path;
    // For the way back.
    if (!isSamePage) void screens[before.page].load();
    const loaded = loader.loaded(page, language);
    const isReady = loaded && !loaded.isFallback && isHydrated('footer') && (!isSamePage || isHydrated('main'));
    return isReady ? undefined : whileReachable(load(next.pathname, page, language, isSamePage));
  };
}
