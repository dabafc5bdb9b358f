import type { CDPSession, Page } from 'playwright';
import type { Emulation } from '../types.ts';

/** Chromium's default font sizes, in px. */
const fontSizes = { standard: 16, fixed: 13 };

/** Media and text size, which apply to all stories from then on. */
export async function emulateSettings(
  page: Page,
  send: CDPSession['send'],
  { forcedColors = 'none', media = 'screen', textScale = 1 }: Emulation,
) {
  await page.emulateMedia({ forcedColors, media });
  await send('Page.setFontSizes', {
    fontSizes: { standard: textScale * fontSizes.standard, fixed: textScale * fontSizes.fixed },
  });
}

/** Focuses the only visible element that a selector matches. @returns how many it matches; none where it is invalid or not closed */
function focusOnly({ selector, isFocused }: { selector: string; isFocused: boolean }) {
  let found: Element[];
  try {
    new CSSStyleSheet().insertRule(`${selector}{}`);
    found = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  } catch {
    return 0;
  }
  const [element] = found;
  if (isFocused && found.length === 1 && element instanceof HTMLElement) element.focus({ preventScroll: true });
  return found.length;
}

/**
 * Shows elements of the story on screen as if the pointer were over them, or as if the keyboard had focused them. The pointer does not
 * move: it would scroll to the element, and away from it again.
 * @returns why that is impossible
 */
export async function emulateStates(page: Page, send: CDPSession['send'], { hover, focus }: Emulation) {
  const states = [
    { selector: hover, property: 'hover', pseudoClasses: ['hover'] },
    { selector: focus, property: 'focus', pseudoClasses: ['focus', 'focus-visible'] },
  ] as const;
  await send('DOM.enable');
  await send('CSS.enable');
  for (const { selector, property, pseudoClasses } of states) {
    if (selector === undefined) continue;
    const found = await page.evaluate(focusOnly, { selector, isFocused: property === 'focus' });
    if (found !== 1)
      return `The ${property} of its mode, "${selector}", matches ${found === 0 ? 'nothing' : `${found} elements`}.`;
    const { root } = await send('DOM.getDocument', { depth: 0 });
    // The pointer is over the ancestors of an element as well.
    const matched = property === 'hover' ? `:is(${selector}), :has(${selector})` : selector;
    const { nodeIds } = await send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: matched });
    for (const nodeId of nodeIds)
      await send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudoClasses] });
  }
  return undefined;
}

/** Undoes `emulateStates`. */
export async function endStates(send: CDPSession['send']) {
  await send('CSS.disable');
  await send('DOM.disable');
}
