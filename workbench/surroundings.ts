import { breakpoint } from '#theme/tokens.ts';

/** The window of a story; each pane has its own. */
export function windowOf(element: Element): Window {
  const view = element.ownerDocument.defaultView;
  if (!view) throw new Error('The story has no window');
  return view;
}

/** Whether the window of a story reaches a breakpoint. */
export const isWide = (element: Element, from: keyof typeof breakpoint) =>
  windowOf(element).matchMedia(`(min-width: ${breakpoint[from]})`).matches;
