import { withTabStorage } from '#app/tabStorage.ts';

const storageKey = 'scroll-positions';

/** The scroll position of each history entry, in px; of the document before a reload, too. */
const positions =
  withTabStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, number>) ?? {};

/** The key of the browser's history entry. The router gives keys to its own; the others get theirs here. */
export function currentKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

export const savedPosition = (key: string): number | undefined => positions[key];

export function savePosition(key: string) {
  positions[key] = window.scrollY;
}

/** Scrolls to where the visitor has left the current history entry. */
export function restoreScroll() {
  const saved = savedPosition(currentKey());
  if (saved !== undefined) window.scrollTo(0, saved);
}

/** Within the document the site restores positions: the browser would scroll before the next page is rendered. */
export function disableNativeRestoration() {
  history.scrollRestoration = 'manual';
}

/** Beyond it the browser does, before any script runs. Without storage, earlier entries of this document start at the top. */
export function enableNativeRestoration() {
  history.scrollRestoration = 'auto';
  withTabStorage((storage) => storage.setItem(storageKey, JSON.stringify(positions)));
}
