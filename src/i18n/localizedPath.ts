import { defaultLanguage, languages, type Language } from './languages';

export interface LocalizedPath {
  language: Language;
  /** Without its language: `/`, `/contact`, … */
  path: string;
}

/**
 * Splits the path of a URL into language and page. English has no prefix. An unknown prefix is part of the path.
 */
export function parseLocalizedPath(pathname: string): LocalizedPath {
  // Leading slashes are collapsed, so that no link with this path can lead to another host.
  const path = pathname.replace(/^[/\\]+/, '/');
  const prefix = path.split('/', 2)[1]?.toLowerCase();
  const language = languages.find(({ code }) => code !== defaultLanguage && code === prefix)?.code;
  if (!language) return { language: defaultLanguage, path: path || '/' };
  return { language, path: path.slice(language.length + 1).replace(/^\/*/, '/') };
}

/** The path of a page in a language. An unknown path that begins like a language stays unknown in English. */
export function localizedPath(path: string, language: Language): string {
  if (language === defaultLanguage) return parseLocalizedPath(path).path === path ? path : `/${defaultLanguage}${path}`;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
