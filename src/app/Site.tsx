import { Suspense, use, useEffect } from 'react';
import { useLocation, type Path } from 'react-router-dom';
import { useNotices } from '#components/Toaster';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import type { Catalogs } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { Header } from '#layout/Header';
import { PageLayout } from '#layout/PageLayout';
import { ErrorBoundary } from './ErrorBoundary';
import type { LoadedPage } from './hydration/bootstrapContract';
import { HydrationMarker } from './hydration/eventReplay';
import { Footer, screens } from './hydration/islands';
import type { PageLoader } from './hydration/pageLoader';
import { PrerenderedPage } from './hydration/PrerenderedPage';
import { NotFoundError } from './navigation/NotFoundError';
import { OfferedLanguage } from './navigation/OfferedLanguage';
import { FallbackPage, PageBoundary } from './navigation/PageBoundary';
import { RouteFocus } from './navigation/RouteFocus';
import { ScrollAnchor } from './navigation/ScrollAnchor';
import { useLanguageChange } from './navigation/useLanguageChange';
import './offline/persistentNotices';
import { decoded } from './routes/decodedPath';
import { pageMessages, routeOf } from './routes/pageMessages';
import { DocumentHead } from './seo/DocumentHead';

interface SiteProps {
  loader: PageLoader;
  /** The page that the server sent, for its messages. */
  first: LoadedPage | undefined;
  /** Where the visitor is going; the URL by default. */
  target?: () => Path;
}

const currentLocation = () => window.location;

/**
 * The screen of a path.
 * @throws {Error} `routeError`, if there is one
 */
function Screen({ pathname, routeError }: { pathname: string; routeError: Error | undefined }) {
  if (routeError) throw routeError;
  const Current = screens[routeOf(pathname).page];
  return <Current pathname={pathname} />;
}

function CurrentPage({ catalogs, routeError }: { catalogs: Catalogs; routeError: Error | undefined }) {
  const location = useLocation();
  const { pathname } = location;
  const { path } = routeOf(pathname);
  return (
    <PageLayout
      offer={<OfferedLanguage catalogs={catalogs} />}
      header={
        <>
          <Header />
          <HydrationMarker island="header" />
        </>
      }
      footer={
        <ErrorBoundary resetKey={path}>
          <Suspense>
            <Footer />
            <HydrationMarker island="footer" />
          </Suspense>
        </ErrorBoundary>
      }
    >
      {/* Whatever the visitor does next, an error page tries again. */}
      <PageBoundary resetKey={location.key + pathname}>
        <DocumentHead {...pageMessages(path)} />
        {/* With a key, so that another page does not wait until this one is hydrated. */}
        <Suspense key={path}>
          <Screen pathname={pathname} routeError={routeError} />
          <HydrationMarker island="main" />
        </Suspense>
      </PageBoundary>
      <RouteFocus location={location} path={path} />
      <ScrollAnchor pathname={pathname} path={path} />
    </PageLayout>
  );
}

/** The page of the URL, with the messages of the URL's language. */
function LocalizedPage({ loader, first, target = currentLocation }: SiteProps) {
  const { pathname } = useLocation();
  const { language, page } = routeOf(pathname);
  const loaded = loader.loaded(page, language) ?? use(loader.load(page, language));
  const changeLanguage = useLanguageChange(target);

  const { error } = useNotices();
  useEffect(() => {
    if (loaded.language !== language) error(<Message id="languageUnavailable" />);
  }, [loaded, language, error]);

  let routeError: Error | undefined;
  // The messages of one page do not suffice for another.
  if (loaded.page !== page) routeError = new Error(`The messages of ${pathname} could not be loaded`);
  // Such a path means no page. Where the server has sent the not-found page for it, that stays.
  else if (decoded(pathname) === undefined && loaded !== first) routeError = new NotFoundError(pathname);

  return (
    <LanguageProvider language={loaded.language} onLanguageChange={changeLanguage} catalogs={loaded.catalogs}>
      <CurrentPage catalogs={loaded.catalogs} routeError={routeError} />
      <PrerenderedPage loader={loader} />
    </LanguageProvider>
  );
}

/** The site; needs a router and a theme around it. */
export function Site(props: SiteProps) {
  const { first } = props;
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      // Where no messages could be loaded or the header throws, the error screen is rendered alone, in the first page's language.
      fallback={(error) =>
        first && (
          <LanguageProvider language={first.language} onLanguageChange={() => undefined} catalogs={first.catalogs}>
            <FallbackPage error={error} />
          </LanguageProvider>
        )
      }
    >
      <Suspense>
        <LocalizedPage {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
