import { useCallback } from 'react';
import { createPath, useNavigate, type Path } from 'react-router-dom';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { routeOf } from '#app/routes/pageMessages.ts';

/**
 * Returns how to change the language: of the page that the visitor is going to, as soon as its messages are loaded.
 * @param target see `SiteNavigation`
 */
export function useLanguageChange(target: () => Path): (language: Language) => void {
  const navigate = useNavigate();
  return useCallback(
    (next) => {
      const { pathname, search, hash } = target();
      const { language, path } = routeOf(pathname);
      const url = createPath({ pathname: localizedPath(path, next), search, hash });
      // The state tells `RouteFocus` that this is no link to the same page, which would scroll to its top.
      void navigate(url, { replace: language === next, state: 'kept' });
    },
    [target, navigate],
  );
}
