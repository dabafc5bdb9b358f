/**
 * Whether the browser's translator has rewritten an element. Google's and Microsoft's wrap text in `font`, which no page uses; Firefox's
 * changes the text in place, and `<html lang>` with it. Safari's cannot be told.
 * @param language that of the page
 */
export const isRewritten = (element: Element, language: string) =>
  document.documentElement.lang !== language || element.querySelector('font') !== null;
