import { createElement, startTransition, StrictMode } from 'react';

import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { company } from '#content/company.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { createPageLoader, loadPages, type ShownPage } from './navigation/pageLoader';
import { createLoader } from './navigation/pageRoute';
import { mayReload } from './offline/reloadOnce';
import { staysOnPage } from './navigation/RouteFocus';
import { savesData } from './navigation/savesData';
import { readPageData, requiredElement, type DocumentDataset } from './pageData';
import { createRoot, hydrateRoot } from './reactDom';
import { normalizedPath } from './routes/normalizedPath';
import { routeOf } from './routes/route';
import { Site, SiteError } from './Site';

const { pathname, search, hash } = window.location;
const data = readPageData();
const { first } = data;
const normalized = normalizedPath(pathname);
const requested = routeOf(normalized);
const isRequested = !first || (first.page === requested.page && first.language === requested.language);

const { reportEndpoint } = company;
if (reportEndpoint !== undefined)
  void import('./reports/reportProblems').then(
    ({ reportProblems }) => reportProblems(reportEndpoint),
    () => undefined,
  );

async function start() {
  const loadPage = createPageLoader(data);
  await window.earlySubmission?.loaded;
  const shown = first && (await loadPage(first.page, first.language));
  // The index of the history entry of the page on the screen.
  let shownIndex: unknown;
  const index = () => (window.history.state as { idx?: number } | null)?.idx;
  const target = () => router.state.navigation.location ?? router.state.location;
  const stay = () => {
    const steps = Number(shownIndex) - Number(index());
    // Back or forward has changed the URL already.
    if (steps) void router.navigate(steps);
    else void router.navigate(router.state.location, { replace: true, preventScrollReset: true, state: staysOnPage });
  };
  const changeLanguage = (language: Language) => {
    const { path } = routeOf(target().pathname);
    const url = createPath({ ...target(), pathname: localizedPath(path, language) });
    void router.navigate(url, { preventScrollReset: true, state: staysOnPage });
  };
  const loadPrefetching = async () => (savesData() ? undefined : import('./navigation/prefetchPages'));
  const prefetch = first && (async () => (await loadPrefetching())?.prefetchPages(loadPage, first));
  const onLanguagesOpen = () =>
    void loadPrefetching().then(
      (loaded) => loaded?.prefetchLanguages(loadPage, routeOf(target().pathname).page),
      () => undefined,
    );
  const loadDocument = () => {
    const { href } = new URL(createPath(target()), window.location.href);
    // Back and forward have changed the URL already: where it has a fragment, going to it would only scroll.
    if (href === window.location.href) window.location.reload();
    else window.location.assign(href);
  };
  const loader = createLoader(loadPage, {
    shown: () => router.state.loaderData.page as ShownPage | undefined,
    loadDocument,
    stay,
  });
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader,
        element: <Site onLanguageChange={changeLanguage} onLanguagesOpen={onLanguagesOpen} prefetch={prefetch} />,
        errorElement: <SiteError first={first} />,
      },
    ],
    { hydrationData: shown && { loaderData: { page: shown } } },
  );
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shownIndex = index();
  });
  shownIndex = index();
  // The back/forward cache shows the page again that a document has replaced.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') stay();
  });

  // Prerendered pages have the global style in their markup.
  const globalStyle = import.meta.env.DEV ? createElement((await import('#theme/GlobalStyle.ts')).GlobalStyle) : null;
  const site = (
    <StrictMode>
      {globalStyle}
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
  const root = requiredElement('root');
  // A development server sends an empty page.
  if (!first) return createRoot(root).render(site);

  shown?.beforeHydration?.();
  window.earlySubmission?.stop();
  const onCaughtError = (error: unknown) => {
    console.error(error); // oxlint-disable-line no-console -- as React does by itself
    // A translator or an extension has changed elements that React wanted to remove or to replace.
    if (error instanceof DOMException && mayReload(window.location.pathname)) loadDocument();
  };
  startTransition(() => void hydrateRoot(root, site, { onCaughtError }));
  if (!savesData()) void loadPages(loadPage, first.language);
  // The host has sent its not-found page, as those do that add no `.html`.
  if (isRequested) return;
  // For the router, a navigation to the same fragment changes no page.
  const { key } = router.state.location;
  await router.revalidate();
  // The section of the fragment is there only now.
  if (hash && router.state.location.key === key) void router.navigate(router.state.location, { replace: true });
}

if (first && first.page !== 'notFound' && requested.page === 'notFound') {
  // An archive, for example, has sent a page at a path that is none of the site: it stays as it is, and its form cannot be sent.
  const { dataset }: { dataset: DocumentDataset } = document.documentElement;
  dataset.failed = '';
} else if (first && !isRequested && normalized !== pathname) {
  // Hosts that compare URLs literally have sent another page, as for capitals in the path.
  window.location.replace(normalized + search + hash);
} else {
  if (isRequested && normalized !== pathname)
    window.history.replaceState(window.history.state, '', normalized + search + hash);
  void start();
}
