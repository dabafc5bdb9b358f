import type { PageData, PageDataId } from './bootstrapContract';

/**
 * The first element that matches a selector.
 * @throws {Error} when there is none
 */
export function requiredElement(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

/** Reads the prerendered JSON data of the page. */
export function readPageData(): PageData {
  const selector: `#${PageDataId}` = '#page';
  return JSON.parse(requiredElement(selector).textContent) as PageData;
}
