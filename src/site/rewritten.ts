/**
 * Whether a translator of the browser has put its own text in place of ours: Google's and Microsoft's wrap it in `font`, an element that
 * no page of ours has. React would go on to write into text that is not on the page any more.
 */
export const isRewritten = (root: Element) => root.querySelector('font') !== null;
