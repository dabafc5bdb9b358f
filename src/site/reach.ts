import { parseAddress } from '../i18n/address';
import { opensElsewhere } from '../components/opensElsewhere';
import { hasWaiting, isAwakeAt } from './early';
import { pageAt } from './pageTexts';
import { plainAddress } from './plainAddress';

/** What a visitor does with a part of the page before anything is asked of it. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/** Hears every sign before React does, which keeps those from parts that are not awake to itself. Returns how to end it. */
function onSigns(hear: (target: Element) => void): () => void {
  const heard = new AbortController();
  const pass = ({ target }: Event) => {
    if (target instanceof Element) hear(target);
  };
  for (const sign of signs) window.addEventListener(sign, pass, { capture: true, passive: true, signal: heard.signal });
  return () => heard.abort();
}

/** Loads a part of the page when the visitor reaches for its element, or already has; again, where it could not be loaded. */
export function whenReached(element: Element, load: () => Promise<boolean>) {
  const reached = async () => {
    if (await load()) end();
  };
  const end = onSigns((target) => {
    if (element.contains(target)) void reached();
  });
  if (element.contains(document.activeElement) || hasWaiting(element)) void reached();
}

/** Calls back once, where a picture inside an element has failed or fails. */
export function whenPictureFails(element: Element, failed: () => void) {
  const isBroken = (image: HTMLImageElement) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
  if ([...element.querySelectorAll('img')].some(isBroken)) failed();
  else element.addEventListener('error', failed, { capture: true, once: true });
}

/** Follows the links of the site in those parts of the page that do not answer by themselves yet. */
export function followLinks(follow: (address: string) => void) {
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== window.location.origin || isAwakeAt(link) || opensElsewhere(event))
        return;
      const { pathname, search, hash } = link;
      if (pathname === window.location.pathname || pageAt(parseAddress(pathname).path) === 'notFound') return;
      event.preventDefault();
      follow(plainAddress(pathname) + search + hash);
    },
    { capture: true },
  );
}

/** Calls back when the visitor reaches for a link of the site. Returns how to end it. */
export const whenLinkReached = (reached: (link: HTMLAnchorElement) => Promise<void>) =>
  onSigns((target) => {
    const link = target.closest('a');
    if (link?.origin === window.location.origin) void reached(link).catch(() => undefined);
  });
