/**
 * Whether the browser's translator has rewritten an element: Google's and Microsoft's wrap text in `font`, which no page of the site uses.
 * React cannot hydrate such markup, and would update text nodes that are no longer in the document.
 */
export const isRewritten = (element: Element) => element.querySelector('font') !== null;
