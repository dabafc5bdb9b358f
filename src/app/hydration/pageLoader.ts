import { defaultLanguage, type Language } from '#i18n/languages.ts';
import type { Catalogs } from '#i18n/lookup.ts';
import type { PageName } from '#content/pages.ts';
import { isReachable } from '#app/offline/connection.tsx';
import type { LoadedPage, PageData } from './bootstrapContract';
import { ErrorPage, Footer, screens } from './islands';

export interface PageLoader {
  /** What a page needs in a language, if it was loaded. */
  loaded: (page: PageName, language: Language) => LoadedPage | undefined;
  /** Loads it once. Falls back to another language, or to another page's messages. */
  load: (page: PageName, language: Language) => Promise<LoadedPage>;
  /** The same; tries again what fell back before. */
  prefetch: (page: PageName, language: Language) => Promise<LoadedPage>;
}

export const isRequested = (loaded: LoadedPage, page: PageName, language: Language) =>
  loaded.page === page && loaded.language === language && !loaded.isFallback;

/** The language on the screen: that of the route, unless its messages could not be loaded. */
export const shownLanguage = (loader: PageLoader, { page, language }: Pick<LoadedPage, 'page' | 'language'>) =>
  loader.loaded(page, language)?.language ?? language;

/** Loads messages, islands and fonts of pages. */
export function createPageLoader({ folder, fonts, first }: PageData): PageLoader {
  const keyOf = (page: PageName, language: Language) => `${language}/${page}`;
  const requests = new Map<string, Promise<LoadedPage>>();
  const results = new Map<string, LoadedPage>();
  const incomplete = new Set<string>();
  const fontRequests = new Map<Language, Promise<void>>();
  if (first) {
    requests.set(keyOf(first.page, first.language), Promise.resolve(first));
    results.set(keyOf(first.page, first.language), first);
  }

  async function loadMessages(page: PageName, language: Language): Promise<LoadedPage> {
    for (const candidate of new Set<Language>([language, defaultLanguage])) {
      // Offline, cached English messages must not replace those that will be available with the connection.
      // oxlint-disable-next-line no-await-in-loop
      if (candidate !== language && !(await isReachable(window.location.pathname))) break;
      try {
        // oxlint-disable-next-line no-await-in-loop -- the second only where the first fails
        const response = await fetch(`${folder}/${keyOf(page, candidate)}.json`);
        // oxlint-disable-next-line no-await-in-loop
        if (response.ok) return { page, language: candidate, catalogs: (await response.json()) as Catalogs };
      } catch {
        // Try the next candidate.
      }
    }
    const nearest = [...results.values()].findLast((loaded) => loaded.page === page) ?? [...results.values()].at(-1);
    if (!nearest) throw new Error(`The messages of ${keyOf(page, language)} could not be loaded`);
    return { ...nearest, isFallback: true };
  }

  async function loadFont(language: Language) {
    const font = fonts[language];
    if (!font) return;
    document.fonts.add(await new FontFace(font.family, `url(${font.url})`, font.descriptors).load());
  }

  async function loadAll(page: PageName, language: Language): Promise<LoadedPage> {
    const font = fontRequests.get(language) ?? loadFont(language).catch(() => void fontRequests.delete(language));
    fontRequests.set(language, font);
    const [messages, isLoaded] = await Promise.all([
      loadMessages(page, language),
      screens[page].load(),
      Footer.load(),
      ErrorPage.load(),
      font,
    ]);
    const loaded = isLoaded ? messages : { ...messages, isFallback: true as const };
    results.set(keyOf(page, language), loaded);
    if (!isRequested(loaded, page, language)) incomplete.add(keyOf(page, language));
    return loaded;
  }

  const load: PageLoader['load'] = (page, language) => {
    const key = keyOf(page, language);
    const request = requests.get(key) ?? loadAll(page, language);
    requests.set(key, request);
    return request;
  };

  return {
    loaded: (page, language) => results.get(keyOf(page, language)),
    load,
    prefetch: (page, language) => {
      const key = keyOf(page, language);
      if (incomplete.delete(key)) requests.delete(key);
      return load(page, language);
    },
  };
}
