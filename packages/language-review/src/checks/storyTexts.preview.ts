import { getConfig, languageCodes, tagOf, type MessageKey } from '../config.ts';
import type { MessageIssue } from '../format.ts';
import { lookup, sourceTexts, textsIn } from '../catalogs/messages.ts';
import { isOfStory } from './layout/elements.preview';
import { evaluateMessage } from './text/evaluateMessage';
import { keyFinder } from '../marks/keyFinder.preview';
import { messageNodes } from '../marks/messageNodes.preview';
import { renderedStories, type RenderedStory } from '../panes/renderedStories.preview';
import { hasLetters, normalized } from '../marks/texts.preview';

export type TextKind = 'ordinary' | MessageIssue | 'hard-coded';

/** A visible text or an accessible name of a story. */
export interface FoundText {
  kind: TextKind;
  /** Absent where the text is in no catalog. */
  key?: MessageKey | undefined;
  element: Element;
  /** Absent where the text is in an attribute. */
  node?: Text;
  /** Of all its message, with values; absent where the text is in an attribute. */
  nodes?: readonly ChildNode[];
  attribute?: string;
}

const textAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** Buttons whose text is their value. */
const namedByValue = 'input:is([type="submit" i], [type="button" i], [type="reset" i])';

const comparable = (text: string) => normalized(text).toLowerCase();

/** Elements whose content is data: values in a message, dates, and user input. */
const dataElements = 'bdi, time, textarea, script, style, noscript';

/** Finds the keys of texts in a story. */
export const finderOf = ({ storyId, language, catalogs }: RenderedStory) =>
  keyFinder(catalogs, language, renderedStories.keysOf(storyId), (text) =>
    renderedStories.keyOfText(storyId, language, text),
  );

/** Whether an element is in a part with another `lang` than its story, and a text in the catalog of that language. */
function isInItsLanguage(text: string, element: Element, story: RenderedStory) {
  const tag = element.closest('[lang]')?.getAttribute('lang');
  const language = languageCodes().find((code) => tagOf(code) === tag);
  return language !== undefined && language !== story.language && finderOf({ ...story, language })(text) !== undefined;
}

/** The texts of a story in document order. */
export function textsOf(story: RenderedStory) {
  const { storyId, root, language, catalogs } = story;
  const keyOf = finderOf(story);
  const data = new Set(getConfig().data.map(comparable));
  const sources = sourceTexts(catalogs);
  const found: FoundText[] = [];
  const add = (text: string, source: Pick<FoundText, 'element' | 'node' | 'attribute'>) => {
    const key = keyOf(text);
    const { node } = source;
    if (key) {
      const { issues } = evaluateMessage(language, key, sources, (code) => textsIn(catalogs[code]));
      const nodes = node && messageNodes(node, lookup(catalogs, language, key).text);
      found.push({ kind: issues[0] ?? 'ordinary', key, ...source, ...(nodes && { nodes }) });
    } else if (
      hasLetters(text) &&
      !data.has(comparable(text)) &&
      !renderedStories.hasValue(storyId, text) &&
      !source.element.closest('[aria-hidden="true"]') &&
      !isInItsLanguage(text, source.element, story)
    ) {
      found.push({ kind: 'hard-coded', ...source, ...(node && { nodes: [node] }) });
    }
  };
  const walker = root.ownerDocument.createTreeWalker(root, 1 + 4 /* NodeFilter.SHOW_ELEMENT + SHOW_TEXT */);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === 3) {
      const element = node.parentElement;
      if (element && isOfStory(element) && !element.closest(dataElements))
        add(node.nodeValue ?? '', { element, node: node as Text });
      continue;
    }
    const element = node as Element;
    if (!isOfStory(element)) continue;
    const attributes = element.matches(namedByValue) ? [...textAttributes, 'value'] : textAttributes;
    for (const attribute of attributes) add(element.getAttribute(attribute) ?? '', { element, attribute });
  }
  return found;
}
