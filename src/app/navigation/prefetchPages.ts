import type { Language } from '#i18n/languages.ts';
import { pages, type PageName } from '#content/pages.ts';
import { loadErrorPage } from './PageBoundary';
import type { LoadPage } from './pageLoader';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Loads the pages that every page links to, in its language, and the error page, unless the visitor saves data or has a 2G connection. */
export async function prefetchPages(loadPage: LoadPage, language: Language) {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  const names = Object.keys(pages) as PageName[];
  await Promise.allSettled([...names.map((page) => loadPage(page, language)), loadErrorPage()]);
}
