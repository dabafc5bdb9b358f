import type { Comparison, ComparisonImage, PixelRect } from '../../types.ts';
import { paintImage } from '../paintImage.ts';
import { addDivider } from './divider.ts';
import { make } from './dom.ts';
import { scrollPanes, type Size } from './panes.ts';
import { causesOf, type Item } from './review.ts';
import type { View } from './urlState.ts';

/** In ms: well under three flashes a second (WCAG 2.2, 2.3.1). */
const blinkTime = 700;

/** Changes that cover more of the screenshot have no frame. */
const maxFramedShare = 0.5;

interface Content {
  content: HTMLElement;
  /** Of the slider: focuses the divider. */
  focus?: () => void;
  /** Of the blinking: shows the other side. */
  swap?: () => void;
  /** Of the blinking: starts or stops it. */
  play?: (isOn: boolean) => void;
}

export type Stage = ReturnType<typeof scrollPanes> & Omit<Content, 'content'>;

type Pair = Omit<Comparison, 'difference'> &
  Required<Pick<Comparison, 'before' | 'after'>> & { difference: ComparisonImage | undefined };

const nameOf = ({ snapshot }: Pick<Comparison, 'snapshot'>) => `${snapshot.title}, ${snapshot.name}, ${snapshot.mode}`;

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

function image(picture: ComparisonImage, { width }: Size, alt: string) {
  const canvas = make('canvas', {
    class: 'image',
    role: 'img',
    'aria-label': alt,
    '--share': percent(picture.width, width),
  });
  paintImage(canvas, picture, (file) => file).catch(() =>
    canvas.replaceWith(make('p', { class: 'image' }, `${alt}: the image cannot be loaded.`)),
  );
  return canvas;
}

const frame = ({ left, top, width, height }: PixelRect, size: Size) =>
  make('div', {
    class: 'frame',
    '--left': percent(left, size.width),
    '--right': percent(size.width - left - width, size.width),
    '--top': percent(top, size.height),
    '--bottom': percent(size.height - top - height, size.height),
  });

/** As large as the larger side, so that each pixel is aligned with its counterpart. */
function sheet(size: Size, areas: readonly PixelRect[], ...children: HTMLElement[]) {
  const framed = areas.filter((area) => area.width * area.height < maxFramedShare * size.width * size.height);
  return make('div', { class: 'sheet' }, ...children, ...framed.map((area) => frame(area, size)));
}

const layer = (side: string, content: HTMLElement) => make('div', { class: 'layer', 'data-side': side }, content);

/** A sheet with its caption, in an element that scrolls. */
const pane = (caption: string, content: HTMLElement, name = '') =>
  make(
    'figure',
    { class: `pane ${name}` },
    make('figcaption', {}, caption),
    make('div', { class: 'scroller', role: 'group', 'aria-label': caption, tabindex: 0 }, content),
  );

function blink(sides: HTMLElement): Content {
  const content = pane('Before', sides, 'blink');
  const show = (side: 'before' | 'after') => {
    sides.dataset.shown = side;
    content.querySelector('figcaption')?.replaceChildren(side === 'before' ? 'Before' : 'After');
  };
  show('before');
  const swap = () => show(sides.dataset.shown === 'before' ? 'after' : 'before');
  let timer: number | undefined;
  const play = (isOn: boolean) => {
    window.clearInterval(timer);
    timer = isOn ? window.setInterval(swap, blinkTime) : undefined;
  };
  return { content, swap, play };
}

function pairContent(pair: Pair, areas: readonly PixelRect[], size: Size, view: View): Content {
  const { before, after, difference } = pair;
  const old = image(before, size, `Before: ${nameOf(pair)}`);
  const current = image(after, size, `After: ${nameOf(pair)}`);
  if (view === 'side') {
    const panes = [pane('Before', sheet(size, areas, old)), pane('After', sheet(size, areas, current))];
    return { content: make('div', { class: 'pair' }, ...panes) };
  }
  if (view === 'difference' && difference) {
    current.classList.add('faded');
    const marks = image(difference, size, `Changed pixels: ${nameOf(pair)}`);
    const layers = sheet(size, areas, layer('after', current), layer('marks', marks));
    return { content: pane('Changed pixels, over the faded screenshot', layers, 'difference') };
  }
  const layers = sheet(size, areas, layer('before', old), layer('after', current));
  if (view === 'blink') return blink(layers);
  if (view === 'difference') return { content: pane('Difference: what is black is the same', layers, 'blend') };
  const knob = addDivider(layers);
  return {
    content: pane('Drag the divider, or press ← and →', layers, 'slider'),
    focus: () => knob.focus({ preventScroll: true }),
  };
}

/** Where there is one screenshot, or the error of the story. */
function singleContent(comparison: Comparison, screenshot: ComparisonImage | undefined) {
  if (!screenshot)
    return make(
      'section',
      { class: 'failure', 'aria-labelledby': 'failure' },
      make('h4', { id: 'failure' }, 'The story failed'),
      make('pre', { tabindex: 0, 'aria-label': 'Error' }, comparison.error ?? ''),
    );
  const newCaption = comparison.error ? 'Now: on the base, it fails' : 'New: there was no such snapshot before';
  const caption = comparison.after ? newCaption : 'Removed: the last screenshot';
  const content = image(screenshot, screenshot, `${caption}: ${nameOf(comparison)}`);
  return pane(caption, sheet(screenshot, [], content));
}

/** @param withMoved whether the difference also shows what has only moved */
export function showScreenshots(host: HTMLElement, item: Item, view: View, withMoved: boolean): Stage {
  const { comparison } = item;
  const { before, after, difference } = comparison;
  const areas = causesOf(item).flatMap((cause) => cause.areas);
  const largest = (side: 'width' | 'height') => Math.max(before?.[side] ?? 0, after?.[side] ?? 0);
  const size = { width: largest('width'), height: largest('height') };
  const { content, ...controls }: Content =
    before && after
      ? pairContent({ ...comparison, before, after, difference: withMoved ? undefined : difference }, areas, size, view)
      : { content: singleContent(comparison, after ?? before) };
  host.style.setProperty('--width', `${size.width}`);
  host.style.setProperty('--height', `${size.height}`);
  host.replaceChildren(content);
  return { ...scrollPanes(host, size, before && after && areas[0]), ...controls };
}
