/** A text that React hydrates or has rendered. */
let sample: Node | undefined;

/** Remembers the last text of an element. Before it is hydrated, as a translator may replace it meanwhile. */
export function rememberText(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) sample = walker.currentNode;
}

/**
 * Whether the browser's translator has rewritten an element. Google's and Microsoft's wrap text in `font`, which no page uses; Firefox's
 * changes `<html lang>`; Safari's replaces each text by another, which shows from the hydration of the header on.
 * @param language that of the page
 */
export const isRewritten = (element: Element, language: string) =>
  document.documentElement.lang !== language || element.querySelector('font') !== null || sample?.isConnected === false;
