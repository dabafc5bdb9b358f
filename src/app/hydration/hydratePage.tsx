import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageName } from '#content/pages.ts';
import { isLanguage } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import { readDraft, restoreFields } from '#app/delivery/draft.ts';
import { loadWhenReachable } from '#app/offline/connection.tsx';
import { reloadOnce } from '#app/offline/reloadOnce.ts';
import type { Route } from '#app/routes/pageMessages.ts';
import { dropSubmission, forgetHandledEvents } from './eventReplay';
import { interceptLinks, onFirstInteraction, onImageError } from './firstInteraction';
import { isHydrated, whenHydrated } from './hydrationState';
import { Footer, hydrateOnLoad, screens } from './islands';
import { requiredElement } from './pageData';
import { preserveOnRemount } from './preserveOnRemount';
import { isRewritten, rememberText } from './rewrittenPage';

/** Loads the page of the language that was chosen in a footer that is not hydrated. */
function followChosenLanguage(footer: Element, { language, path }: Route) {
  const select = footer.querySelector('select');
  const chosen = select?.value;
  if (!select || chosen === language || !isLanguage(chosen)) return;
  const url = localizedPath(path, chosen) + window.location.search + window.location.hash;
  // What the list shows is true meanwhile, and when the visitor comes back.
  select.value = language;
  void loadWhenReachable(url, () => window.location.assign(url));
}

/** Loads the `main` island. A form is useless without it: the page is reloaded once. */
async function loadMain(main: Element, page: PageName) {
  const isLoaded = await screens[page].load();
  if (isLoaded || !main.querySelector('form')) return isLoaded;
  await reloadOnce(() => !isHydrated('main'));
  // Nor is it submitted later, when the visitor no longer expects it. Without the header, nobody can be told.
  if (window.eventReplay?.form && isHydrated('header')) dropSubmission(window.eventReplay);
  return false;
}

/**
 * Hydrates the page that the server sent: the header at once, `main` and `footer` on load or on interaction (see
 * README.md).
 * @param location the page and the language that the server sent
 * @param navigate navigates on the client
 */
export function hydratePage(root: Element, site: ReactElement, location: Route, navigate: (url: string) => void) {
  const { page, language } = location;
  const main = requiredElement('main');
  restoreFields(main);
  preserveOnRemount();
  const footer = requiredElement('footer');
  const header = requiredElement('header');
  // What the browser has translated works without scripts, and would be rendered anew: answers close, the focus is lost.
  const hydrateMain = async () =>
    isHydrated('main') ||
    ((!isRewritten(main, language) || main.querySelector('form') !== null) && loadMain(main, page));
  const hydrateFooter = async () => isHydrated('footer') || (!isRewritten(footer, language) && Footer.load());
  if (hydrateOnLoad(page) || (page === 'contact' && readDraft())) void hydrateMain();
  onFirstInteraction(main, hydrateMain);
  onImageError(main, () => void hydrateMain());
  onFirstInteraction(footer, async () => {
    const isLoaded = await hydrateFooter();
    if (!isLoaded || (!isHydrated('footer') && isRewritten(footer, language))) followChosenLanguage(footer, location);
    return isLoaded;
  });
  // Links of the header lead to another page, which keeps the footer; its button to the same page in another language.
  onFirstInteraction(header, hydrateFooter);
  onFirstInteraction(requiredElement('header button'), hydrateMain);
  interceptLinks(navigate);
  rememberText(header);
  hydrateRoot(root, site);
  void whenHydrated('header').then(() => {
    // React has rendered another one.
    if (!header.isConnected) rememberText(requiredElement('header'));
  });
  forgetHandledEvents();
}
