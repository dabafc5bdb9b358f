/**
 * Whether the browser's translator has rewritten an element: Google's and Microsoft's wrap text in `font`, which no
 * page uses. React cannot hydrate such markup.
 */
export const isRewritten = (element: Element) => element.querySelector('font') !== null;
