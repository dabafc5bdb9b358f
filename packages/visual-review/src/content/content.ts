import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { readFile } from 'node:fs/promises';

/** Sizes as they are set, which do not follow from those of other elements: `22px`, `50%`, `auto`. Pseudo-elements have none. */
export const sizeNames = ['block-size', 'inline-size'] as const;

/**
 * The computed style that is recorded, with logical sides, so that it is the same in both directions. Not what follows from
 * the size of other elements, such as `grid-template-columns`.
 */
export const styleNames = [
  'color',
  'background-color',
  'background-image',
  'background-position',
  'background-size',
  'border-block-start-color',
  'border-block-end-color',
  'border-inline-start-color',
  'border-inline-end-color',
  'outline-color',
  'text-decoration-color',
  '-webkit-text-fill-color',
  'caret-color',
  'accent-color',
  'fill',
  'stroke',
  'stop-color',
  'box-shadow',
  'text-shadow',
  'filter',
  'backdrop-filter',
  'mask-image',
  'border-block-start-width',
  'border-block-end-width',
  'border-inline-start-width',
  'border-inline-end-width',
  'border-block-start-style',
  'border-block-end-style',
  'border-inline-start-style',
  'border-inline-end-style',
  'border-start-start-radius',
  'border-start-end-radius',
  'border-end-start-radius',
  'border-end-end-radius',
  'outline-width',
  'outline-style',
  'outline-offset',
  'padding-block-start',
  'padding-block-end',
  'padding-inline-start',
  'padding-inline-end',
  'min-block-size',
  'min-inline-size',
  'max-block-size',
  'max-inline-size',
  'aspect-ratio',
  'margin-block-start',
  'margin-block-end',
  'margin-inline-start',
  'margin-inline-end',
  'row-gap',
  'column-gap',
  'font-family',
  'font-size',
  'font-style',
  'font-variation-settings',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'vertical-align',
  'text-decoration-line',
  'text-decoration-style',
  'text-decoration-thickness',
  'text-underline-offset',
  'font-stretch',
  'font-feature-settings',
  'font-variant-numeric',
  'font-variant-caps',
  'background-repeat',
  'background-clip',
  'mask-size',
  'mask-position',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'fill-opacity',
  'writing-mode',
  'text-transform',
  'text-indent',
  'word-spacing',
  'white-space',
  'direction',
  'display',
  'position',
  'z-index',
  'float',
  'order',
  'flex-direction',
  'flex-wrap',
  'flex-basis',
  'flex-grow',
  'flex-shrink',
  'align-items',
  'align-self',
  'justify-content',
  'justify-items',
  'justify-self',
  'object-fit',
  'object-position',
  'overflow-x',
  'overflow-y',
  'clip-path',
  'opacity',
  'visibility',
  'mix-blend-mode',
  'transform',
  'translate',
  'rotate',
  'scale',
  'list-style-type',
  'content',
  ...sizeNames,
] as const;

export type StyleName = (typeof styleNames)[number];

export interface ShownNode {
  /** Its index, which is lower; -1 for the root. */
  parent: number;
  /** `button`, `#text`, `::before`. */
  tag: string;
  /** Left, top, width and height on the screenshot, in px. */
  box: readonly [left: number, top: number, width: number, height: number];
  /** Nodes are painted in ascending order. */
  order: number;
  /** The index of its style in `styles`. */
  style: number;
  /** Of a text node. */
  text?: string;
  /** The file of a picture, without its folder: `quality-8f1b02c3.webp`. Of an SVG in the page, a hash of its shapes: `svg:4f9a1c20`. */
  picture?: string;
  /** What a screen reader gets. */
  role?: string;
  name?: string;
  /** `expanded=true, level=2`; of a text that no screen reader gets, `hidden`. */
  states?: string;
  /** The React component that renders it, where the build keeps names. */
  component?: string;
}

/** A light map of what is on a screenshot. */
export interface Content {
  nodes: readonly ShownNode[];
  /** Values in the order of `styleNames`. */
  styles: ReadonlyArray<readonly string[]>;
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The name of a file, with the hash that a build gives it; data itself as a hash. */
export function fileOf(url: string) {
  if (url.startsWith('data:')) return `data:${hashOf(url)}`;
  // Its URL is another one each time.
  if (url.startsWith('blob:')) return 'blob:';
  return (
    url
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** A style without the names that scripts give ids and images, such as React's `useId`: they are others each time. */
export const withoutRandomUrls = (style: string) => style.replaceAll(/url\("(#|blob:)[^"]*"\)/g, 'url("$1")');

/** `quality-8f1b02c3.webp` is `quality.webp`; a word in lowercase, as in `photo-mountain.jpg`, is no hash. */
export const withoutHash = (file: string) => file.replace(/[-.](?=[a-z]*[A-Z\d_-])[\w-]{8}(?=\.\w+$|$)/, '');

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Fast, as there is one for each screenshot. */
export const packContent = (content: Content): Promise<Buffer> => compress(JSON.stringify(content), { level: 1 });

/** @throws where the file is missing or damaged */
export async function readContent(file: string): Promise<Content> {
  return JSON.parse((await decompress(await readFile(file))).toString()) as Content;
}

/** The texts on a screenshot, in the order of the document. */
export const wordsOf = ({ nodes }: Content) => nodes.flatMap(({ text }) => text ?? []);

/** What a screen reader gets, a line each: `button "Send" (expanded=true)`. */
export const treeOf = ({ nodes }: Content) =>
  nodes.flatMap(({ tag, role, text, name = text, states }) =>
    role === undefined && states === undefined
      ? []
      : [
          `${role ?? (tag === '#text' ? 'text' : tag)}${name === undefined ? '' : ` "${name}"`}${states === undefined ? '' : ` (${states})`}`,
        ],
  );
