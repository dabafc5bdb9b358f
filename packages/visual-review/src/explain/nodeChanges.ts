import {
  styleNames,
  treeOf,
  withoutHash,
  wordsOf,
  type Content,
  type ShownNode,
  type StyleName,
} from '../content/content.ts';
import type { Cause } from '../types.ts';
import { colorChange, type ColorChange } from './colorChange.ts';
import { isUsed } from './paint.ts';

/** A cause, without where it shows. */
export interface Found extends Omit<Cause, 'areas' | 'pixels' | 'strength'> {
  /** Where nothing but colors has changed. */
  colors?: readonly ColorChange[];
  /** Where it explains nothing that is inside of its element, or only letters. */
  scope?: 'element' | 'frame' | 'letters' | undefined;
}

const signatureOf = (...parts: readonly unknown[]) => JSON.stringify(parts);

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** What a person would call a node: `Footer button “Send”`. */
export function nameOf(content: Content, index: number): string {
  const { tag, role, name, component, parent } = content.nodes[index]!;
  if (tag === '#text' && parent >= 0) return nameOf(content, parent);
  if (tag.startsWith('::') && parent >= 0) return `${nameOf(content, parent)} ${tag}`;
  // Roles in capitals are the browser's own.
  const what = role !== undefined && /^[a-z]/.test(role) ? role : tag;
  const own = name === undefined ? what : `${what} “${shorten(name)}”`;
  return component === undefined ? own : `${component} ${own}`;
}

/** What a node is in any story and language: without its texts. */
export function kindOf(content: Content, index: number): string {
  const { tag, role = '', component = '', parent } = content.nodes[index]!;
  const own = [component, role, tag].join('/');
  return tag.startsWith('::') && parent >= 0 ? `${kindOf(content, parent)} ${own}` : own;
}

interface StyleChange {
  name: StyleName;
  from: string;
  to: string;
}

function styleChanges(before: Content, after: Content, one: ShownNode, other: ShownNode): StyleChange[] {
  const [old, current] = [before.styles[one.style] ?? [], after.styles[other.style] ?? []];
  if (old.length === 0 || current.length === 0) return [];
  return styleNames.flatMap((name, index) => {
    const [from = '', to = ''] = [old[index], current[index]];
    return from === to ? [] : [{ name, from, to }];
  });
}

/** Sizes, distances and places: they show in what has another box. */
const isLayout = ({ name }: StyleChange) =>
  /^(?:padding|margin|min|max|align|justify|flex)-|-gap$|^(?:(?:block|inline)-size|order|aspect-ratio)$/.test(name);

/** Those of letters. */
const isTypography = ({ name }: StyleChange) => /^(?:font|text|letter|word|line)-|^white-space$|^direction$/.test(name);

/** Those that the node does not inherit from the one around it; with others of its own, also inherited colors. */
function ownStyleChanges(before: Content, after: Content, one: ShownNode, other: ShownNode) {
  const [around, aroundNow] = [before.nodes[one.parent], after.nodes[other.parent]];
  const inherited = around && aroundNow ? styleChanges(before, after, around, aroundNow) : [];
  const styles = [before.styles[one.style], after.styles[other.style]];
  const all = styleChanges(before, after, one, other).filter(({ name }) =>
    styles.some((style = []) => isUsed(name, style)),
  );
  const own = all.filter(
    (change) =>
      isLayout(change) ||
      !inherited.some(({ name, from, to }) => change.name === name && change.from === from && change.to === to),
  );
  const isColor = ({ from, to }: StyleChange) => colorChange(from, to) !== undefined;
  return own.every(isColor) ? own : all.filter((change) => own.includes(change) || isColor(change));
}

/** A margin that is `auto` follows from what is around it. */
const isPlace = ({ name }: StyleChange) => name.startsWith('margin-');

/** Painted at the edges of an element, and on no picture inside. */
const isFrame = ({ name }: StyleChange) => /^(?:box-shadow|outline-.*|border-.*-(?:width|style))$/.test(name);

/** What a change of styles explains inside of an element, apart from what has another box. */
function scopeOf(changes: readonly StyleChange[]): Found['scope'] {
  if (changes.every(isLayout)) return 'element';
  if (changes.every((change) => isLayout(change) || isFrame(change))) return 'frame';
  return changes.every((change) => isLayout(change) || isTypography(change)) ? 'letters' : undefined;
}

function foundInStyles(changes: readonly StyleChange[], kind: string, what: string): Found[] {
  const colors = changes.flatMap(({ from, to }) => colorChange(from, to) ?? []);
  const others = changes.filter((change) => !colorChange(change.from, change.to));
  const strong = others.filter((change) => !isPlace(change));
  const listed = strong.length > 0 ? strong : others;
  const textOf = (side: 'from' | 'to') => listed.map((change) => `${change.name}: ${change[side]}`).join('; ');
  const [from, to] = [textOf('from'), textOf('to')];
  return [
    ...(listed.length > 0
      ? [
          {
            kind: strong.length > 0 ? ('style' as const) : ('moved' as const),
            signature: signatureOf('style', kind, from, to),
            what,
            from,
            to,
            scope: scopeOf(listed),
          },
        ]
      : []),
    ...colors.map((color) => ({
      kind: 'color' as const,
      signature: signatureOf('color', color.from, color.to),
      what,
      from: color.from,
      to: color.to,
      colors: [color],
    })),
  ];
}

/** What is different about a node that both sides have, apart from its box and from what a screen reader gets. */
export function nodeChanges(before: Content, after: Content, old: number, current: number): Found[] {
  const [one, other] = [before.nodes[old]!, after.nodes[current]!];
  const what = nameOf(after, current);
  const [text = '', textNow = ''] = [one.text, other.text];
  const [picture, pictureNow] = [withoutHash(one.picture ?? ''), withoutHash(other.picture ?? '')];
  return [
    ...(text === textNow
      ? []
      : [{ kind: 'text' as const, signature: signatureOf('text', text, textNow), what, from: text, to: textNow }]),
    ...(one.picture === other.picture
      ? []
      : [
          {
            kind: 'picture' as const,
            signature: signatureOf('picture', picture, pictureNow),
            what,
            from: picture,
            to: pictureNow,
          },
        ]),
    ...foundInStyles(ownStyleChanges(before, after, one, other), kindOf(after, current), what),
  ];
}

const lineOf = (node: ShownNode) => treeOf({ nodes: [node], styles: [] })[0] ?? '';

/**
 * What is different for a screen reader, if anything, apart from changed texts inside the element.
 * @param textsInside of the element, before and after the change
 */
export function accessibilityChange(
  before: Content,
  after: Content,
  old: number,
  current: number,
  textsInside: ReadonlyArray<Pick<Found, 'from' | 'to'>>,
): Found | undefined {
  const [one, other] = [before.nodes[old]!, after.nodes[current]!];
  const [line, lineNow] = [lineOf(one), lineOf(other)];
  const withNewTexts = (given: string) =>
    textsInside.reduce((text, { from = '', to = '' }) => text.replaceAll(from, () => to), given);
  const { name = one.text, states } = one;
  const expected = lineOf({
    ...one,
    ...(name !== undefined && { name: withNewTexts(name) }),
    ...(states !== undefined && { states: states.replace(/\bdescription=.*/s, withNewTexts) }),
  });
  if (line === lineNow || expected === lineNow) return undefined;
  const isName = one.role === other.role && one.states === other.states;
  const [from, to] = isName ? [one.name ?? '', other.name ?? ''] : [line, lineNow];
  return {
    kind: 'accessibility',
    signature: signatureOf('accessibility', isName ? kindOf(after, current) : '', from, to),
    what: nameOf(after, current),
    from,
    to,
  };
}

/** `quality-320-8f1b02c3.webp` is `quality`. */
const withoutSize = (picture: string) => withoutHash(picture).replace(/(?:-\d+)?\.\w+$/, '');

/** A node, or the page, together with all that is inside. */
export function partOf({ nodes, styles }: Content, root: number): Content {
  const inside = new Set([root]);
  nodes.forEach(({ parent }, index) => {
    if (inside.has(parent)) inside.add(index);
  });
  return { nodes: nodes.filter((_, index) => inside.has(index)), styles };
}

/** A node that only one side has, together with all that is inside. @param root the outermost that only this side has */
export function oneSidedChange(kind: 'added' | 'removed', content: Content, root: number): Found {
  const part = partOf(content, root);
  const text = wordsOf(part).join(' ');
  const shape = part.nodes.map(({ tag, role, name, states, picture = '' }) => [
    tag,
    role,
    name,
    states,
    withoutSize(picture),
  ]);
  return {
    kind,
    signature: signatureOf(kind, kindOf(content, root), shape, text),
    what: nameOf(content, root),
    ...(text !== '' && { [kind === 'added' ? 'to' : 'from']: text }),
  };
}
