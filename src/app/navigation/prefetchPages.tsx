import { Activity, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { languages } from '#i18n/languages.ts';
import type { PageName } from '#content/pages.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { ErrorBoundary } from '#app/ErrorBoundary.ts';
import type { LoadedPage } from '#app/pageData.ts';
import { loadErrorPage } from './PageBoundary';
import { loadPages, type LoadPage } from './pageLoader';

const ignore = () => undefined;

/**
 * Loads the error page and the pages that every page links to, in the language of the present one. Resolves with the pages, rendered
 * outside of the document while the browser is idle: their styles exist and their code is compiled before a link is pressed. None of
 * their effects runs, and in a template no picture is loaded.
 */
export async function prefetchPages(loadPage: LoadPage, { page: present, language }: LoadedPage): Promise<ReactNode> {
  const [results] = await Promise.all([loadPages(loadPage, language), loadErrorPage().catch(() => undefined)]);
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  // They keep their language: a change of it is for the page on the screen.
  const rendered = loaded
    .filter(({ page }) => page !== present)
    .map(({ page, Page, catalogs }) => (
      <LanguageProvider key={page} language={language} onLanguageChange={ignore} catalogs={catalogs}>
        <ErrorBoundary>
          <Page pathname="" />
        </ErrorBoundary>
      </LanguageProvider>
    ));
  return <Activity mode="hidden">{createPortal(rendered, document.createElement('template').content)}</Activity>;
}

/** Loads a page in every language. */
export async function prefetchLanguages(loadPage: LoadPage, page: PageName) {
  await Promise.allSettled(languages.map(({ code }) => loadPage(page, code)));
}
