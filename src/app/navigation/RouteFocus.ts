import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { mainId } from '#layout/PageLayout';
import type { DocumentDataset } from '#app/hydration/bootstrapContract.ts';
import { pagePath } from '#app/routes/pagePath.ts';
import { currentKey } from './historyEntry';
import {
  disableNativeRestoration,
  enableNativeRestoration,
  savedPosition,
  savePosition,
  scrollToAnchor,
} from './scrollPositions';

/** The rendered page; the document outlives a page that throws. */
let rendered: { path: string; pathname: string } | undefined;

function trackPosition() {
  // While a page is being prepared, the browser's entry is ahead of the rendered page.
  if (rendered?.pathname === pagePath()) savePosition(currentKey());
}

interface RouteFocusProps {
  location: Location;
  /** The path without its language. */
  path: string;
}

/**
 * Does for client-side navigation what a browser does when it loads a page: a new one starts at its top or anchor,
 * back, forward and reload restore the scroll position, and the focus moves to the new content. A change of language
 * moves nothing. Rendered beside the page, so that its effects run with the page's.
 */
export function RouteFocus({ location, path }: RouteFocusProps) {
  const isLink = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    const { dataset }: { dataset: DocumentDataset } = document.documentElement;
    dataset.ready = '';
    disableNativeRestoration();
    // Never removed: they belong to the document.
    window.addEventListener('pageshow', disableNativeRestoration);
    window.addEventListener('scroll', trackPosition);
    window.addEventListener('pagehide', enableNativeRestoration);
  }, []);

  useLayoutEffect(() => {
    const previous = rendered;
    const key = currentKey();
    rendered = { path, pathname: location.pathname };
    const saved = savedPosition(key);
    // A link to the current page leads to its top.
    const isNew =
      previous?.path !== path ||
      (isLink && previous.pathname === location.pathname && !location.hash && saved === undefined && !location.state);
    // The browser has scrolled a page that was just loaded, unless a development server sent an empty one.
    if (previous || import.meta.env.DEV) {
      if (saved !== undefined) window.scrollTo(0, saved);
      else if (isNew && !scrollToAnchor(location.hash)) window.scrollTo(0, 0);
    }
    trackPosition();

    if (previous && isNew) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [location, path, isLink]);

  return null;
}
