import { Activity, startTransition, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { parseAddress } from '../i18n/address';
import { LanguageProvider } from '../i18n/LanguageProvider';
import type { PageName } from '../pages';
import { isAwake } from './early';
import { ErrorBoundary } from './ErrorBoundary';
import { isAsked, type LoadedPage, type PageLoader } from './pageLoader';
import { pageAt } from './pageTexts';
import { screens } from './parts';
import { whenLinkReached } from './reach';

const keep = () => undefined;

/**
 * Loads ahead what a link of the site leads to when the visitor reaches for the link, and renders a page that was not on
 * the screen yet out of sight, so that its styles, formats and pictures are there when the click comes. In the moments
 * between: React gives way to everything else, and runs no effect of what is hidden.
 */
export function Rehearsal({ loader }: { loader: PageLoader }) {
  const [next, setNext] = useState<LoadedPage & { address: string; stage: Element }>();
  useEffect(() => {
    const known = new Set<PageName>();
    return whenLinkReached(async ({ pathname: address }) => {
      const { path, language } = parseAddress(address);
      const page = pageAt(path);
      const loaded = await loader.prepare(page, language);
      const here = pageAt(parseAddress(window.location.pathname).path);
      // What sleeps was never rendered here.
      if (isAwake('main')) known.add(here);
      if (page === here || known.has(page) || !isAsked(loaded, page, language)) return;
      known.add(page);
      startTransition(() => setNext({ ...loaded, address, stage: document.createElement('div') }));
    });
  }, [loader]);

  if (!next) return null;
  const Screen = screens[next.page];
  return createPortal(
    <Activity key={next.page} mode="hidden">
      <LanguageProvider language={next.language} onLanguageChange={keep} catalogs={next.catalogs}>
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Screen address={next.address} />
          </Suspense>
        </ErrorBoundary>
      </LanguageProvider>
    </Activity>,
    next.stage,
  );
}
