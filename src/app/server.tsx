import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { localizedPath } from '../i18n/address';
import { allCatalogs } from '../i18n/allCatalogs';
import { languageInfo, languages, type Direction, type Language } from '../i18n/languages';
import { pages, type PageName } from '../pages';
import { GlobalStyle } from '../theme/GlobalStyle';
import { ThemeRoot } from '../theme/ThemeRoot';
import { alternateLinks, robots, securityText, securityTextFile, sitemap, structuredData } from './discovery';
import type { PageLoader } from './pageLoader';
import { Footer, screens } from './parts';
import { Site } from './Site';

/** Stands for every address that has no page. */
const missing = '/404';

/** Every page by its name, with a path that shows it. */
const allPages = Object.entries({ ...pages, notFound: missing }) as Array<[PageName, string]>;

export interface RenderedPage {
  /** Where it stands in the folder that is deployed. */
  file: string;
  page: PageName;
  language: Language;
  direction: Direction;
  /** Markup that belongs into the document's head. */
  head: string;
  /** The style sheet of the page. */
  style: string;
  body: string;
}

/** What React puts before the page because it belongs into the head. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Node has all texts at once. */
const loaded = (page: PageName, language: Language) => ({ page, language, catalogs: allCatalogs });
const load: PageLoader['load'] = (page, language) => Promise.resolve(loaded(page, language));
const loader: PageLoader = { loaded, load, prepare: load };

async function renderPage(page: PageName, path: string, language: Language): Promise<RenderedPage> {
  const address = localizedPath(path, language);
  const styles = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      styles.collectStyles(
        <StrictMode>
          <ThemeRoot globalStyle={<GlobalStyle />}>
            <StaticRouter location={address}>
              <Site loader={loader} first={undefined} />
            </StaticRouter>
          </ThemeRoot>
        </StrictMode>,
      ),
      {
        // In one piece: otherwise parts of it come hidden at the end, with scripts that move them into their places.
        progressiveChunkSize: Infinity,
        onError: (error) => {
          throw error;
        },
      },
    );
    const html = await new Response(prelude).text();
    const [head = ''] = leadingHead.exec(html) ?? [];
    return {
      file: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
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

/** Every page of the site in every language, and one for what is not found. */
export async function renderPages(): Promise<RenderedPage[]> {
  // One after the other: the order in which styled parts are made is the order of their rules.
  for (const part of [Footer, ...Object.values(screens)]) {
    // oxlint-disable-next-line no-await-in-loop
    await part.load();
  }
  return Promise.all(languages.flatMap(({ code }) => allPages.map(([page, path]) => renderPage(page, path, code))));
}

/** The catalogs that the texts of the pages are taken from. */
export { allCatalogs };

/** What a site is asked for beside its pages, by name. */
export const files = { 'sitemap.xml': sitemap, 'robots.txt': robots, [securityTextFile]: securityText };
