import type { Catalogs, Language, MessageKey } from '../config';

/** A story as it is rendered in one language. */
export interface RenderedStory {
  storyId: string;
  root: HTMLElement;
  language: Language;
  catalogs: Catalogs;
}

const rendered = new Set<RenderedStory>();
const requested = new Map<string, { keys: Set<MessageKey>; languages: Set<Language> }>();
const listeners = new Set<() => void>();

function requestedBy(storyId: string) {
  const found = requested.get(storyId) ?? { keys: new Set(), languages: new Set() };
  requested.set(storyId, found);
  return found;
}

const notify = () => {
  for (const listener of listeners) listener();
};

/** The stories on the screen, and the messages that they have requested. */
export const renderedStories = {
  all: () => [...rendered],
  /** In the order of the first request. */
  keysOf: (storyId: string) => [...requestedBy(storyId).keys],
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
  recordKey(storyId: string, key: MessageKey, language: Language) {
    const { keys, languages } = requestedBy(storyId);
    languages.add(language);
    if (keys.has(key)) return;
    keys.add(key);
    // React is rendering: no state may change now.
    queueMicrotask(notify);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
