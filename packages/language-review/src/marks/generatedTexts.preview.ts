import { getConfig } from '../config.ts';
import { isOfStory, isShown } from '../checks/layout/elements.preview';
import { hasLetters, normalized } from './texts.preview';

export interface GeneratedText {
  element: Element;
  pseudo: '::before' | '::after';
  text: string;
}

/** The strings in a value of `content`; the part after `/` is for screen readers. */
const stringsIn = (content: string) =>
  [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, string = '']) => normalized(string.replaceAll(/\\(.)/g, '$1')));

/** URLs, as print styles show those of links. */
const urls = /https?:\/\/\S+/g;

/** Texts that a style sheet adds by `content`: they are in no catalog, and no translation reaches them. */
export function generatedTexts(root: Element): GeneratedText[] {
  const view = root.ownerDocument.defaultView;
  if (!view) return [];
  const data = new Set(getConfig().data);
  const found: GeneratedText[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const pseudo of ['::before', '::after'] as const) {
      const { content } = view.getComputedStyle(element, pseudo);
      if (!content.includes('"')) continue;
      const text = stringsIn(content).find((string) => hasLetters(string.replaceAll(urls, '')) && !data.has(string));
      if (text !== undefined && isShown(element) && isOfStory(element)) found.push({ element, pseudo, text });
    }
  }
  return found;
}
