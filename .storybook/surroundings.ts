import { viewports } from './modes';

/** The window that a story is shown in; a pane has its own. */
export function windowOf(element: Element): Window {
  const view = element.ownerDocument.defaultView;
  if (!view) throw new Error('The story is not on any screen');
  return view;
}

/** Whether a story has at least the width of a tablet, so that things may stand beside each other. */
export const isWide = (element: Element) => windowOf(element).matchMedia(`(min-width: ${viewports.tablet.styles.width})`).matches;
