import { Suspense, use, useCallback, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { company } from '../company';
import { localizedPath, parseAddress } from '../i18n/address';
import { LanguageProvider, useLanguage } from '../i18n/LanguageProvider';
import { defaultLanguage, type Language } from '../i18n/languages';
import type { MessageKey } from '../i18n/lookup';
import english from '../i18n/messages/en.json';
import { PageLayout } from '../layout/PageLayout/PageLayout';
import { RouteError } from '../screens/RouteError/RouteError';
import { loadCatalogs } from './catalogs';
import { PageBoundary } from './PageBoundary';
import { Pages, titleOf } from './Pages';
import { useArrival } from './useArrival';

/** The document follows the language and the page: `lang`, `dir` and title. */
function DocumentHead({ titleId }: { titleId: MessageKey }) {
  const { language, direction, t } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  const title = `${t(titleId)} – ${company.name}`;
  return <title>{title}</title>;
}

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
  useArrival(location, path);
  // The same element in every language: what is open or typed stays.
  const page = useMemo(() => ({ ...location, pathname: path }), [location, path]);
  return (
    <PageLayout>
      <DocumentHead titleId={titleOf(path)} />
      <PageBoundary resetKey={path}>
        <Suspense>
          <Pages location={page} address={location.pathname} />
        </Suspense>
      </PageBoundary>
    </PageLayout>
  );
}

/** Without a language, or with a broken header, the error screen stands alone and speaks English. */
function Breakdown() {
  return (
    <LanguageProvider language={defaultLanguage} onLanguageChange={() => undefined} catalogs={{ en: english }}>
      <DocumentHead titleId="errorPageTitle" />
      <RouteError onReload={() => window.location.reload()} />
    </LanguageProvider>
  );
}

/** The assembled site; needs a router and a theme around it. */
export function Site() {
  return (
    <ErrorBoundary fallback={<Breakdown />}>
      <Suspense>
        <AddressLanguage>
          <CurrentPage />
        </AddressLanguage>
      </Suspense>
    </ErrorBoundary>
  );
}
