import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import { hydratePage } from './hydration/hydratePage';
import { readPageData, requiredElement } from './hydration/pageData';
import { createPageLoader } from './hydration/pageLoader';
import { createPrepareRoute } from './navigation/prepareRoute';
import { createHistory, SiteRouter } from './navigation/SiteRouter';
import { normalizedPath } from './routes/normalizedPath';
import { routeOf } from './routes/pageMessages';
import { Site } from './Site';

const { pathname, search, hash } = window.location;
const data = readPageData();
const normalized = normalizedPath(pathname);
const location = routeOf(normalized);

async function start() {
  const root = requiredElement('#root');
  const loader = createPageLoader(data);
  const history = createHistory();
  // Prerendered pages have the global style in their markup.
  const globalStyle = import.meta.env.DEV ? createElement((await import('#theme/GlobalStyle.ts')).GlobalStyle) : null;
  const site = (
    <StrictMode>
      <ThemeRoot globalStyle={globalStyle}>
        <SiteRouter history={history} prepare={createPrepareRoute(loader)}>
          <Site loader={loader} first={data.first} />
        </SiteRouter>
      </ThemeRoot>
    </StrictMode>
  );
  // A development server sends an empty page.
  if (data.first) await hydratePage(root, site, location, (url) => history.push(url));
  else createRoot(root).render(site);
}

const isRequestedPage = !data.first || (data.first.page === location.page && data.first.language === location.language);
// Hosts that compare URLs literally have sent another page, as for capitals in the path.
if (!isRequestedPage && normalized !== pathname) window.location.replace(normalized + search + hash);
else {
  if (normalized !== pathname) window.history.replaceState(window.history.state, '', normalized + search + hash);
  void start();
}
