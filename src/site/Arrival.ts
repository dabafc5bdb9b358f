import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { mainId } from '../layout/PageLayout/PageLayout';
import { decoded } from './decoded';
import { inTab } from './tabStorage';

const storageKey = 'scroll-positions';

/** The entry of the history that the browser is at. The router gives keys to its own; the others get theirs here. */
function currentEntry(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

/** What a visit left behind; nothing where this one starts anew, or where the browser allows no storage. */
function storedPositions(): Record<string, number> {
  const stored = inTab((storage) => {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') return {};
    return JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, number>;
  });
  return stored ?? {};
}

/** Without storage a reload starts at the top; nothing else depends on it. */
function storePositions() {
  inTab((storage) => storage.setItem(storageKey, JSON.stringify(positions)));
}

/** How far each entry of the history was scrolled, in px. */
const positions = storedPositions();

/** What the visitor sees. There is one document, and it outlives a page that breaks. */
let shown: { entry: string; path: string } | undefined;

function rememberPosition() {
  // While a page is on its way, the browser is ahead of what is shown.
  const entry = currentEntry();
  if (shown?.entry === entry) positions[entry] = window.scrollY;
}

/** Scrolls to where the visitor has left the entry of the history that the browser is at. */
export function scrollBack() {
  const saved = positions[currentEntry()];
  if (saved !== undefined) window.scrollTo(0, saved);
}

interface ArrivalProps {
  location: Location;
  /** The page without its language. */
  path: string;
}

/**
 * Does what a browser does when a page loads, for pages that change without loading: a new page starts at its top or at
 * its anchor, back, forward and reload return to where the visitor was, and the focus moves to the new content, so that a
 * screen reader reads on from there. A change of language is the same page: nothing moves. Stands beside the page, and is
 * shown with it.
 */
export function Arrival({ location, path }: ArrivalProps) {
  useEffect(() => {
    // From here on the page answers by itself; until then the browser did.
    document.documentElement.dataset.ready = '';
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', rememberPosition, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', rememberPosition);
      window.removeEventListener('pagehide', storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown;
    const entry = currentEntry();
    shown = { entry, path };
    const saved = positions[entry];
    if (saved !== undefined) window.scrollTo(0, saved);
    else if (before?.path !== path) {
      const anchor = document.getElementById(decoded(location.hash.slice(1)) ?? '');
      if (anchor) anchor.scrollIntoView();
      else if (before) window.scrollTo(0, 0);
    }
    positions[entry] = window.scrollY;

    if (before && before.path !== path) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [location, path]);

  return null;
}
