import { Suspense, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotices } from '../components/Toaster/ToasterScope';
import { localizedPath, parseAddress } from '../i18n/address';
import { LanguageProvider } from '../i18n/LanguageProvider';
import { defaultLanguage, type Language } from '../i18n/languages';
import { Message } from '../i18n/Message';
import { PageLayout } from '../layout/PageLayout/PageLayout';
import { Arrival } from './Arrival';
import { englishOnly, isComplete, loadAgain, loadCatalogs } from './catalogs';
import { DocumentHead } from './DocumentHead';
import { KeepPlace } from './KeepPlace';
import { BrokenPage, PageBoundary } from './PageBoundary';
import { Pages } from './Pages';
import { pageTexts } from './pageTexts';

/** Everything below has the texts of the address's language. */
function AddressLanguage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { language } = parseAddress(pathname);
  const catalogs = use(loadCatalogs(language));
  const wanted = useRef<Language>(undefined);
  const changeLanguage = useCallback(
    (next: Language) => {
      wanted.current = next;
      // The page and its address change together, when the texts are there.
      void loadAgain(next).then(() => {
        if (wanted.current !== next) return;
        const { pathname: current, search, hash } = window.location;
        const here = parseAddress(current);
        void navigate(`${localizedPath(here.path, next)}${search}${hash}`, { replace: here.language === next });
      });
    },
    [navigate],
  );

  const { error } = useNotices();
  const missing = !isComplete(catalogs, language);
  useEffect(() => {
    if (missing) error(<Message id="languageUnavailable" />);
  }, [missing, error]);

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
        <DocumentHead {...pageTexts(path)} />
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
    <ErrorBoundary fallback={<Breakdown />} resetKeys={[pathname]}>
      <Suspense>
        <AddressLanguage>
          <CurrentPage />
        </AddressLanguage>
      </Suspense>
    </ErrorBoundary>
  );
}
