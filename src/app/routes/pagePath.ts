/** Where the server has sent a page at a path that is none of the site, as archives, translating proxies and previews do. */
let served: { at: string; path: string } | undefined;

/**
 * Has a path count as that of a page: the page stays as the server has sent it.
 * @param path the path of the page, with its language
 */
export const servePageAt = (at: string, path: string) => {
  served = { at, path };
};

/** The path of the page at a path: another one where the server has sent a page elsewhere. */
export const pagePath = (pathname = window.location.pathname) =>
  served && pathname === served.at ? served.path : pathname;
