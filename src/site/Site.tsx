import { Suspense, use, useCallback, useEffect, useRef, type ReactNode } from 'react';
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
import { ErrorBoundary } from './ErrorBoundary';
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
  /** The page that the server sent: its texts are those for the worst, when nothing else can be shown. */
  first: LoadedPage | undefined;
}

/**
 * What stands at an address.
 * @throws {Error} where nothing can stand there
 */
function Screen({ address, fault }: { address: string; fault: Error | undefined }) {
  if (fault) throw fault;
  const Current = screens[pageAt(parseAddress(address).path)];
  return <Current address={address} />;
}

const nothing = () => null;

function CurrentPage({ fault }: { fault: Error | undefined }) {
  const location = useLocation();
  const { path } = parseAddress(location.pathname);
  return (
    <PageLayout
      footer={
        <ErrorBoundary fallback={nothing} resetKey={path}>
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
          <Screen address={location.pathname} fault={fault} />
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
function AddressedPage({ loader, first }: SiteProps) {
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

  let fault: Error | undefined;
  // A page whose texts could not be loaded cannot be shown with those of another.
  if (loaded.page !== page) fault = new Error(`The texts of ${location.pathname} could not be loaded`);
  // No page can be meant by it; where the server has said so, its page stays.
  else if (decoded(location.pathname) === undefined && loaded !== first) fault = new NotFoundError(location.pathname);

  return (
    <LanguageProvider language={loaded.language} onLanguageChange={changeLanguage} catalogs={loaded.catalogs}>
      <CurrentPage fault={fault} />
      <Rehearsal loader={loader} />
    </LanguageProvider>
  );
}

/** Without a language, or with a broken header, the error screen stands alone, in the language of the first page. */
function Breakdown({ first, error }: Pick<SiteProps, 'first'> & { error: unknown }): ReactNode {
  return (
    first && (
      <LanguageProvider language={first.language} onLanguageChange={() => undefined} catalogs={first.catalogs}>
        <Failure error={error} />
      </LanguageProvider>
    )
  );
}

/** The assembled site; needs a router and a theme around it. */
export function Site({ loader, first }: SiteProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={(error) => <Breakdown first={first} error={error} />} resetKey={pathname}>
      <Suspense>
        <AddressedPage loader={loader} first={first} />
      </Suspense>
    </ErrorBoundary>
  );
}
