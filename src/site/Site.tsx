import { Suspense, use, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotices } from '../components/Toaster/ToasterScope';
import { localizedPath, parseAddress } from '../i18n/address';
import { LanguageProvider } from '../i18n/LanguageProvider';
import type { Language } from '../i18n/languages';
import { Message } from '../i18n/Message';
import { PageLayout } from '../layout/PageLayout/PageLayout';
import './lastingNotices';
import { Arrival } from './Arrival';
import { loadWhole } from './connection';
import { decoded } from './decoded';
import { DocumentHead } from './DocumentHead';
import { replayEarly, type PartOfPage } from './early';
import { KeepPlace } from './KeepPlace';
import { NotFoundError } from './NotFoundError';
import { Failure, PageBoundary } from './PageBoundary';
import { isAsked, type LoadedPage, type PageLoader } from './pageLoader';
import { pageAt, pageTexts } from './pageTexts';
import { Footer, screens } from './parts';
import { Rehearsal } from './Rehearsal';
import { isRewritten } from './rewritten';

interface SiteProps {
  loader: PageLoader;
  /** The texts for the worst: when nothing else can be shown. */
  fallback: LoadedPage | undefined;
}

/**
 * What stands at an address.
 * @throws NotFoundError where the address cannot be decoded, so that no page can be meant by it
 */
function Screen({ address, missing }: { address: string; missing: boolean }) {
  if (decoded(address) === undefined) throw new NotFoundError(address);
  // A page whose texts could not be loaded cannot be shown with those of another.
  if (missing) throw new Error(`The texts of ${address} could not be loaded`);
  const Current = screens[pageAt(parseAddress(address).path)];
  return <Current address={address} />;
}

function CurrentPage({ missing }: { missing: boolean }) {
  const location = useLocation();
  const { path } = parseAddress(location.pathname);
  return (
    <PageLayout
      footer={
        <ErrorBoundary fallback={null} resetKeys={[path]}>
          <Suspense>
            <Footer />
            <Awake part="footer" />
          </Suspense>
        </ErrorBoundary>
      }
    >
      <PageBoundary resetKey={path}>
        <DocumentHead {...pageTexts(path)} />
        {/* A page that nobody has reached for yet is left as the server sent it; another does not wait for it. */}
        <Suspense key={path}>
          <Screen address={location.pathname} missing={missing} />
          <Awake part="main" />
        </Suspense>
        <Arrival location={location} path={path} />
        <KeepPlace address={location.pathname} path={path} />
      </PageBoundary>
      <Awake part="header" />
    </PageLayout>
  );
}

/** Stands in a part of the page and comes to life with it. */
function Awake({ part }: { part: PartOfPage }) {
  useEffect(() => replayEarly(part), [part]);
  return null;
}

/** The browser may be ahead of what is shown. */
const pageHere = () => pageAt(parseAddress(window.location.pathname).path);

/** The page at the current address, with the texts of the address's language. */
function AddressedPage({ loader }: Pick<SiteProps, 'loader'>) {
  const location = useLocation();
  const navigate = useNavigate();
  const { language: asked, path } = parseAddress(location.pathname);
  const page = pageAt(path);

  const loaded = loader.loaded(page, asked) ?? use(loader.load(page, asked));
  const wanted = useRef<Language>(undefined);
  const changeLanguage = useCallback(
    (next: Language) => {
      wanted.current = next;
      const change = () => {
        if (wanted.current !== next) return;
        const { pathname: current, search, hash } = window.location;
        const here = parseAddress(current);
        const address = `${localizedPath(here.path, next)}${search}${hash}`;
        if (isRewritten(document.body)) void loadWhole(address, () => window.location.assign(address));
        else void navigate(address, { replace: here.language === next });
      };
      // The page and its address change together, when the texts are there: at once, where they are already.
      const there = loader.loaded(pageHere(), next);
      if (there && isAsked(there, there.page, next)) change();
      else void loader.prepare(pageHere(), next).then(change);
    },
    [loader, navigate],
  );

  const { error } = useNotices();
  useEffect(() => {
    if (loaded.language !== asked) error(<Message id="languageUnavailable" />);
  }, [loaded, asked, error]);

  return (
    <LanguageProvider language={loaded.language} onLanguageChange={changeLanguage} catalogs={loaded.catalogs}>
      <CurrentPage missing={loaded.page !== page} />
      <Rehearsal loader={loader} />
    </LanguageProvider>
  );
}

/** Without a language, or with a broken header, the error screen stands alone, in the language of the first page. */
function Breakdown({ fallback, error }: Pick<SiteProps, 'fallback'> & { error: unknown }): ReactNode {
  return (
    fallback && (
      <LanguageProvider language={fallback.language} onLanguageChange={() => undefined} catalogs={fallback.catalogs}>
        <Failure error={error} />
      </LanguageProvider>
    )
  );
}

/** The assembled site; needs a router and a theme around it. */
export function Site({ loader, fallback }: SiteProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallbackRender={({ error }) => <Breakdown fallback={fallback} error={error} />} resetKeys={[pathname]}>
      <Suspense>
        <AddressedPage loader={loader} />
      </Suspense>
    </ErrorBoundary>
  );
}
