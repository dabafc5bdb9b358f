import type { Page } from '@playwright/test';

/**
 * Replaces all texts, each put between quotes: by `font` elements, as the translators of Chrome and Edge do, or in place with the
 * language of the document changed, as that of Firefox does.
 */
export const translatePage = (page: Page, language?: string, [before, after] = ['⟦', '⟧']) =>
  page.evaluate(
    ([opening = '', closing = '', lang]) => {
      if (lang) document.documentElement.lang = lang;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      for (const text of nodes) {
        if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option, font')) continue;
        const replacement = opening + text.data + closing;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = replacement;
        text.replaceWith(lang ? replacement : outer);
      }
    },
    [before, after, language],
  );
