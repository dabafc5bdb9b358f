import { Suspense, use, useCallback, useMemo, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { localizedPath, parseAddress } from '../i18n/address';
import { LanguageProvider } from '../i18n/LanguageProvider';
import { defaultLanguage, type Language } from '../i18n/languages';
import { PageLayout } from '../layout/PageLayout/PageLayout';
import { Arrival } from './Arrival';
import { englishOnly, forgetFailures, loadCatalogs } from './catalogs';
import { DocumentHead } from './DocumentHead';
import { KeepPlace } from './KeepPlace';
import { BrokenPage, PageBoundary } from './PageBoundary';
import { Pages, titleOf } from './Pages';

/** Everything below has the texts of the address's language. */
function AddressLanguage({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { language, path } = parseAddress(pathname);
  const catalogs = use(loadCatalogs(language));
  const changeLanguage = useCallback(
    (next: Language) => void navigate(`${localizedPath(path, next)}${search}${hash}`),
    [navigate, path, search, hash],
  );
  return (
    <LanguageProvider language={language} onLanguageChange={changeLanguage} catalogs={catalogs}>
      {children}
    </LanguageProvider>
  );
}

function CurrentPage() {
  const location = useLocation();
  const { path } = parseAddress(location.pathname);
  // The same element in every language: what is open or typed stays.
  const page = useMemo(() => ({ ...location, pathname: path }), [location, path]);
  return (
    <PageLayout>
      <PageBoundary resetKey={path}>
        <DocumentHead titleId={titleOf(path)} />
        <Suspense>
          <Pages location={page} address={location.pathname} />
          <Arrival location={location} path={path} />
          <KeepPlace address={location.pathname} path={path} />
        </Suspense>
      </PageBoundary>
    </PageLayout>
  );
}

/** Without a language, or with a broken header, the error screen stands alone and speaks English. */
function Breakdown() {
  return (
    <LanguageProvider language={defaultLanguage} onLanguageChange={() => undefined} catalogs={englishOnly}>
      <BrokenPage />
    </LanguageProvider>
  );
}

/** The assembled site; needs a router and a theme around it. */
export function Site() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<Breakdown />} resetKeys={[pathname]} onReset={forgetFailures}>
      <Suspense>
        <AddressLanguage>
          <CurrentPage />
        </AddressLanguage>
      </Suspense>
    </ErrorBoundary>
  );
}
