import type { Language } from '#i18n/languages.ts';
import type { Catalogs } from '#i18n/lookup.ts';
import type { PageName } from '#content/pages.ts';

/*
 * The contract between a prerendered page (build/prerender) and the code that hydrates it. Types only: each side writes the names as
 * literals that these types check, so that the contract adds no byte to the bootstrap script or to the entry.
 */

/** What the bootstrap script records until all islands are hydrated. */
export interface EventReplay {
  /** Stops the recording. */
  stop: () => void;
  /** The button that was clicked last. */
  button?: HTMLElement | undefined;
  /** The form that was submitted. */
  form?: HTMLFormElement | undefined;
}

declare global {
  interface Window {
    /** Set by the bootstrap script, removed when all islands are hydrated. */
    eventReplay?: EventReplay | undefined;
  }
}

/** Data attributes of an `img`, for the styles of `Picture`. */
export interface ImageDataset {
  loaded?: '';
}

/** Data attributes of `<html>`, for tests and for debugging. */
export interface DocumentDataset {
  /** Set once the router answers: client-side navigation works. */
  ready?: '';
  /** The hydrated islands, separated by spaces. */
  hydrated?: string;
}

/** The `id` of the script element that holds the `PageData` as JSON. */
export type PageDataId = 'page';

export interface LoadedPage {
  page: PageName;
  /** The language of the messages; those that are missing in it are in English. */
  language: Language;
  catalogs: Catalogs;
  /** The island or the messages could not be loaded: not enough to navigate to the page. */
  isFallback?: true;
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
  /** This page; undefined on a development server. */
  first?: LoadedPage;
  /** The fonts of the languages that need one more than this page has. */
  fonts: Readonly<Partial<Record<Language, FontData>>>;
}
