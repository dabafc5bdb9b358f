import { Activity, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { languages } from '#i18n/languages.ts';
import { pages, type PageName } from '#content/pages.ts';
import { ErrorBoundary } from '#app/ErrorBoundary.ts';
import type { LoadedPage } from '#app/pageData.ts';
import { loadErrorPage } from './PageBoundary';
import type { LoadPage } from './pageLoader';

/**
 * Loads the pages that every page links to, in the language of the present one, and the error page. Resolves with the pages, rendered
 * outside of the document while the browser is idle: their styles exist and their code is compiled before a link is pressed. None of
 * their effects runs, and in a template no picture is loaded.
 */
export async function prefetchPages(loadPage: LoadPage, { page: present, language }: LoadedPage): Promise<ReactNode> {
  const others = (Object.keys(pages) as PageName[]).filter((page) => page !== present);
  const [, ...results] = await Promise.allSettled([loadErrorPage(), ...others.map((page) => loadPage(page, language))]);
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const rendered = loaded.map(({ page, Page }) => (
    <ErrorBoundary key={page}>
      <Page pathname="" />
    </ErrorBoundary>
  ));
  return <Activity mode="hidden">{createPortal(rendered, document.createElement('template').content)}</Activity>;
}

/** Loads a page in every language. */
export async function prefetchLanguages(loadPage: LoadPage, page: PageName) {
  await Promise.allSettled(languages.map(({ code }) => loadPage(page, code)));
}
