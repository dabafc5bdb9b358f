import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { mainId } from '../layout/PageLayout/PageLayout';

const storageKey = 'scroll-positions';

/** How far each entry of the history was scrolled, in px; outlives a reload where the browser allows storage. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage a reload starts at the top; nothing else depends on it.
  }
}

/**
 * What a browser does when a page loads, for pages that change without loading: a new page starts at its top or at its
 * anchor, back and forward return to where the visitor was, and the focus moves to the new content, so that a screen
 * reader reads on from there. A change of language is the same page: nothing moves.
 * @param path the page without its language
 */
export function useArrival(location: Location, path: string) {
  const navigation = useNavigationType();
  const positions = useRef<Record<string, number>>(undefined);
  positions.current ??= readPositions();
  const shown = useRef<{ key: string; path: string; hash: string }>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (positions.current && shown.current) positions.current[shown.current.key] = window.scrollY;
    };
    const save = () => writePositions(positions.current ?? {});
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key: location.key, path, hash: location.hash };
    if (before?.key === location.key) return;

    const saved = navigation === NavigationType.Pop ? positions.current?.[location.key] : undefined;
    const samePage = before?.path === path;
    if (samePage && saved === undefined) return;

    const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (saved !== undefined) window.scrollTo(0, saved);
    else if (anchor) anchor.scrollIntoView();
    else if (before) window.scrollTo(0, 0);

    if (before && !samePage) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [location, path, navigation]);
}
