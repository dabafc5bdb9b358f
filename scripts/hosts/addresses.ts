import { defaultLanguage, languages } from '../../src/i18n/languages.ts';

/*
 * What hosts have to know of the site's addresses, as parts of regular expressions that Perl, and so nginx and Vercel, read like JavaScript.
 */

/** An address of a page: words of small letters, digits and hyphens, one slash before each. */
export const pageAddress = '(?:/[a-z0-9-]+)+';

/** The languages whose addresses have a prefix. */
export const prefixes = languages
  .map(({ code }) => code)
  .filter((code) => code !== defaultLanguage)
  .join('|');

/**
 * Checks that hosts will find the page of a file, by the name that it has in the folder.
 * @throws where its address has other characters than hosts look for
 */
export function checkAddress(file: string) {
  if (!new RegExp(`^${pageAddress}\\.html$`).test(`/${file}`)) {
    throw new Error(`${file}: hosts look for pages whose addresses have small letters, digits and hyphens only`);
  }
}

/** What tells a host what to do with the folder, and is no visitor's. */
export const hostFileNames = ['_headers', 'vercel.json', 'nginx.conf'] as const;
