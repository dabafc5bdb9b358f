import { isEdit, withEdits, type Edit } from '../edits/edits.ts';
import { useSyncExternalStore } from 'react';
import { ownValue } from 'system-tools/own-value';
import { defaultLocale, languageCodes, type Catalogs, type Language } from '../config.ts';
import type { ShownLocale } from '../globals';
import { isPseudoLanguage, pseudoCatalog } from './pseudo';
import { sourceTexts, type MessageId } from './messages.ts';
import { canHaveForm, expectedKeys, sourceText } from './plurals.ts';
import { isShowable } from '../sharing/showableSuggestion.ts';
import { longest } from '../config/limits.ts';
import { storedList } from '../edits/storedList';

interface EditedCatalogs {
  catalogs: Catalogs;
  /** The catalogs without what somebody suggests. */
  own: Catalogs;
}

/** The panel keeps them, also for a page of a story that has no panel. */
const stored = storedList('workbench/edits', isEdit);

let files: Catalogs = {};
/** With what a story replaces. */
let overridden: Catalogs = {};
let edits: readonly Edit[] = [];
let suggested: readonly Edit[] = [];
let edited: EditedCatalogs = { catalogs: {}, own: {} };
const listeners = new Set<() => void>();

function update() {
  const own = withEdits(overridden, edits);
  // Own edits hide what somebody suggests.
  edited = { own, catalogs: withEdits(withEdits(overridden, suggested), edits) };
  for (const listener of listeners) listener();
}

const isShown = (edit: Edit) => {
  const { language, key, text } = edit;
  if (text.length > longest.text) return false;
  const source = sourceText(language, key, sourceTexts(overridden));
  // Another key could be the ten millionth item of a list.
  const isOfMessage = source !== undefined && canHaveForm(language, key, sourceTexts(overridden));
  return isOfMessage && isShowable(text, [messageInFile(edit), source]);
};

/**
 * Replaces messages of the files while a story is shown: for its `beforeEach`.
 * @returns how to restore them
 */
export function overrideMessages(messages: readonly Edit[]) {
  const override = (catalogs: Catalogs) => {
    overridden = catalogs;
    update();
  };
  override(withEdits(files, messages));
  return () => override(files);
}

/** The text of a message in its file, or what a story replaces it with; undefined where it has none. */
export const messageInFile = ({ language, key }: MessageId) => ownValue(overridden[language], key);

export const catalogStore = {
  /** Reads the catalogs of the files and the stored edits; to be called once. */
  load(messages: Catalogs) {
    files = messages;
    overridden = messages;
    const read = () => {
      edits = stored.read();
      update();
    };
    read();
    stored.subscribe(read);
  },
  current: () => edited,
  files: () => files,
  overridden: () => overridden,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * @param sent edits of the panel. Any page that frames a built Storybook can send some, so what this browser has not stored is shown
   * only where a suggestion would be
   * @param suggestions what somebody suggests: shown where it belongs to a message, and is harmless
   */
  show(sent: readonly Edit[], suggestions: readonly Edit[]) {
    const known = new Set(stored.read().map((edit) => JSON.stringify(edit)));
    const own = sent.filter((edit) => known.has(JSON.stringify(edit)) || isShown(edit));
    const next = suggestions.filter(isShown);
    // What arrives on the channel is a new object each time.
    if (JSON.stringify([own, next]) === JSON.stringify([edits, suggested])) return;
    edits = own;
    suggested = next;
    update();
  },
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
