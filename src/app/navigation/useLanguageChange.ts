import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { isRequested, type PageLoader } from '#app/hydration/pageLoader.ts';
import { isRewritten } from '#app/hydration/rewrittenPage.ts';
import { loadWhenReachable, waitUntilReachable, whileReachable } from '#app/offline/connection.tsx';
import { routeOf } from '#app/routes/pageMessages.ts';

/** The page of the URL, which may be ahead of the one that is rendered. */
const currentPage = () => routeOf(window.location.pathname).page;

/** Returns how to change the language: page and URL change together, as soon as the messages are loaded. */
export function useLanguageChange(loader: PageLoader): (language: Language) => void {
  const navigate = useNavigate();
  const latest = useRef<Language>(undefined);
  return useCallback(
    function changeLanguage(next: Language) {
      latest.current = next;
      const change = () => {
        if (latest.current !== next) return;
        const { pathname, search, hash } = window.location;
        const { language, path } = routeOf(pathname);
        const url = `${localizedPath(path, next)}${search}${hash}`;
        if (isRewritten(document.body)) void loadWhenReachable(url, () => window.location.assign(url));
        // The state tells `RouteFocus` that this is no link to the same page, which would scroll to its top.
        else void navigate(url, { replace: language === next, state: 'kept' });
      };
      const loaded = loader.loaded(currentPage(), next);
      if (loaded && isRequested(loaded, loaded.page, next)) change();
      else {
        const prefetch = loader.prefetch(currentPage(), next).then(() => true);
        void whileReachable(prefetch).then((isReachable) =>
          isReachable
            ? change()
            : latest.current === next && waitUntilReachable(window.location.pathname, () => changeLanguage(next)),
        );
      }
    },
    [loader, navigate],
  );
}
