import { opensElsewhere } from '#src/components/opensElsewhere.ts';
import { normalizedPath } from '#app/routes/normalizedPath.ts';
import { routeOf } from '#app/routes/pageMessages.ts';
import { pagePath } from '#app/routes/pagePath.ts';
import { hasPendingInput } from './eventReplay';
import { isHydratedAt } from './hydrationState';

/** Before or at the use of an element. */
const interactions = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/** Listens before React does, which stops events in islands that are not hydrated. Returns how to unsubscribe. */
function onInteraction(listener: (target: Element) => void): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  const handle = ({ target }: Event) => {
    if (target instanceof Element) listener(target);
  };
  for (const interaction of interactions) window.addEventListener(interaction, handle, options);
  return () => controller.abort();
}

/** Calls `load` at interactions with an element, past ones included, until it resolves to true. */
export function onFirstInteraction(element: Element, load: () => Promise<boolean>) {
  let isLoading = false;
  const tryLoad = async () => {
    if (isLoading) return;
    isLoading = true;
    if (await load()) unsubscribe();
    isLoading = false;
  };
  const unsubscribe = onInteraction((target) => {
    if (element.contains(target)) void tryLoad();
  });
  if (element.contains(document.activeElement) || hasPendingInput(element)) void tryLoad();
}

/** Calls back once when an image in an element fails to load, or has failed. */
export function onImageError(element: Element, callback: () => void) {
  const isBroken = (image: HTMLImageElement) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
  if ([...element.querySelectorAll('img')].some(isBroken)) callback();
  else element.addEventListener('error', callback, { capture: true, once: true });
}

/** Navigates on the client from links in islands that are not hydrated, and leaves those to the browser that a server has changed. */
export function interceptLinks(navigate: (url: string) => void) {
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== window.location.origin || opensElsewhere(event)) return;
      const { pathname, search, hash } = link;
      const { pathname: current } = window.location;
      const isUnknown = routeOf(pathname).page === 'notFound';
      // Where an archive has changed the links, they lead to its pages, whatever React knows of them.
      if (isUnknown && pathname !== current && pagePath() !== current) return event.stopPropagation();
      // The browser scrolls to a section by itself.
      if (isHydratedAt(link) || isUnknown || (hash && pathname === current)) return;
      event.preventDefault();
      navigate(normalizedPath(pathname) + search + hash);
    },
    { capture: true },
  );
}

/** Calls back at each interaction with a link of the site. Returns how to unsubscribe. */
export const onLinkInteraction = (callback: (link: HTMLAnchorElement) => Promise<void>) =>
  onInteraction((target) => {
    const link = target.closest('a');
    if (link?.origin === window.location.origin) void callback(link).catch(() => undefined);
  });
