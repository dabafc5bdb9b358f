import { useLocation } from 'react-router-dom';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localizedPath.ts';
import { useServerPage } from '#src/lib/useServerPage.ts';

/** The path of the current page without its language, and the page's URL in each language, with query and fragment. */
export function usePageUrls() {
  const { pathname, search, hash } = useLocation();
  const { path } = parseLocalizedPath(pathname);
  // The server knows neither, and hydration does not correct what it sent.
  const rest = useServerPage() ? '' : search + hash;
  return { path, urlIn: (language: Language) => localizedPath(path, language) + rest };
}
