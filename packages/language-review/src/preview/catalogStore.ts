import { useSyncExternalStore } from 'react';
import { allCatalogs } from '../../src/i18n/allCatalogs';
import { defaultLanguage, isLanguage, languages, type Language } from '../../src/i18n/languages';
import { lookup, type Catalog, type Catalogs, type MessageKey } from '../../src/i18n/lookup';
import { pseudoCatalog, pseudoLanguages, type PseudoLanguage } from '../../src/i18n/pseudo';
import type { Edit, TextId } from './channel';

/** Where the browser keeps edits between stories, reloads and tabs. */
const storageKey = 'workbench/edits';

const isEdit = (value: unknown): value is Edit => {
  const { language, key, text, from } = (value ?? {}) as Record<string, unknown>;
  return (
    isLanguage(language) &&
    typeof key === 'string' &&
    typeof text === 'string' &&
    (from === undefined || typeof from === 'string')
  );
};

/** What is kept and not in its file yet; nothing where it cannot be read. */
function storedEdits(): readonly Edit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(isEdit).filter(({ language, key, text }) => text !== allCatalogs[language]?.[key])
      : [];
  } catch {
    return [];
  }
}

const same = (a: TextId, b: TextId) => a.language === b.language && a.key === b.key;

/** What a story has in place of the files' texts, to show what faults look like. */
let planted: readonly Edit[] = [];

/** The text of a catalog's file; undefined where it has none. */
export const textInFile = (id: TextId): string | undefined =>
  planted.find((edit) => same(edit, id))?.text ?? allCatalogs[id.language]?.[id.key];

export interface Texts {
  /** Every language as the files and the edits have it. */
  catalogs: Catalogs;
  pseudo: Readonly<Record<PseudoLanguage, Catalogs>>;
  edits: readonly Edit[];
}

function textsWith(edits: readonly Edit[]): Texts {
  const edited = (language: Language): Catalog => ({
    ...allCatalogs[language],
    ...Object.fromEntries(
      [...planted, ...edits].filter((edit) => edit.language === language).map(({ key, text }) => [key, text]),
    ),
  });
  const catalogs = Object.fromEntries(languages.map(({ code }) => [code, edited(code)])) as unknown as Catalogs;
  const pseudo = Object.fromEntries(
    pseudoLanguages.map(({ code }) => [code, { en: pseudoCatalog(catalogs.en, code) }]),
  );
  return { catalogs, pseudo: pseudo as Record<PseudoLanguage, Catalogs>, edits };
}

let texts = textsWith(storedEdits());
const listeners = new Set<() => void>();

function show(edits: readonly Edit[]) {
  texts = textsWith(edits);
  for (const listener of listeners) listener();
}

// Two tabs edit the same texts: what one of them has changed is shown by the other at once.
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) show(storedEdits());
});

function keep(edits: readonly Edit[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(edits));
  } catch {
    // Without storage the edits end with the page; they are shown all the same.
  }
}

function change(edits: readonly Edit[]) {
  keep(edits);
  show(edits);
}

/**
 * Puts texts in place of those of the files, for as long as a story is shown: a story's `beforeEach`.
 * @returns how to take them away
 */
export function plantTexts(wanted: ReadonlyArray<TextId & { text: string }>): () => void {
  planted = wanted;
  show(storedEdits());
  return () => {
    planted = [];
    show(storedEdits());
  };
}

// A page that was loaded anew while it saved has not heard that it did.
keep(texts.edits);

/** The texts that stories are shown with: those of the files, and what was changed in the languages panel. */
export const catalogStore = {
  current: () => texts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Changes a text; the text of the file is no edit. */
  edit({ language, key, text: typed }: TextId & { text: string }) {
    const text = typed.normalize('NFC');
    const inFile = textInFile({ language, key });
    const others = texts.edits.filter((edit) => !same(edit, { language, key }));
    // Where the file has changed since the first letter, saving says so.
    const from = (texts.edits.find((edit) => same(edit, { language, key })) ?? { from: inFile }).from;
    change(text === inFile ? others : [...others, { language, key, text, ...(from === undefined ? {} : { from }) }]);
  },
  /** Takes edits back. */
  drop(ids: readonly TextId[]) {
    change(texts.edits.filter((edit) => !ids.some((id) => same(id, edit))));
  },
};

/** The texts that stories are shown with, as they change. */
export const useTexts = () => useSyncExternalStore(catalogStore.subscribe, catalogStore.current);

/** The catalogs of a language or a pseudo-language. */
export const catalogsOf = ({ catalogs, pseudo }: Texts, code: Language | PseudoLanguage): Catalogs =>
  isLanguage(code) ? catalogs : pseudo[code];

/**
 * The same catalogs, which tell about every text that is asked for, and of which language it is. English that stands in for a
 * missing translation is a text of the language that lacks it.
 */
export function listening(
  catalogs: Catalogs,
  language: Language,
  asked: (key: MessageKey, spoken: Language) => void,
): Catalogs {
  const known = new Set(Object.keys(catalogs.en));
  const standsIn = (code: Language, key: MessageKey) =>
    code === defaultLanguage && lookup(catalogs, language, key).language !== language;
  const heard = (code: Language, catalog: Catalog) =>
    new Proxy(catalog, {
      // React's development build walks through all that a component is given; that is no question for a text.
      ownKeys: () => [],
      // Whoever looks a text up asks first whether it is there.
      getOwnPropertyDescriptor(target, key) {
        if (typeof key === 'string' && known.has(key))
          asked(key as MessageKey, standsIn(code, key as MessageKey) ? language : code);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  return Object.fromEntries(
    Object.entries(catalogs).map(([code, catalog]) => [code, heard(code as Language, catalog)]),
  ) as unknown as Catalogs;
}
