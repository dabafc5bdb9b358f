/**
 * Whether the browser's translator has changed the page: those of Chrome and Edge wrap text in `font`, which no page uses, and that of
 * Firefox changes `<html lang>`.
 * @param language that of the page
 */
export const isTranslated = (language: string) =>
  document.documentElement.lang !== language || document.querySelector('body font') !== null;
