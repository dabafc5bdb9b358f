import { useSyncExternalStore } from 'react';
import { defaultLocale, languageCodes, type Catalog, type Catalogs, type Language } from '../config.ts';
import { isPseudoLanguage, pseudoCatalog, pseudoLanguages, type PseudoLanguage } from '../pseudo';
import { isSameMessage, type Edit, type MessageId } from './channel';
import { readEdits, subscribeToOtherTabs, writeEdits } from './editStorage';

/** The catalogs of the files with the edits of the languages panel. */
export interface EditedCatalogs {
  catalogs: Catalogs;
  pseudo: Readonly<Partial<Record<PseudoLanguage, Catalogs>>>;
  edits: readonly Edit[];
}

class CatalogStore {
  private inFiles: Catalogs = {};
  private overrides: readonly Edit[] = [];
  private edited: EditedCatalogs = { catalogs: {}, pseudo: {}, edits: [] };
  private readonly listeners = new Set<() => void>();

  /** Reads the catalogs of the files and the stored edits; to be called once. */
  load(messages: Catalogs) {
    this.inFiles = messages;
    this.update();
    // The page may have reloaded before it learned that edits were saved.
    writeEdits(this.edited.edits);
    subscribeToOtherTabs(() => this.update());
  }

  readonly current = () => this.edited;

  /** The catalogs of the files, without edits. */
  files() {
    return this.inFiles;
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** An edit that restores the text of the file is none. */
  edit({ language, key, text }: Edit) {
    const inFile = messageInFile({ language, key });
    const { edits } = this.edited;
    const others = edits.filter((edit) => !isSameMessage(edit, { language, key }));
    // Saving compares with the text before the first edit.
    const { from } = edits.find((edit) => isSameMessage(edit, { language, key })) ?? { from: inFile };
    this.setEdits(
      text === inFile ? others : [...others, { language, key, text, ...(from === undefined ? {} : { from }) }],
    );
  }

  discard(ids: readonly MessageId[]) {
    this.setEdits(this.edited.edits.filter((edit) => !ids.some((id) => isSameMessage(id, edit))));
  }

  /** See `overrideMessages`. */
  override(overrides: readonly Edit[]) {
    this.overrides = overrides;
    this.update();
  }

  textInFile(id: MessageId): string | undefined {
    return this.overrides.find((edit) => isSameMessage(edit, id))?.text ?? this.inFiles[id.language]?.[id.key];
  }

  private setEdits(edits: readonly Edit[]) {
    writeEdits(edits);
    this.update(edits);
  }

  private update(
    edits: readonly Edit[] = readEdits().filter(({ language, key, text }) => text !== this.inFiles[language]?.[key]),
  ) {
    const changes = [...this.overrides, ...edits];
    const editedCatalog = (language: Language): Catalog => ({
      ...this.inFiles[language],
      ...Object.fromEntries(changes.filter((edit) => edit.language === language).map(({ key, text }) => [key, text])),
    });
    const catalogs = Object.fromEntries(languageCodes().map((code) => [code, editedCatalog(code)])) as Catalogs;
    const english = catalogs[defaultLocale()] ?? {};
    const pseudo = Object.fromEntries(
      pseudoLanguages.map(({ code }) => [code, { [defaultLocale()]: pseudoCatalog(english, code) }]),
    );
    this.edited = { catalogs, pseudo, edits };
    for (const listener of this.listeners) listener();
  }
}

/** The catalogs that stories are shown with. */
export const catalogStore = new CatalogStore();

/** The text of a message in its file; undefined where it has none. */
export const messageInFile = (id: MessageId): string | undefined => catalogStore.textInFile(id);

/**
 * Replaces messages of the files while a story is shown: for its `beforeEach`.
 * @returns how to restore them
 */
export function overrideMessages(messages: readonly Edit[]): () => void {
  catalogStore.override(messages);
  return () => catalogStore.override([]);
}

export const useEditedCatalogs = () => useSyncExternalStore(catalogStore.subscribe, catalogStore.current);

/** The catalogs of a language or a pseudo-language. */
export const catalogsOf = ({ catalogs, pseudo }: EditedCatalogs, code: Language | PseudoLanguage): Catalogs =>
  (isPseudoLanguage(code) ? pseudo[code] : catalogs) ?? {};
