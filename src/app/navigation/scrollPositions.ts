import { decoded } from '#app/routes/decodedPath.ts';
import { readTab, writeTab } from '#app/tabStorage.ts';
import { currentKey } from './historyEntry';

const storageKey = 'scroll-positions';

/** The scroll position of each history entry, in px, also from before a reload. */
const positions = (readTab(storageKey) ?? {}) as Record<string, number>;

export const savedPosition = (key: string): number | undefined => positions[key];

export function savePosition(key: string) {
  positions[key] = window.scrollY;
}

/** Scrolls to the element that a fragment names. Returns whether there is one. */
export function scrollToAnchor(hash: string): boolean {
  const anchor = document.getElementById(decoded(hash.slice(1)) ?? '');
  anchor?.scrollIntoView();
  return anchor !== null;
}

/** Restores the scroll position of the current history entry. */
export function restoreScroll() {
  const saved = savedPosition(currentKey());
  if (saved !== undefined) window.scrollTo(0, saved);
}

/** For navigation within the document: the browser would scroll before the next page is rendered. */
export function disableNativeRestoration() {
  history.scrollRestoration = 'manual';
}

/** Before the document is unloaded: the browser restores the position before any script runs. Also stores all positions. */
export function enableNativeRestoration() {
  history.scrollRestoration = 'auto';
  writeTab(storageKey, positions);
}
