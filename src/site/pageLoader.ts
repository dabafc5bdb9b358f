import { defaultLanguage, type Language } from '../i18n/languages';
import type { Catalogs } from '../i18n/lookup';
import type { PageName } from '../pages';
import { ErrorPage, Footer, screens } from './parts';

/** The texts that a page is shown with. */
export interface LoadedPage {
  page: PageName;
  /** The language of the texts; what is missing in it is in English. */
  language: Language;
  catalogs: Catalogs;
  /** The nearest of what was there already: neither the language nor English could be loaded. */
  isStandIn?: true;
}

/** The face of a script that not every language is written in: a `FontFace` to be. */
export interface FaceData {
  family: string;
  address: string;
  descriptors: FontFaceDescriptors;
}

/** What a page of the site brings along beside what it shows (written by `scripts/prerender`). */
export interface PageData {
  /** Where the texts of the pages are: `<folder>/<language>/<page>.json`. */
  folder: string;
  /** This page, with the texts that it may show, English ones only where a translation is missing; none where a page is sent empty. */
  first?: LoadedPage;
  /** The faces of languages that need one more. */
  faces: Readonly<Partial<Record<Language, FaceData>>>;
}

export interface PageLoader {
  /** What an address needs, where it is there. */
  loaded: (page: PageName, language: Language) => LoadedPage | undefined;
  /** What an address needs; where it cannot be loaded, what comes nearest. */
  load: (page: PageName, language: Language) => Promise<LoadedPage>;
  /** Loads ahead what an address will need, and tries again what could not be loaded before. */
  prepare: (page: PageName, language: Language) => Promise<LoadedPage>;
}

/** Whether these are the texts that were asked for. */
export const isAsked = (loaded: LoadedPage, page: PageName, language: Language) =>
  loaded.page === page && loaded.language === language && !loaded.isStandIn;

/** Loads texts, scripts and faces of pages, each once, and all of a page at the same time. */
export function createPageLoader({ folder, faces, first }: PageData): PageLoader {
  const known = new Map<string, Promise<LoadedPage>>();
  const keyOf = (page: PageName, language: Language) => `${language}/${page}`;
  const results = new Map<string, LoadedPage>();
  /** What is to be tried again. */
  const unfinished = new Set<string>();
  if (first) {
    known.set(keyOf(first.page, first.language), Promise.resolve(first));
    results.set(keyOf(first.page, first.language), first);
  }

  async function textsOf(page: PageName, language: Language): Promise<LoadedPage> {
    for (const candidate of new Set<Language>([language, defaultLanguage])) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the second only where the first fails
        const response = await fetch(`${folder}/${keyOf(page, candidate)}.json`);
        // oxlint-disable-next-line no-await-in-loop
        if (response.ok) return { page, language: candidate, catalogs: (await response.json()) as Catalogs };
      } catch {
        // The next one, or what is there.
      }
    }
    const nearest = [...results.values()].findLast((loaded) => loaded.page === page) ?? [...results.values()].at(-1);
    if (!nearest) throw new Error(`The texts of ${keyOf(page, language)} could not be loaded`);
    return { ...nearest, isStandIn: true };
  }

  async function faceOf(language: Language) {
    const face = faces[language];
    if (!face) return;
    document.fonts.add(await new FontFace(face.family, `url(${face.address})`, face.descriptors).load());
  }
  const facesOf = new Map<Language, Promise<void>>();

  async function loadAll(page: PageName, language: Language): Promise<LoadedPage> {
    const face = facesOf.get(language) ?? faceOf(language).catch(() => void facesOf.delete(language));
    facesOf.set(language, face);
    const [loaded] = await Promise.all([
      textsOf(page, language),
      screens[page].load(),
      Footer.load(),
      ErrorPage.load(),
      face,
    ]);
    results.set(keyOf(page, language), loaded);
    if (!isAsked(loaded, page, language)) unfinished.add(keyOf(page, language));
    return loaded;
  }

  const load: PageLoader['load'] = (page, language) => {
    const key = keyOf(page, language);
    const loading = known.get(key) ?? loadAll(page, language);
    known.set(key, loading);
    return loading;
  };

  return {
    loaded: (page, language) => results.get(keyOf(page, language)),
    load,
    prepare: (page, language) => {
      const key = keyOf(page, language);
      if (unfinished.delete(key)) known.delete(key);
      return load(page, language);
    },
  };
}
