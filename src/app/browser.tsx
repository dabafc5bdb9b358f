import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import type { LoadedPage } from './hydration/bootstrapContract';
import { hydratePage } from './hydration/hydratePage';
import { readPageData, requiredElement } from './hydration/pageData';
import { createPageLoader } from './hydration/pageLoader';
import { createPrepareRoute } from './navigation/prepareRoute';
import { createHistory, createNavigation } from './navigation/siteNavigation';
import { SiteRouter } from './navigation/SiteRouter';
import { normalizedPath } from './routes/normalizedPath';
import { routeOf } from './routes/pageMessages';
import { servePageAt } from './routes/pagePath';
import { Site } from './Site';

const { pathname, search, hash } = window.location;
const data = readPageData();
const normalized = normalizedPath(pathname);
const { first } = data;
const requested = routeOf(normalized);
const isRequestedPage = !first || (first.page === requested.page && first.language === requested.language);

const pathOf = ({ page, language }: LoadedPage) => localizedPath(page === 'notFound' ? '/404' : pages[page], language);

/** The location of a page that the server has sent for another URL. */
const locationOf = (loaded: LoadedPage) => ({
  pathname: pathOf(loaded),
  search: '',
  hash: '',
  state: null,
  key: 'default',
});

/** The server has sent a page at a path that is none of the site, as archives do: it stays as it is. */
const isElsewhere = first !== undefined && first.page !== 'notFound' && requested.page === 'notFound';
if (isElsewhere) servePageAt(pathname, pathOf(first));

const { reportEndpoint } = company;
if (reportEndpoint !== undefined)
  void import('./reports/reportProblems').then(
    ({ reportProblems }) => reportProblems(reportEndpoint),
    () => undefined,
  );

async function start() {
  const root = requiredElement('#root');
  const loader = createPageLoader(data);
  const history = createHistory();
  const location = first && !isRequestedPage && !isElsewhere ? locationOf(first) : history.location;
  const navigation = createNavigation(history, createPrepareRoute(loader), location);
  // Prerendered pages have the global style in their markup.
  const globalStyle = import.meta.env.DEV ? createElement((await import('#theme/GlobalStyle.ts')).GlobalStyle) : null;
  const site = (
    <StrictMode>
      <ThemeRoot globalStyle={globalStyle}>
        <SiteRouter navigation={navigation}>
          <Site loader={loader} first={first} target={navigation.target} />
        </SiteRouter>
      </ThemeRoot>
    </StrictMode>
  );
  const navigate = (url: string) =>
    navigation.navigator[url === createPath(navigation.shown.get().location) ? 'replace' : 'push'](url);
  // A development server sends an empty page.
  if (first) hydratePage(root, site, routeOf(location.pathname), navigate);
  else createRoot(root).render(site);
}

// Hosts that compare URLs literally have sent another page, as for capitals in the path.
if (!isRequestedPage && !isElsewhere && normalized !== pathname) window.location.replace(normalized + search + hash);
else {
  if (isRequestedPage && normalized !== pathname)
    window.history.replaceState(window.history.state, '', normalized + search + hash);
  void start();
}
