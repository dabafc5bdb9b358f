import { judgeText } from '../../scripts/i18n/judgeText';
import { company } from '../../src/company';
import { languages, type Language } from '../../src/i18n/languages';
import { lookup, splitPlaceholders, type Catalogs, type MessageKey } from '../../src/i18n/lookup';
import type { TextFault } from '../../src/i18n/textState';

/** What a text of a story is: in order, at fault, or not from the catalogs at all. */
export type TextKind = 'ordinary' | TextFault | 'hard-coded';

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
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** What is the same in every language, and in no catalog: facts about the company, names of languages and of networks. */
const data = new Set(
  [
    ...stringsIn(company),
    ...Object.keys(company.social),
    ...languages.flatMap(({ name, short, code }) => [name, short, code]),
  ].map((text) => plain(text).toLowerCase()),
);

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
  const all = new Set([...preferred, ...(Object.keys(catalogs.en) as MessageKey[])]);
  for (const key of all) {
    for (const paragraph of lookup(catalogs, language, key).text.split(/\n{2,}/)) {
      const pieces = splitPlaceholders(paragraph);
      // An element has the pieces between values each by itself, an attribute has them with the values.
      for (const piece of pieces)
        if ('text' in piece && (pieces.length === 1 || hasLetters(piece.text))) add(plain(piece.text), key);
      if (pieces.length > 1) {
        const source = pieces
          .map((piece) => ('text' in piece ? escaped(piece.text.replaceAll(/\s+/g, ' ')) : '.+?'))
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
  const judge = (element: Element, text: string): Pick<FoundText, 'kind' | 'key'> | undefined => {
    const key = keyOf(text);
    if (key)
      return {
        key,
        kind: judgeText(language, key, catalogs.en[key], catalogs[language]?.[key]).faults[0] ?? 'ordinary',
      };
    // What nobody hears is a picture in letters, such as initials.
    const isText = hasLetters(text) && !data.has(plain(text).toLowerCase()) && !element.closest('[aria-hidden="true"]');
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
