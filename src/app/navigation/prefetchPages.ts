import { languages, type Language } from '#i18n/languages.ts';
import { pages, type PageName } from '#content/pages.ts';
import { loadErrorPage } from './PageBoundary';
import type { LoadPage } from './pageLoader';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether loading ahead costs the visitor nothing: not where they save data or have a 2G connection. */
function isFree() {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.endsWith('2g');
}

/** Loads the pages that every page links to, in its language, and the error page. */
export async function prefetchPages(loadPage: LoadPage, language: Language) {
  if (!isFree()) return;
  const names = Object.keys(pages) as PageName[];
  await Promise.allSettled([...names.map((page) => loadPage(page, language)), loadErrorPage()]);
}

/** Loads a page in every language. */
export async function prefetchLanguages(loadPage: LoadPage, page: PageName) {
  if (isFree()) await Promise.allSettled(languages.map(({ code }) => loadPage(page, code)));
}
