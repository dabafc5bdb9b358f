import type { Page } from '@playwright/test';

/**
 * Replaces all texts, each put between quotes: by `font` elements, as the translators of Chrome and Edge do, or in place with the
 * language of the document changed, as that of Firefox does.
 */
export const translatePage = (page: Page, [before, after] = ['⟦', '⟧'], language?: string) =>
  page.evaluate(
    ([opening = '', closing = '', lang]) => {
      if (lang) document.documentElement.lang = lang;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      for (const text of nodes) {
        if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option, font')) continue;
        const replacement = opening + text.data + closing;
        if (lang) {
          text.replaceWith(replacement);
          continue;
        }
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = replacement;
        text.replaceWith(outer);
      }
    },
    [before, after, language],
  );
