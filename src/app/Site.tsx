import { memo, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useRouteError, type Location } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import type { Language } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { parseLocalizedPath } from '#i18n/localizedPath.ts';
import { Footer } from '#layout/Footer';
import { Header } from '#layout/Header';
import { PageLayout } from '#layout/PageLayout';
import { ErrorBoundary, reportCaught } from './ErrorBoundary';
import { LanguageOffers } from './navigation/LanguageOffers';
import { FallbackPage, PageBoundary } from './navigation/PageBoundary';
import type { ShownPage } from './navigation/pageLoader';
import { RouteFocus } from './navigation/RouteFocus';
import { ScrollAnchor } from './navigation/ScrollAnchor';
import './delivery/persistentNotices';
import type { DocumentDataset, LoadedPage } from './pageData';
import { pageMessages } from './routes/pageMessages';
import { DocumentHead } from './seo/DocumentHead';

/** @throws {Error} why the page could not be loaded, if that is so */
function Content({ Page, error, pathname }: Pick<ShownPage, 'Page' | 'error'> & { pathname: string }) {
  if (error) throw error;
  return <Page pathname={pathname} />;
}

/** Entries without a key of the router, such as the first one, are told apart by their URL. */
const scrollKey = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

interface SiteProps {
  /** Changes the language of the page that the visitor is on, or is going to. */
  onLanguageChange: (language: Language) => void;
  /** Called when the list of languages is opened. */
  onLanguagesOpen?: (() => void) | undefined;
  /** Loads other pages once the site is hydrated, and resolves with them, as `prefetchPages` renders them. */
  prefetch?: (() => Promise<ReactNode>) | undefined;
}

/** The element of the site's only route, whose loader has loaded the page. Not rendered while the next page is being loaded. */
export function Site(props: SiteProps) {
  return <ShownSite {...props} shown={useLoaderData<ShownPage>()} />;
}

const footer = <Footer />;

const ignore = () => undefined;

const ShownSite = memo(function ShownSite({
  onLanguageChange,
  onLanguagesOpen,
  prefetch,
  shown,
}: SiteProps & { shown: ShownPage }) {
  const { page, language, catalogs, Page, error } = shown;
  const { key, pathname } = useLocation();
  const [otherPages, setOtherPages] = useState<ReactNode>();
  useEffect(() => {
    const { dataset }: { dataset: DocumentDataset } = document.documentElement;
    dataset.ready = '';
    void prefetch?.().then((rendered) => startTransition(() => setOtherPages(rendered)), ignore);
  }, [prefetch]);
  const path = page === 'notFound' ? parseLocalizedPath(pathname).path : pages[page].path;
  return (
    <LanguageProvider language={language} onLanguageChange={onLanguageChange} catalogs={catalogs}>
      <PageLayout
        offer={<LanguageOffers catalogs={catalogs} />}
        header={<Header onLanguagesOpen={onLanguagesOpen} />}
        footer={<ErrorBoundary resetKey={path}>{footer}</ErrorBoundary>}
      >
        {/* Whatever the visitor does next, an error page tries again. */}
        <PageBoundary resetKey={key + pathname}>
          <DocumentHead {...pageMessages(path)} />
          <Suspense key={path}>
            <Content Page={Page} error={error} pathname={pathname} />
          </Suspense>
        </PageBoundary>
      </PageLayout>
      <RouteFocus path={path} />
      <ScrollAnchor pathname={pathname} path={path} />
      <ScrollRestoration getKey={scrollKey} />
      {otherPages}
    </LanguageProvider>
  );
});

interface SiteErrorProps {
  /** The page that the server sent, for its messages. */
  first: LoadedPage | undefined;
}

/** The error screen alone, where the header throws or nothing can be loaded. */
export function SiteError({ first }: SiteErrorProps) {
  const error = useRouteError();
  useEffect(() => reportCaught(error), [error]);
  return (
    first && (
      <LanguageProvider language={first.language} onLanguageChange={ignore} catalogs={first.catalogs}>
        <FallbackPage error={error} />
      </LanguageProvider>
    )
  );
}
