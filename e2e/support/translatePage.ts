import type { Page } from '@playwright/test';

type Quotes = readonly [before: string, after: string];

const someQuotes: Quotes = ['«', '»'];

interface Translation {
  /** What the text of each node is put between. */
  quotes: Quotes;
  /** Whether each text is wrapped into elements, or replaced by another text. */
  isWrapped: boolean;
  /** The new language of the document. */
  language?: string | undefined;
}

const replaceTexts = (page: Page, translation: Translation) =>
  page.evaluate(({ quotes: [before, after], isWrapped, language }) => {
    if (language !== undefined) document.documentElement.lang = language;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const kept = `script, style, textarea, option${isWrapped ? ', font' : ''}`;
    for (const text of nodes) {
      if (text.data.trim() === '' || text.parentElement?.closest(kept)) continue;
      const replacement = before + text.data + after;
      if (isWrapped) {
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = replacement;
        text.replaceWith(outer);
      } else text.replaceWith(new Text(replacement));
    }
  }, translation);

/** Replaces all texts by `font` elements, as the translators of Chrome and Edge do. */
export const translatePage = (page: Page, quotes: Quotes = someQuotes) =>
  replaceTexts(page, { quotes, isWrapped: true });

/**
 * Replaces all texts by others, as the translators of Safari and Firefox do.
 * @param language the new language of the document, which Firefox sets
 */
export const translateInPlace = (page: Page, quotes: Quotes = someQuotes, language?: string) =>
  replaceTexts(page, { quotes, isWrapped: false, language });
