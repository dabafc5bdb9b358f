import { saveFields } from '#app/delivery/draft.ts';
import { hydrateIsland, isHydrated, islandNames } from './hydrationState';
import { requiredElement } from './pageData';

const findAll = () => [
  ...document.querySelectorAll<HTMLElement>('a, button, input, textarea, select, summary, details'),
];

/** The same before and after hydration. */
const kindOf = (element: Element) =>
  [element.localName, element.getAttribute('href'), element.getAttribute('type')].join(' ');

/**
 * Preserves what the visitor has done until all islands are hydrated: React renders an island anew whose text the browser has translated.
 * What was typed becomes the draft; the focus, a recorded click and open `details` move to the elements that replace theirs.
 */
export function preserveOnRemount() {
  const former = findAll();
  const main = requiredElement('main');
  const { eventReplay } = window;
  const { pathname } = window.location;
  const controller = new AbortController();
  let focused = document.activeElement;

  const isReplaced = (element: Element) => !element.isConnected && window.location.pathname === pathname;
  const replacementOf = (element: HTMLElement) => {
    const alike = (elements: HTMLElement[]) => elements.filter((other) => kindOf(other) === kindOf(element));
    const index = alike(former).indexOf(element);
    // From the end: before it is hydrated, a form has links in front of it.
    return index < 0 ? undefined : alike(findAll()).at(index - alike(former).length);
  };
  const save = () => {
    if (!isHydrated('main')) saveFields(main);
  };
  const restore = () => {
    for (const element of former.filter(isReplaced)) {
      const replacement = replacementOf(element);
      if (element === eventReplay?.button) eventReplay.button = replacement;
      if (element === focused && document.activeElement === document.body) replacement?.focus({ preventScroll: true });
      if (element instanceof HTMLDetailsElement && replacement instanceof HTMLDetailsElement)
        replacement.open = element.open;
    }
  };

  save();
  const options = { capture: true, signal: controller.signal };
  window.addEventListener('input', save, options);
  window.addEventListener('focusin', ({ target }) => (focused = target as Element), options);
  const islands = islandNames.map((name) => hydrateIsland(name, async () => true).then(restore));
  void Promise.all(islands).then(() => controller.abort());
}
