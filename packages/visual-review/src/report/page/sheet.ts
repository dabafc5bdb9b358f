import type { ImageFile, PixelRect } from '../../types.ts';
import { make } from './dom.ts';

export interface Size {
  width: number;
  height: number;
}

/** A frame is drawn around changes that cover less than this share of the screenshot. */
const maxFramedShare = 0.5;

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A screenshot, which has its own share of the sheet's width. */
export const image = ({ file, width, height }: ImageFile, sheetSize: Size, alt: string) =>
  make('img', {
    src: file,
    width,
    height,
    alt,
    decoding: 'async',
    draggable: 'false',
    '--share': percent(width, sheetSize.width),
  });

const frame = ({ left, top, width, height }: PixelRect, size: Size) =>
  make('div', {
    class: 'frame',
    '--left': percent(left, size.width),
    '--right': percent(size.width - left - width, size.width),
    '--top': percent(top, size.height),
    '--bottom': percent(size.height - top - height, size.height),
  });

/** Holds screenshots: as large as the larger side, so that each pixel is aligned with its counterpart. */
export function sheet(size: Size, area: PixelRect | undefined, ...children: HTMLElement[]): HTMLElement {
  const isFramed = area && area.width * area.height < maxFramedShare * size.width * size.height;
  return make('div', { class: 'sheet' }, ...children, ...(isFramed ? [frame(area, size)] : []));
}

export const layer = (side: string, content: HTMLElement) =>
  make('div', { class: 'layer', 'data-side': side }, content);

/** A sheet with its caption, in an element that scrolls. */
export const pane = (caption: string, content: HTMLElement, name = '') =>
  make(
    'figure',
    { class: `pane ${name}` },
    make('figcaption', {}, caption),
    make('div', { class: 'scroller', role: 'group', 'aria-label': caption, tabindex: 0 }, content),
  );
