import { useSyncExternalStore } from 'react';
import { getConfig, isLanguage, type Catalog, type Catalogs, type Language, type MessageKey } from '../config.ts';
import { lookup } from '../messages.ts';
import { isPseudoLanguage, pseudoCatalog, pseudoLanguages, type PseudoLanguage } from '../pseudo';
import type { Edit, MessageId } from './channel';

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

/** The catalogs of the files. */
let files: Catalogs = {};

/** All that is kept, also what this workbench cannot read; nothing where there is no storage. */
function stored(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** What is kept and not in its file yet. */
const storedEdits = (): readonly Edit[] =>
  stored()
    .filter(isEdit)
    .filter(({ language, key, text }) => text !== files[language]?.[key]);

const same = (a: MessageId, b: MessageId) => a.language === b.language && a.key === b.key;

/** What a story has in place of the files' texts, to show whwith an issues look like. */
let planted: readonly Edit[] = [];

/** The text of a catalog's file; undefined where it has none. */
export const messageInFile = (id: MessageId): string | undefined =>
  planted.find((edit) => same(edit, id))?.text ?? files[id.language]?.[id.key];

export interface Texts {
  /** Every language as the files and the edits have it. */
  catalogs: Catalogs;
  pseudo: Readonly<Record<PseudoLanguage, Catalogs>>;
  edits: readonly Edit[];
}

function textsWith(edits: readonly Edit[]): Texts {
  const edited = (language: Language): Catalog => ({
    ...files[language],
    ...Object.fromEntries(
      [...planted, ...edits].filter((edit) => edit.language === language).map(({ key, text }) => [key, text]),
    ),
  });
  const { locales, defaultLocale } = getConfig();
  const catalogs = Object.fromEntries(locales.map(({ code }) => [code, edited(code)])) as Catalogs;
  const pseudo = Object.fromEntries(
    pseudoLanguages.map(({ code }) => [code, { [defaultLocale]: pseudoCatalog(catalogs[defaultLocale] ?? {}, code) }]),
  );
  return { catalogs, pseudo: pseudo as Record<PseudoLanguage, Catalogs>, edits };
}

let texts: Texts = { catalogs: {}, pseudo: { 'en-XA': {}, 'ar-XB': {} }, edits: [] };
const listeners = new Set<() => void>();

function show(edits: readonly Edit[]) {
  texts = textsWith(edits);
  for (const listener of listeners) listener();
}

function keep(edits: readonly Edit[]) {
  // Another branch at the same address may have more languages: its edits stay for it.
  const others = stored().filter((value) => !isEdit(value));
  try {
    localStorage.setItem(storageKey, JSON.stringify([...others, ...edits]));
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
export function overrideMessages(wanted: ReadonlyArray<MessageId & { text: string }>): () => void {
  planted = wanted;
  show(storedEdits());
  return () => {
    planted = [];
    show(storedEdits());
  };
}

/** The texts that stories are shown with: those of the files, and what was changed in the languages panel. */
export const catalogStore = {
  /** Takes the catalogs of the files, and the edits that the browser keeps. Once, before a story is shown. */
  load(messages: Catalogs) {
    files = messages;
    texts = textsWith(storedEdits());
    // A page that was loaded anew while it saved has not heard that it did.
    keep(texts.edits);
    // Two tabs edit the same texts: what one of them has changed is shown by the other at once.
    window.addEventListener('storage', ({ key }) => {
      if (key === storageKey || key === null) show(storedEdits());
    });
  },
  current: () => texts,
  /** The catalogs of the files, without edits. */
  files: () => files,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Changes a text; the text of the file is no edit. */
  edit({ language, key, text }: MessageId & { text: string }) {
    const inFile = messageInFile({ language, key });
    const others = texts.edits.filter((edit) => !same(edit, { language, key }));
    // Where the file has changed since the first letter, saving says so.
    const from = (texts.edits.find((edit) => same(edit, { language, key })) ?? { from: inFile }).from;
    change(text === inFile ? others : [...others, { language, key, text, ...(from === undefined ? {} : { from }) }]);
  },
  /** Takes edits back. */
  drop(ids: readonly MessageId[]) {
    change(texts.edits.filter((edit) => !ids.some((id) => same(id, edit))));
  },
};

/** The texts that stories are shown with, as they change. */
export const useMessages = () => useSyncExternalStore(catalogStore.subscribe, catalogStore.current);

/** The catalogs of a language or a pseudo-language. */
export const catalogsOf = ({ catalogs, pseudo }: Texts, code: Language | PseudoLanguage): Catalogs =>
  isPseudoLanguage(code) ? pseudo[code] : catalogs;

/**
 * The same catalogs, which report every message that is requested, and its language. A message of the default language that
 * stands in for a missing translation counts for the language that lacks it.
 */
export function trackKeyUsage(
  catalogs: Catalogs,
  language: Language,
  onUse: (key: MessageKey, language: Language) => void,
): Catalogs {
  const known = new Set(Object.keys(catalogs[getConfig().defaultLocale] ?? {}));
  const isFallback = (code: Language, key: MessageKey) =>
    code === getConfig().defaultLocale && lookup(catalogs, language, key).language !== language;
  const tracked = (code: Language, catalog: Catalog) =>
    new Proxy(catalog, {
      // React's development build walks through all that a component is given; that is no request for a message.
      ownKeys: () => [],
      // A lookup first checks whether the message exists.
      getOwnPropertyDescriptor(target, key) {
        if (typeof key === 'string' && known.has(key))
          onUse(key as MessageKey, isFallback(code, key as MessageKey) ? language : code);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  return Object.fromEntries(
    Object.entries(catalogs).map(([code, catalog]) => [code, tracked(code as Language, catalog)]),
  );
}
