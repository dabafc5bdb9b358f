import type { Language } from '../../src/i18n/languages';
import type { Catalogs, MessageKey } from '../../src/i18n/lookup';

/** A place on the screen where a story is shown in one language. */
export interface Showing {
  storyId: string;
  root: HTMLElement;
  language: Language;
  catalogs: Catalogs;
}

const showings = new Set<Showing>();
const askedOf = new Map<string, Set<MessageKey>>();
const spokenBy = new Map<string, Set<Language>>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** What is on the screen, and which texts it has asked for. */
export const stories = {
  showings: (): readonly Showing[] => [...showings],
  /** The texts that a story has asked for so far, in the order of their first time. */
  keysOf: (storyId: string): readonly MessageKey[] => [...(askedOf.get(storyId) ?? [])],
  /** The languages that a story has asked texts of since it began. */
  languagesOf: (storyId: string): readonly Language[] => [...(spokenBy.get(storyId) ?? [])],
  /** A story begins, for the first time or anew. */
  begin: (storyId: string) => void spokenBy.delete(storyId),
  add(showing: Showing) {
    showings.add(showing);
    tell();
    return () => {
      showings.delete(showing);
      tell();
    };
  },
  asked(storyId: string, key: MessageKey, language: Language) {
    spokenBy.set(storyId, (spokenBy.get(storyId) ?? new Set()).add(language));
    const keys = askedOf.get(storyId) ?? new Set();
    askedOf.set(storyId, keys);
    if (keys.has(key)) return;
    keys.add(key);
    // Asked while React renders, when nothing else may change.
    queueMicrotask(tell);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
