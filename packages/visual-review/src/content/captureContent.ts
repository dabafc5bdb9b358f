import type { CDPSession } from 'playwright';
import { fileOf, hashOf, sizeNames, styleNames, withoutRandomUrls, type Content, type ShownNode } from './content.ts';

type Send = CDPSession['send'];
type Snapshot = Awaited<ReturnType<typeof requestSnapshot>>;
type Document = Snapshot['documents'][number];

const requestSnapshot = (send: Send) =>
  send('DOMSnapshot.captureSnapshot', {
    computedStyles: styleNames.slice(0, -sizeNames.length),
    includePaintOrder: true,
  });

/** The boxes of pseudo-elements, by their node: the snapshot has none. */
async function readPseudoBoxes(send: Send, { documents }: Snapshot) {
  const { nodes, layout, scrollOffsetX = 0, scrollOffsetY = 0 } = documents[0]!;
  const shown = new Set(layout.nodeIndex);
  const found = new Map<number, ShownNode['box']>();
  const read = async (index: number) => {
    const backendNodeId = nodes.backendNodeId![index]!;
    const model = await send('DOM.getBoxModel', { backendNodeId }).then(
      ({ model: { border } }) => border,
      // It has no box of its own.
      () => undefined,
    );
    if (!model) return;
    const [xs, ys] = [0, 1].map((axis) => model.filter((_, at) => at % 2 === axis)) as [number[], number[]];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    // They are relative to what is on screen, the others to the page.
    found.set(index, [left + scrollOffsetX, top + scrollOffsetY, Math.max(...xs) - left, Math.max(...ys) - top]);
  };
  await Promise.all((nodes.pseudoType?.index ?? []).filter((index) => shown.has(index)).map(read));
  return found;
}

/** What a screen reader may say besides role and name. */
const stateNames = new Set([
  'busy',
  'checked',
  'disabled',
  'expanded',
  'hasPopup',
  'hidden',
  'invalid',
  'level',
  'live',
  'modal',
  'multiselectable',
  'orientation',
  'pressed',
  'readonly',
  'required',
  'roledescription',
  'selected',
  'valuemax',
  'valuemin',
  'valuetext',
]);

/** Of these, false is said as well: collapsed, not pressed. */
const twoSided = new Set(['expanded', 'pressed']);

/** States that the protocol does not tell. */
const statesOfAttributes = ['aria-current', 'aria-sort'];

type Attribute = readonly [name: string, value: string];

const stateOf = ([name, value]: Attribute) =>
  statesOfAttributes.includes(name) && !['', 'false', 'none'].includes(value)
    ? [`${name.slice('aria-'.length)}=${value}`]
    : [];

/** Whether an author keeps an element from screen readers. Chromium also leaves out texts that are the name of a control. */
const isKeptBack = ([name, value]: Attribute) => name === 'inert' || (name === 'aria-hidden' && value === 'true');

/** Texts are words, and generic elements say nothing. */
const silentRoles = new Set([
  'StaticText',
  'InlineTextBox',
  'ListMarker',
  'LineBreak',
  'generic',
  'none',
  'RootWebArea',
]);

async function readAccessibility(send: Send) {
  const { nodes } = await send('Accessibility.getFullAXTree');
  const found = new Map<number, Pick<ShownNode, 'role' | 'name' | 'states'>>();
  const spoken = new Set<number | undefined>();
  for (const { ignored, role, name, description, properties = [], backendDOMNodeId } of nodes) {
    if (!ignored) spoken.add(backendDOMNodeId);
    const roleName = role?.value as string | undefined;
    if (ignored || backendDOMNodeId === undefined || roleName === undefined || silentRoles.has(roleName)) continue;
    const states = properties
      .filter(
        ({ name: state, value }) =>
          stateNames.has(state) && (twoSided.has(state) || (value.value !== false && value.value !== 'false')),
      )
      .map(({ name: state, value }) => `${state}=${String(value.value)}`)
      .toSorted();
    const text = description?.value as string | undefined;
    if (text) states.push(`description=${text}`);
    found.set(backendDOMNodeId, {
      role: roleName,
      ...(name?.value ? { name: String(name.value) } : {}),
      ...(states.length > 0 && { states: states.join(', ') }),
    });
  }
  return { found, spoken };
}

const round = (value: number) => Math.round(value * 100) / 100;

interface ShownElement {
  /** That React rendered it with, where the build keeps names. */
  component: string;
  /** As they are set, in the order of `sizeNames`. */
  sizes: readonly string[];
}

/** All elements, in the order of the document, as JSON: Playwright serializes objects much more slowly. Runs in the page. */
function readElements() {
  interface Fiber {
    type: unknown;
    return: Fiber | null;
  }
  const elements = [...document.querySelectorAll('*')].map((element): ShownElement => {
    const styles = element.computedStyleMap();
    const sizes = ['block-size', 'inline-size'].map((name) => styles.get(name)?.toString() ?? '');
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    let fiber = key === undefined ? null : (element as unknown as Record<string, Fiber>)[key]!;
    for (; fiber; fiber = fiber.return) {
      const { type } = fiber;
      const name = typeof type === 'function' ? type.name : '';
      // A shorter one was minified.
      if (/^[A-Z]\w{3,}$/.test(name)) return { component: name, sizes };
    }
    return { component: '', sizes };
  });
  return JSON.stringify(elements);
}

/** The attributes of a node, in their order. */
const attributesOf = ({ nodes }: Document, strings: readonly string[], index: number) =>
  (nodes.attributes![index] ?? []).flatMap((name, at, list) =>
    at % 2 === 0 ? [[strings[name]!, strings[list[at + 1]!] ?? ''] as const] : [],
  );

/** What gives the shapes of an SVG their form. */
const geometry = /^(?:d|points|[rxy]|[cr][xy]|[xy][12]|width|height|transform)$/;

/** A name for the shapes of each SVG, equal for equal ones. Not its own size, and no colors: those are styles. */
function drawingsOf(document: Document, strings: readonly string[]) {
  const { nodes } = document;
  const shapes = new Map<number, string[]>();
  /** The SVG around each node. */
  const svgAt: Array<number | undefined> = [];
  const parents = nodes.parentIndex!;
  for (const [index, name] of nodes.nodeName!.entries()) {
    const tag = strings[name]!.toLowerCase();
    const svg = svgAt[parents[index]!] ?? (tag === 'svg' ? index : undefined);
    svgAt[index] = svg;
    if (svg === undefined) continue;
    const pairs = attributesOf(document, strings, index).filter(([attribute]) =>
      svg === index ? attribute === 'viewBox' : geometry.test(attribute),
    );
    const own = shapes.get(svg) ?? [];
    own.push(JSON.stringify([tag, pairs]));
    shapes.set(svg, own);
  }
  return new Map([...shapes].map(([svg, own]) => [svg, `svg:${hashOf(own.join('\n'))}`]));
}

/** The strings that some nodes have, by the index of the node. */
const stringsOf = (
  list: { index: readonly number[]; value: readonly number[] } | undefined,
  strings: readonly string[],
) => new Map(list?.index.map((node, at) => [node, strings[list.value[at]!]!]));

/** Returns functions that read what the snapshot tells about a node. */
function nodeReader({ nodes, layout }: Document, strings: readonly string[]) {
  const layoutOf = new Map(layout.nodeIndex.map((nodeIndex, index) => [nodeIndex, index]));
  const inputs = stringsOf(nodes.inputValue, strings);
  const visibility = styleNames.indexOf('visibility');
  const isText = (index: number) => nodes.nodeType![index] === 3;
  const isHidden = (index: number) => {
    const at = layoutOf.get(isText(index) ? nodes.parentIndex![index]! : index);
    return at !== undefined && strings[layout.styles[at]![visibility]!] === 'hidden';
  };
  return {
    layoutOf,
    isText,
    textOf: (index: number) => {
      if (isHidden(index)) return undefined;
      const at = layoutOf.get(index);
      if (!isText(index)) return inputs.get(index);
      return at === undefined ? undefined : strings[layout.text[at]!]?.replaceAll(/\s+/g, ' ').trim();
    },
  };
}

function nodesOf(
  document: Document,
  strings: readonly string[],
  accessibility: Awaited<ReturnType<typeof readAccessibility>>,
  elements: readonly ShownElement[],
  pseudoBoxes: Awaited<ReturnType<typeof readPseudoBoxes>>,
): Content {
  const { nodes, layout } = document;
  const { layoutOf, isText, textOf } = nodeReader(document, strings);
  const pictures = stringsOf(nodes.currentSourceURL, strings);
  const pseudoTypes = stringsOf(nodes.pseudoType, strings);
  const drawings = drawingsOf(document, strings);
  // A server has another port each time, which images of styles would show.
  const { origin } = new URL(strings[document.documentURL]!);
  const valueOf = (value: number) => withoutRandomUrls((strings[value] ?? '').replaceAll(`${origin}/`, '/'));
  const styles = new Map<string, number>();
  const shown: ShownNode[] = [];
  /** The index in `shown` of each node, or of the nearest one around it. */
  const shownAt: number[] = [];
  const inShadow: boolean[] = [];
  const inHidden: boolean[] = [];
  let count = 0;
  for (const [index, nodeType] of nodes.nodeType!.entries()) {
    const parentIndex = nodes.parentIndex![index]!;
    const pseudo = pseudoTypes.get(index);
    inShadow[index] = nodeType === 11 || (inShadow[parentIndex] ?? false);
    const attributes = attributesOf(document, strings, index);
    inHidden[index] = (inHidden[parentIndex] ?? false) || attributes.some(isKeptBack);
    // The page sees neither pseudo-elements nor what is in a shadow root.
    const element = nodeType === 1 && pseudo === undefined && !inShadow[index] ? elements[count++] : undefined;
    const parent = shownAt[parentIndex] ?? -1;
    shownAt[index] = parent;
    const at = layoutOf.get(index);
    const id = nodes.backendNodeId![index]!;
    const found = isText(index) ? undefined : accessibility.found.get(id);
    const states = isText(index)
      ? inHidden[index] && !accessibility.spoken.has(id)
        ? 'hidden'
        : ''
      : [found?.states, ...attributes.flatMap(stateOf)].filter(Boolean).join(', ');
    const text = textOf(index);
    if (isText(index) ? !text : at === undefined && !found) continue;
    const bounds = pseudoBoxes.get(index) ?? (at === undefined ? [] : layout.bounds[at]!);
    const [left = 0, top = 0, width = 0, height = 0] = bounds.map(round);
    const style = at === undefined ? [] : [...layout.styles[at]!.map(valueOf), ...(element?.sizes ?? [])];
    // A text has the style of the element around it.
    const styleKey = isText(index) ? '' : JSON.stringify(style);
    if (!styles.has(styleKey)) styles.set(styleKey, styles.size);
    const url = pictures.get(index);
    const picture = url ? fileOf(url) : drawings.get(index);
    shownAt[index] = shown.length;
    shown.push({
      parent,
      tag: pseudo === undefined ? strings[nodes.nodeName![index]!]!.toLowerCase() : `::${pseudo}`,
      box: [left, top, width, height],
      order: at === undefined ? -1 : layout.paintOrders![at]!,
      style: styles.get(styleKey)!,
      ...(text && { text }),
      ...(picture && { picture }),
      ...found,
      ...((isText(index) || accessibility.spoken.has(id)) && states && { states }),
      ...(element?.component && { component: element.component }),
    });
  }
  return { nodes: shown, styles: [...styles.keys()].map((key) => (key === '' ? [] : (JSON.parse(key) as string[]))) };
}

/** Reads what is on screen from the browser: elements, their boxes and styles, texts, and what a screen reader gets. */
export async function captureContent(
  send: Send,
  evaluate: <Result>(script: () => Result) => Promise<Result>,
): Promise<Content> {
  const [snapshot, accessibility, elements] = await Promise.all([
    requestSnapshot(send),
    readAccessibility(send),
    evaluate(readElements),
  ]);
  const { documents, strings } = snapshot;
  return nodesOf(
    documents[0]!,
    strings,
    accessibility,
    JSON.parse(elements) as ShownElement[],
    await readPseudoBoxes(send, snapshot),
  );
}
