import { breakpoint } from '#theme/tokens.ts';

/** The window that a story is shown in; a pane has its own. */
export function windowOf(element: Element): Window {
  const view = element.ownerDocument.defaultView;
  if (!view) throw new Error('The story is not on any screen');
  return view;
}

/** Whether a story has at least the width from which on a layout puts things beside each other. */
export const isWide = (element: Element, from: keyof typeof breakpoint) =>
  windowOf(element).matchMedia(`(min-width: ${breakpoint[from]})`).matches;
