import type { PixelRect } from '../../types.ts';
import { filesOf } from '../paintImage.ts';
import { make } from './dom.ts';
import { causesOf, type Item } from './review.ts';

/** In px. */
const size = { width: 72, height: 48 };

/** At least this much of a screenshot is shown, in px, so that a small change has surroundings. */
const leastWidth = 180;

const center = ({ left, top, width, height }: PixelRect) => ({ x: left + width / 2, y: top + height / 2 });

/** A small picture of the most changed place. */
export function thumbnail(item: Item) {
  const { comparison } = item;
  const screenshot = comparison.after ?? comparison.before;
  const frame = make('span', { class: 'thumbnail' });
  if (!screenshot) return frame;
  const [area] = causesOf(item).flatMap(({ areas }) => areas);
  const place = area ?? {
    left: 0,
    top: 0,
    width: screenshot.width,
    height: Math.min(screenshot.height, screenshot.width),
  };
  const wanted = Math.max(leastWidth, place.width * 1.2, place.height * 1.2 * (size.width / size.height));
  const scale = size.width / Math.min(wanted, screenshot.width);
  const { x, y } = center(place);
  const offset = (middle: number, room: number, whole: number) =>
    Math.min(0, Math.max(room - whole * scale, room / 2 - middle * scale));
  frame.append(
    ...filesOf(screenshot).map((src) =>
      make('img', {
        src,
        alt: '',
        loading: 'lazy',
        decoding: 'async',
        '--width': `${screenshot.width * scale}px`,
        '--ratio': `${screenshot.width} / ${screenshot.height}`,
        '--x': `${offset(x, size.width, screenshot.width)}px`,
        '--y': `${offset(y, size.height, screenshot.height)}px`,
      }),
    ),
  );
  return frame;
}
