import { isEdit, type Edit } from '../edits/edits.ts';
import { useSyncExternalStore } from 'react';
import { ownValue } from 'system-tools/own-value';
import { defaultLocale, languageCodes, type Catalog, type Catalogs, type Language } from '../config/config.ts';
import type { ShownLocale } from '../globals';
import { isPseudoLanguage, pseudoCatalog } from './pseudo';
import { isSameMessage, sourceTexts, type MessageId } from './messages.ts';
import { canHaveForm, expectedKeys, sourceText } from './plurals.ts';
import { isShowable } from '../sharing/showableSuggestion.ts';
import { storedList } from '../edits/storedList';

/** The catalogs of the files with the edits of the languages panel. */
interface EditedCatalogs {
  catalogs: Catalogs;
  edits: readonly Edit[];
  /** The catalogs without what somebody suggests. */
  own: Catalogs;
}

/** Edits are kept across stories, reloads and tabs. */
const stored = storedList('workbench/edits', isEdit);

let inFiles: Catalogs = {};
let overrides: readonly Edit[] = [];
/** What somebody suggests; own edits hide it. */
let suggested: readonly Edit[] = [];
let edited: EditedCatalogs = { catalogs: {}, edits: [], own: {} };
const listeners = new Set<() => void>();

/** Another key could be the ten millionth item of a list. */
const isOfMessage = ({ language, key }: Edit) => {
  const sources = sourceTexts(inFiles);
  return sourceText(language, key, sources) !== undefined && canHaveForm(language, key, sources);
};

/** The texts that a message has in the files, in its language and in the default one. */
const textsOf = ({ language, key }: Edit) => [
  ownValue(inFiles[language], key),
  sourceText(language, key, sourceTexts(inFiles)),
];

const update = (edits: readonly Edit[]) => {
  const withChanges = (changes: readonly Edit[]) => {
    const editedCatalog = (language: Language): Catalog | undefined => {
      const ofLanguage = changes.filter((edit) => edit.language === language);
      if (ofLanguage.length === 0) return inFiles[language];
      return { ...inFiles[language], ...Object.fromEntries(ofLanguage.map(({ key, text }) => [key, text])) };
    };
    return Object.fromEntries(languageCodes().map((code) => [code, editedCatalog(code)])) as Catalogs;
  };
  const own = withChanges([...overrides, ...edits]);
  const catalogs = suggested.length === 0 ? own : withChanges([...overrides, ...suggested, ...edits]);
  edited = { catalogs, edits, own };
  for (const listener of listeners) listener();
};

const readEdits = () => stored.read().filter(({ language, key, text }) => text !== ownValue(inFiles[language], key));

const setEdits = (edits: readonly Edit[]) => {
  stored.write(edits);
  update(edits);
};

/**
 * Replaces messages of the files while a story is shown: for its `beforeEach`.
 * @returns how to restore them
 */
export function overrideMessages(messages: readonly Edit[]) {
  const override = (edits: readonly Edit[]) => {
    overrides = edits;
    update(readEdits());
  };
  override(messages);
  return () => override([]);
}

/** The text of a message in its file; undefined where it has none. */
export const messageInFile = (id: MessageId) =>
  overrides.find((edit) => isSameMessage(edit, id))?.text ?? ownValue(inFiles[id.language], id.key);

/** The catalogs that stories are shown with. */
export const catalogStore = {
  /** Reads the catalogs of the files and the stored edits; to be called once. */
  load(messages: Catalogs) {
    inFiles = messages;
    // The page may have reloaded before it learned that edits were saved: they are no longer stored.
    setEdits(readEdits());
    stored.subscribe(() => update(readEdits()));
  },
  current: () => edited,
  files: () => inFiles,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  suggest: (edits: readonly Edit[]) => {
    suggested = edits.filter((edit) => isOfMessage(edit) && isShowable(edit.text, textsOf(edit)));
    update(edited.edits);
  },
  /** An edit that restores the text of the file is none. */
  edit: ({ language, key, text }: Edit) => {
    const inFile = messageInFile({ language, key });
    const earlier = edited.edits.find((edit) => isSameMessage(edit, { language, key }));
    const others = edited.edits.filter((edit) => edit !== earlier);
    // Saving compares with the text before the first edit.
    const { from } = earlier ?? { from: inFile };
    setEdits(text === inFile ? others : [...others, { language, key, text, from }]);
  },
  discard: (ids: readonly MessageId[]) =>
    setEdits(edited.edits.filter((edit) => !ids.some((id) => isSameMessage(id, edit)))),
};

export const useEditedCatalogs = () => useSyncExternalStore(catalogStore.subscribe, catalogStore.current);

/** Catalogs whose texts are their keys. */
function keyCatalogs({ own }: EditedCatalogs): Catalogs {
  const known = Object.keys(own[defaultLocale()] ?? {});
  const keysOf = (language: Language) =>
    Object.fromEntries(expectedKeys([language], known, sourceTexts(own)).map((key) => [key, key]));
  return Object.fromEntries(languageCodes().map((language) => [language, keysOf(language)]));
}

/** The catalogs of a language or a pseudo-language; with keys in place of texts, if they are wanted. */
export function catalogsOf(current: EditedCatalogs, code: ShownLocale['code'], hasKeys: boolean): Catalogs {
  if (hasKeys) return keyCatalogs(current);
  const { catalogs } = current;
  return isPseudoLanguage(code)
    ? { [defaultLocale()]: pseudoCatalog(catalogs[defaultLocale()] ?? {}, code) }
    : catalogs;
}
