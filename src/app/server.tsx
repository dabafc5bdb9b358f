import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { localizedPath } from '#i18n/localizedPath.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { languageInfo, languages, type Direction, type Language } from '#i18n/languages.ts';
import { pages, type PageName } from '#content/pages.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { alternateLinks, robots, securityText, securityTextFile, sitemap, structuredData } from './seo/discovery';
import { loadScreen } from './navigation/screens';
import { serializeInertJson } from './seo/serializeInertJson';
import { Site } from './Site';
import type { ShownPage } from './navigation/pageLoader';

const notFoundPath = '/404';

const allPages = Object.entries({ ...pages, notFound: { path: notFoundPath } }) as Array<[PageName, { path: string }]>;

export interface RenderedPage {
  /** Path in the deployed folder. */
  file: string;
  page: PageName;
  language: Language;
  direction: Direction;
  /** Markup for the `head` of the document. */
  head: string;
  /** The `style` elements of the page. */
  style: string;
  body: string;
}

/** The elements of the `head`, which React renders before the page. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

async function renderPage(page: PageName, path: string, language: Language): Promise<RenderedPage> {
  const pathname = localizedPath(path, language);
  const shown: ShownPage = { ...(await loadScreen(page)), page, language, catalogs: allCatalogs };
  const router = createMemoryRouter(
    [{ id: 'page', path: '*', loader: () => shown, element: <Site onLanguageChange={() => undefined} /> }],
    { initialEntries: [pathname], hydrationData: { loaderData: { page: shown } } },
  );
  const styles = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      styles.collectStyles(
        <StrictMode>
          <GlobalStyle />
          <RouterProvider router={router} />
        </StrictMode>,
      ),
      {
        // Otherwise React appends Suspense boundaries hidden, with scripts that move them into place.
        progressiveChunkSize: Infinity,
        onError: (error) => {
          throw error;
        },
      },
    );
    const html = await new Response(prelude).text();
    const [head = ''] = leadingHead.exec(html) ?? [];
    return {
      file: pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`,
      page,
      language,
      direction: languageInfo(language).direction,
      head: head + (page === 'notFound' ? '' : alternateLinks(path) + structuredData(path, language)),
      style: styles.getStyleTags(),
      body: html.slice(head.length),
    };
  } finally {
    styles.seal();
  }
}

/** Renders every page in every language, the not-found page included. */
export async function renderPages(): Promise<RenderedPage[]> {
  // In sequence: the order in which styled components are created is the order of their rules.
  for (const [page] of allPages) {
    // oxlint-disable-next-line no-await-in-loop
    await loadScreen(page);
  }
  return Promise.all(languages.flatMap(({ code }) => allPages.map(([page, { path }]) => renderPage(page, path, code))));
}

export { allCatalogs, serializeInertJson };

/** Files for crawlers, by name. */
export const files = { 'sitemap.xml': sitemap, 'robots.txt': robots, [securityTextFile]: securityText };
