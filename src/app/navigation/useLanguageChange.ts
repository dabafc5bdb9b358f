import { useCallback } from 'react';
import { createPath, useNavigate, type Path } from 'react-router-dom';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localizedPath.ts';
import { staysOnPage } from './RouteFocus';

/**
 * Returns how to change the language: of the page that the visitor is going to, as soon as its messages are loaded.
 * @param target where the visitor is going
 */
export function useLanguageChange(target: () => Path): (language: Language) => void {
  const navigate = useNavigate();
  return useCallback(
    (language) => {
      const { pathname, search, hash } = target();
      const { path } = parseLocalizedPath(pathname);
      const url = createPath({ pathname: localizedPath(path, language), search, hash });
      void navigate(url, { preventScrollReset: true, state: staysOnPage });
    },
    [target, navigate],
  );
}
