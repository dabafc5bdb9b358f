import type { Language } from '#i18n/languages.ts';
import type { Catalogs } from '#i18n/lookup.ts';
import type { PageName } from '#content/pages.ts';

/*
 * The contract between a prerendered page (build/prerender) and the code that hydrates it.
 */

/** What the bootstrap script knows when the page is hydrated. */
export interface EarlySubmission {
  /** Resolves when the scripts of the page are loaded, in whichever attempt. */
  loaded: Promise<void>;
  /** A form that was submitted before. */
  form?: HTMLFormElement | undefined;
  /** Stops listening. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the bootstrap script. */
    earlySubmission?: EarlySubmission | undefined;
  }
}

/** Data attributes of an `img`, for the styles of `Picture`. */
export interface ImageDataset {
  loaded?: '';
}

/** Data attributes of `<html>`. */
export interface DocumentDataset {
  /** The page is hydrated, or React hydrates what is used first: for tests and debugging. */
  ready?: '';
  /** The scripts could not be loaded, and a form waits for them: styles show other ways to write to the company. */
  failed?: '';
  /** The language in which the page offers itself: the visitor's, until they close the offer or choose a language. */
  offer?: string;
}

/** The key under which the local storage remembers that an offer was closed. */
export const closedOfferKey = 'languageOffer';

export interface LoadedPage {
  page: PageName;
  /** The language of the messages; those that are missing in it are in English. */
  language: Language;
  catalogs: Catalogs;
}

/** The arguments of a `FontFace`. */
export interface FontData {
  family: string;
  url: string;
  descriptors: FontFaceDescriptors;
}

export interface PageData {
  /** The folder of the messages: `<folder>/<language>/<page>.json`. */
  folder: string;
  /** The URLs of the scripts that hydrate the page, each after those that it imports. */
  scripts: readonly string[];
  /** This page; undefined on a development server. */
  first?: LoadedPage;
  /** The fonts of the languages that need one more than this page has. */
  fonts: Readonly<Partial<Record<Language, FontData>>>;
}

/** The `id` of the script element that holds the `PageData` as JSON. */
export type PageDataId = 'page';

/** The element that React renders the page in. */
export type RootId = 'root';

/**
 * The element with an `id`.
 * @throws {Error} when there is none
 */
export function requiredElement(id: PageDataId | RootId): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

export const readPageData = () => JSON.parse(requiredElement('page').textContent) as PageData;
