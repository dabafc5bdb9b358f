import type { Catalogs, Language, MessageKey } from '../config';
import { sourceTexts } from '../catalogs/messages';
import { baseKey } from '../catalogs/plurals';
import { catalogStore } from '../catalogs/catalogStore.preview';
import { normalized, renderedPieces } from '../marks/texts.preview';

export interface RenderedStory {
  storyId: string;
  root: HTMLElement;
  language: Language;
  catalogs: Catalogs;
  isInDocs?: boolean;
}

const rendered = new Set<RenderedStory>();

interface Requested {
  keys: Set<MessageKey>;
  /** Keys that no catalog has. */
  unknown: Set<string>;
  languages: Set<Language>;
  /** By language and text, as it is rendered. */
  texts: Map<string, MessageKey>;
  /** What the library has made of dates, numbers and the like. */
  values: Set<string>;
}

const requested = new Map<string, Requested>();
const listeners = new Set<() => void>();

function requestedBy(storyId: string) {
  const found = requested.get(storyId) ?? {
    keys: new Set(),
    unknown: new Set(),
    languages: new Set(),
    texts: new Map(),
    values: new Set(),
  };
  requested.set(storyId, found);
  return found;
}

const notify = () => {
  for (const listener of listeners) listener();
};

/** The stories on the screen, and the messages that they have requested. */
export const renderedStories = {
  all() {
    const stories = [...rendered];
    // Storybook keeps a docs page in the document, hidden, that was left before it had loaded.
    const owning = stories.filter(({ isInDocs }) => !isInDocs);
    return owning.length > 0 ? owning : stories;
  },
  /** In the order of the first request. */
  keysOf: (storyId: string) => [...requestedBy(storyId).keys],
  addUnknown: (storyId: string, key: string) => void requestedBy(storyId).unknown.add(key),
  /** The keys that a story has asked for and no catalog has. */
  unknownOf: (storyId: string) => [...requestedBy(storyId).unknown],
  /** The languages that a story has requested messages in since it started. */
  languagesOf: (storyId: string) => [...requestedBy(storyId).languages],
  /** To be called when a story starts. */
  begin: (storyId: string) => requestedBy(storyId).languages.clear(),
  /** @returns how to remove it */
  add(story: RenderedStory) {
    rendered.add(story);
    notify();
    return () => {
      rendered.delete(story);
      notify();
    };
  },
  /** The key of a text that a library gave in a language; undefined where it gave no such text. */
  keyOfText: (storyId: string, language: Language, text: string) =>
    requestedBy(storyId).texts.get(`${language} ${normalized(text)}`),
  addValue: (storyId: string, text: string) => void requestedBy(storyId).values.add(normalized(text)),
  hasValue: (storyId: string, text: string) => requestedBy(storyId).values.has(normalized(text)),
  addMessage(storyId: string, key: MessageKey, language: Language, text?: string) {
    const { keys, languages, texts } = requestedBy(storyId);
    languages.add(language);
    for (const piece of text === undefined ? [] : renderedPieces(text)) texts.set(`${language} ${piece}`, key);
    const base = baseKey(key, sourceTexts(catalogStore.files()));
    if (keys.has(base)) return;
    keys.add(base);
    // React is rendering: no state may change now.
    queueMicrotask(notify);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
