import type { Catalogs, Language, MessageKey } from '../config';

/** A story as it is rendered in one language. */
export interface RenderedStory {
  storyId: string;
  root: HTMLElement;
  language: Language;
  catalogs: Catalogs;
}

const rendered = new Set<RenderedStory>();
const keysByStory = new Map<string, Set<MessageKey>>();
const languagesByStory = new Map<string, Set<Language>>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** The stories on the screen, and the messages that they have requested. */
export const renderedStories = {
  all: (): readonly RenderedStory[] => [...rendered],
  /** In the order of the first request. */
  keysOf: (storyId: string): readonly MessageKey[] => [...(keysByStory.get(storyId) ?? [])],
  /** The languages that a story has requested messages in since it started. */
  languagesOf: (storyId: string): readonly Language[] => [...(languagesByStory.get(storyId) ?? [])],
  /** To be called when a story starts. */
  begin: (storyId: string) => void languagesByStory.delete(storyId),
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
    languagesByStory.set(storyId, (languagesByStory.get(storyId) ?? new Set()).add(language));
    const keys = keysByStory.get(storyId) ?? new Set();
    keysByStory.set(storyId, keys);
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
