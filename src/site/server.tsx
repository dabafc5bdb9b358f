import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { localizedPath } from '../i18n/address';
import { languageInfo, languages, type Direction, type Language } from '../i18n/languages';
import { pages } from '../pages';
import { ThemeRoot } from '../theme/ThemeRoot';
import { alternateLinks, robots, sitemap, structuredData } from './discovery';
import { Site } from './Site';

// The pages in a fixed order, before any is asked for: the order in which styled parts are made is the order of their rules.
import '../screens/Home/Home';
import '../screens/Contact/Contact';
import '../screens/TermsOfService/TermsOfService';
import '../screens/PrivacyPolicy/PrivacyPolicy';

/** Stands for every address that has no page. */
const missing = '/404';

interface Page {
  /** Where it stands in the folder that is deployed. */
  file: string;
  language: Language;
  direction: Direction;
  /** Markup that belongs into the document's head. */
  head: string;
  body: string;
}

/** What React puts before the page because it belongs into the head. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

async function renderPage(path: string, language: Language): Promise<Page> {
  const address = localizedPath(path, language);
  const styles = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      styles.collectStyles(
        <StrictMode>
          <ThemeRoot>
            <StaticRouter location={address}>
              <Site />
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
    const found = path === missing ? '' : alternateLinks(path) + structuredData(path, language);
    return {
      file: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
      language,
      direction: languageInfo(language).direction,
      head: head + found + styles.getStyleTags(),
      body: html.slice(head.length),
    };
  } finally {
    styles.seal();
  }
}

/** Every page of the site in every language, and one for what is not found. */
export const renderPages = () =>
  Promise.all(languages.flatMap(({ code }) => [...Object.values(pages), missing].map((path) => renderPage(path, code))));

/** What search engines ask a site for, by name. */
export const files = { 'sitemap.xml': sitemap, 'robots.txt': robots };
