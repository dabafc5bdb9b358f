import { pages, type PageName } from '#content/pages.ts';
import type { Language } from '#i18n/languages.ts';
import type { Catalog, Catalogs } from '#i18n/lookup.ts';
import type { LoadedPage, PageData } from '#app/pageData.ts';
import { loadScreen, type ScreenModule } from './screens';

/** A page with its script. */
export interface ShownPage extends LoadedPage, ScreenModule {
  /** Why another page could not be loaded: its error is shown with the messages of this one. */
  error?: Error;
}

/** Loads what a page needs in a language, once; rejects where a file cannot be loaded, and tries again with the next call. */
export type LoadPage = (page: PageName, language: Language) => Promise<ShownPage>;

export function createPageLoader({ folder, fonts, first }: PageData): LoadPage {
  const requests = new Map<string, Promise<ShownPage>>();
  const loadedFonts = new Set<string>();
  /** One object for all pages in a language: on another page, React renders only what shows something else. */
  const catalogs = new Map<Language, Partial<Record<Language, Catalog>>>();

  async function loadMessages(page: PageName, language: Language): Promise<Catalogs> {
    const known = catalogs.get(language) ?? {};
    catalogs.set(language, known);
    const isFirst = first?.page === page && first.language === language;
    const response = isFirst ? undefined : await fetch(`${folder}/${language}/${page}.json`);
    if (response?.ok === false) throw new Error(`The messages of ${language}/${page} could not be loaded`);
    const loaded = response ? ((await response.json()) as Catalogs) : first!.catalogs;
    for (const code of Object.keys(loaded) as Language[]) known[code] = { ...known[code], ...loaded[code] };
    return known as Catalogs;
  }

  /** Without its font, a page is shown in one of the system. */
  async function loadFont(language: Language) {
    const font = fonts[language];
    if (!font || loadedFonts.has(font.url)) return;
    const loaded = await new FontFace(font.family, `url(${font.url})`, font.descriptors).load().catch(() => undefined);
    if (!loaded) return;
    loadedFonts.add(font.url);
    document.fonts.add(loaded);
  }

  async function loadPage(page: PageName, language: Language): Promise<ShownPage> {
    const [messages, screen] = await Promise.all([loadMessages(page, language), loadScreen(page), loadFont(language)]);
    return { ...screen, page, language, catalogs: messages };
  }

  return (page, language) => {
    const key = `${language}/${page}`;
    const request = requests.get(key) ?? loadPage(page, language);
    requests.set(key, request);
    request.catch(() => requests.delete(key));
    return request;
  };
}

/** Loads the pages that every page links to. */
export const loadPages = (loadPage: LoadPage, language: Language) =>
  Promise.allSettled((Object.keys(pages) as PageName[]).map((page) => loadPage(page, language)));
