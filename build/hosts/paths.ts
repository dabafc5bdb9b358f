import { defaultLanguage, languages } from '#i18n/languages.ts';

// Parts of regular expressions are such that nginx and Vercel (PCRE) read them like JavaScript.

const partPattern = '[a-z0-9-]+';

/** The path of a page: words of lowercase letters, digits and hyphens, one slash before each. */
export const pagePathPattern = `(?:/${partPattern})+`;

/** Matches complete paths of pages. */
export const pagePath = new RegExp(`^${pagePathPattern}$`);

/** The languages whose paths have a prefix. */
export const prefixedLanguages = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);

/** Their alternatives in a regular expression. */
export const languagePrefixes = prefixedLanguages.join('|');

/**
 * @param pages by name, with their paths without a language
 * @throws {Error} when a path is neither `/` nor such a path, or the code of a language is no part of one
 */
export function checkPages(pages: Readonly<Record<string, { path: string }>>) {
  for (const { code } of languages)
    if (!new RegExp(`^${partPattern}$`).test(code))
      throw new Error(
        `src/i18n/languages.ts: the code "${code}" has other characters than lowercase letters, digits and hyphens.`,
      );
  for (const [name, { path }] of Object.entries(pages))
    if (path !== '/' && !pagePath.test(path))
      throw new Error(
        `src/content/pages.ts: the path of ${name} is "${path}", but has to begin with a slash and have lowercase letters, digits and hyphens only.`,
      );
}

/** A path of a hidden file, or in a hidden folder: of `.well-known` alone, files are served (RFC 8615). */
export const hiddenPathPattern = '/\\.(?!well-known/)';

/** The configuration files of hosts, which are not served. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'] as const;
