import { evaluateMessage } from '../node/evaluateMessage';
import { getConfig, type Catalogs, type Language, type MessageKey } from '../config.ts';
import { escapeRegExp, lookup, splitPlaceholders } from '../messages.ts';
import type { MessageIssue } from '../node/messageState';

/** What a text of a story is: in order, with an issue, or not from the catalogs at all. */
export type TextKind = 'ordinary' | MessageIssue | 'hard-coded';

/** A text that a story shows, or says to those who listen. */
export interface FoundText {
  kind: TextKind;
  /** Key in the catalogs; absent where the text does not come from there. */
  key?: MessageKey | undefined;
  element: Element;
  /** The text in the element; absent where the text is in an attribute. */
  node?: Text;
  /** Name of the attribute that the text is in. */
  attribute?: string;
}

const spokenAttributes = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];

/** A text without isolates around values, and without what spaces a browser may make of others. */
export const plain = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** As data is compared: in lower case. */
const comparable = (text: string) => plain(text).toLowerCase();

/** What the workbench shows of itself. */
const ownParts = '[data-layer]';

/** Elements whose text is data: values in a text, dates, and what is typed. */
const dataElements = `bdi, time, textarea, script, style, noscript, ${ownParts}`;

/** A name with a note behind it, each a text of its own: "Wyoport on Facebook (opens in a new tab)". */
const noted = /^(?<name>.+?) \((?<note>.+)\)$/u;

/** Finds the key of a text as it stands in a page. A story's own keys come first, where two have the same text. */
export function keyFinder(
  catalogs: Catalogs,
  language: Language,
  preferred: readonly MessageKey[],
): (text: string) => MessageKey | undefined {
  const whole = new Map<string, MessageKey>();
  const patterns: Array<{ key: MessageKey; pattern: RegExp }> = [];
  const add = (text: string, key: MessageKey) => {
    if (text !== '' && !whole.has(text)) whole.set(text, key);
  };
  const all = new Set([...preferred, ...(Object.keys(catalogs[getConfig().defaultLocale] ?? {}) as MessageKey[])]);
  for (const key of all) {
    for (const paragraph of lookup(catalogs, language, key).text.split(/\n{2,}/)) {
      const pieces = splitPlaceholders(paragraph);
      // An element has the pieces between values each by itself, an attribute has them with the values.
      for (const piece of pieces)
        if ('text' in piece && (pieces.length === 1 || hasLetters(piece.text))) add(plain(piece.text), key);
      if (pieces.length > 1) {
        const source = pieces
          .map((piece) => ('text' in piece ? escapeRegExp(piece.text.replaceAll(/\s+/g, ' ')) : '.+?'))
          .join('');
        if (pieces.some((piece) => 'text' in piece && hasLetters(piece.text)))
          patterns.push({ key, pattern: new RegExp(`^${source.trim()}$`, 'u') });
      }
    }
  }
  const find = (text: string): MessageKey | undefined =>
    whole.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.key;
  return (text) => {
    const wanted = plain(text);
    const { name = '', note = '' } = noted.exec(wanted)?.groups ?? {};
    return find(wanted) ?? (find(note) && find(name));
  };
}

/**
 * The texts in a part of a page, in the order of the document.
 * @param root in any document
 * @param preferred the keys that the story asked for
 */
export function findTexts(
  root: Element,
  catalogs: Catalogs,
  language: Language,
  preferred: readonly MessageKey[],
): FoundText[] {
  const keyOf = keyFinder(catalogs, language, preferred);
  const data = new Set(getConfig().data.map(comparable));
  const english = catalogs[getConfig().defaultLocale];
  const judge = (element: Element, text: string): Pick<FoundText, 'kind' | 'key'> | undefined => {
    const key = keyOf(text);
    if (key)
      return {
        key,
        kind: evaluateMessage(language, key, english?.[key], catalogs[language]?.[key]).issues[0] ?? 'ordinary',
      };
    // What nobody hears is a picture in letters, such as initials.
    const isText = hasLetters(text) && !data.has(comparable(text)) && !element.closest('[aria-hidden="true"]');
    return isText ? { kind: 'hard-coded' } : undefined;
  };
  const found: FoundText[] = [];
  // 1 and 4: elements and texts.
  const walker = root.ownerDocument.createTreeWalker(root, 1 + 4);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === 3) {
      const element = node.parentElement;
      if (!element || element.closest(dataElements)) continue;
      const judged = judge(element, node.nodeValue ?? '');
      if (judged) found.push({ ...judged, element, node: node as Text });
    } else {
      const element = node as Element;
      if (element.closest(ownParts)) continue;
      for (const attribute of spokenAttributes) {
        const judged = judge(element, element.getAttribute(attribute) ?? '');
        if (judged) found.push({ ...judged, element, attribute });
      }
    }
  }
  return found;
}
