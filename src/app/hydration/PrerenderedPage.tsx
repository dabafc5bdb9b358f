import { Activity, startTransition, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import type { PageName } from '#content/pages.ts';
import { ErrorBoundary } from '#app/ErrorBoundary.ts';
import { routeOf } from '#app/routes/pageMessages.ts';
import { pagePath } from '#app/routes/pagePath.ts';
import type { LoadedPage } from './bootstrapContract';
import { onLinkInteraction } from './firstInteraction';
import { isHydrated } from './hydrationState';
import { screens } from './islands';
import { isRequested, shownLanguage, type PageLoader } from './pageLoader';
import { isRewritten } from './rewrittenPage';

const ignore = () => undefined;

/**
 * Prefetches the page of a link that the visitor is about to follow, and renders it in a detached element where it was
 * not shown yet: its styles and pictures are ready for the click. A hidden `Activity` has the lowest priority and no
 * effects.
 */
export function PrerenderedPage({ loader }: { loader: PageLoader }) {
  const [next, setNext] = useState<LoadedPage & { pathname: string; container: Element }>();
  useEffect(() => {
    const rendered = new Set<PageName>();
    return onLinkInteraction(async ({ pathname }) => {
      // With its scripts, React would render anew what the browser has translated.
      if (isRewritten(document.body, shownLanguage(loader, routeOf(pagePath())))) return;
      const { page, language } = routeOf(pathname);
      const loaded = await loader.prefetch(page, language);
      const { page: current } = routeOf(pagePath());
      // A page that is not hydrated was rendered by the server only.
      if (isHydrated('main')) rendered.add(current);
      if (page === current || rendered.has(page) || !isRequested(loaded, page, language)) return;
      rendered.add(page);
      startTransition(() => setNext({ ...loaded, pathname, container: document.createElement('div') }));
    });
  }, [loader]);

  if (!next) return null;
  const Screen = screens[next.page];
  return createPortal(
    <Activity key={next.page} mode="hidden">
      <LanguageProvider language={next.language} onLanguageChange={ignore} catalogs={next.catalogs}>
        <ErrorBoundary>
          <Suspense>
            <Screen pathname={next.pathname} />
          </Suspense>
        </ErrorBoundary>
      </LanguageProvider>
    </Activity>,
    next.container,
  );
}
