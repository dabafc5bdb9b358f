import type { Page } from '@playwright/test';

/**
 * Replaces all text nodes, as translators of browsers do.
 * @param quotes what the text of each is put between
 */
export const translatePage = (page: Page, quotes: readonly [string, string] = ['«', '»']) =>
  page.evaluate(([before, after]) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const text of nodes) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = before + text.data + after;
      text.replaceWith(outer);
    }
  }, quotes);

/**
 * Replaces all text nodes by others, without `font`, as Safari and Firefox do.
 * @param quotes what the text of each is put between
 * @param language the new language of the document, which Firefox sets
 */
export const translateInPlace = (page: Page, quotes: readonly [string, string] = ['«', '»'], language?: string) =>
  page.evaluate(
    ([[before, after], code]) => {
      if (code !== undefined) document.documentElement.lang = code;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      for (const text of nodes)
        if (text.data.trim() !== '' && !text.parentElement?.closest('script, style, textarea, option'))
          text.replaceWith(new Text(before + text.data + after));
    },
    [quotes, language] as const,
  );
