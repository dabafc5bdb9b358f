import type { PageData, PageDataId } from './bootstrapContract';

/**
 * The element that a page always has.
 * @throws {Error} when the page lacks it
 */
export function requiredElement(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

/** Reads the data that the page came with. */
export function readPageData(): PageData {
  const selector: `#${PageDataId}` = '#page';
  return JSON.parse(requiredElement(selector).textContent) as PageData;
}
