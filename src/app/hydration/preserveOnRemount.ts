import { saveFields } from '#app/delivery/draft.ts';
import { isHydrated, islandNames, whenHydrated } from './hydrationState';
import { requiredElement } from './pageData';

/** In the islands, or leading to one: what is shown beside them comes and goes. */
const findAll = () => [
  ...document.querySelectorAll<HTMLElement>(
    ':is(header, main, footer) :is(a, button, input, textarea, select, summary, details), a[href="#main"]',
  ),
];

/** The same before and after hydration. */
const kindOf = (element: Element) =>
  [element.localName, element.getAttribute('href'), element.getAttribute('type')].join(' ');

/** Of a field or a list. */
const hasValue = (element: HTMLElement | undefined): element is HTMLInputElement =>
  element !== undefined && 'value' in element;

/**
 * Preserves what the visitor has done until all islands are hydrated: React renders an island anew whose text the browser has translated.
 * What was typed becomes the draft; the focus, a recorded click, open `details`, a chosen language and what was filled in without an event
 * move to the elements that replace theirs.
 */
export function preserveOnRemount() {
  const former = findAll();
  const main = requiredElement('main');
  const { eventReplay } = window;
  const { pathname } = window.location;
  const controller = new AbortController();
  const handled = new Set<Element>();
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
    for (const element of former.filter((each) => isReplaced(each) && !handled.has(each))) {
      handled.add(element);
      const replacement = replacementOf(element);
      if (element === eventReplay?.button) eventReplay.button = replacement;
      if (element === focused && document.activeElement === document.body) replacement?.focus({ preventScroll: true });
      if (element instanceof HTMLDetailsElement && replacement instanceof HTMLDetailsElement)
        replacement.open = element.open;
      if (hasValue(element) && hasValue(replacement) && replacement.value !== element.value) {
        replacement.value = element.value;
        replacement.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  };

  save();
  const options = { capture: true, signal: controller.signal };
  window.addEventListener('input', save, options);
  window.addEventListener('focusin', ({ target }) => (focused = target as Element), options);
  window.addEventListener(
    'focusout',
    // Also when it is replaced, and then it is gone a moment later.
    ({ target, relatedTarget }) =>
      relatedTarget ??
      queueMicrotask(() => {
        if ((target as Element).isConnected && document.activeElement === document.body) focused = null;
      }),
    options,
  );
  const islands = islandNames.map((name) => whenHydrated(name).then(restore));
  void Promise.all(islands).then(() => controller.abort());
}
