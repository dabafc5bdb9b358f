import { defaultLanguage, languages } from '#i18n/languages.ts';

// Parts of regular expressions are such that nginx and Vercel (PCRE) read them like JavaScript.

/** The path of a page: words of lowercase letters, digits and hyphens, one slash before each. */
export const pagePathPattern = '(?:/[a-z0-9-]+)+';

/** The languages whose paths have a prefix. */
export const languagePrefixes = languages
  .map(({ code }) => code)
  .filter((code) => code !== defaultLanguage)
  .join('|');

/** @throws {Error} when hosts would not find the file of a page: its path has other characters than `pagePathPattern` */
export function checkPagePath(file: string) {
  if (!new RegExp(`^${pagePathPattern}\\.html$`).test(`/${file}`)) {
    throw new Error(`${file}: hosts look for pages whose paths have lowercase letters, digits and hyphens only`);
  }
}

/** The configuration files of hosts, which are not served. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'] as const;
