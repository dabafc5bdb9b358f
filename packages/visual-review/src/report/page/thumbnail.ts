import type { ComparisonImage, PixelRect } from '../../types.ts';
import { composeImage } from '../paintImage.ts';
import { make } from './dom.ts';
import { causesOf, type Item } from './review.ts';

/** In px. */
const size = { width: 72, height: 48 };

/** At least this much of a screenshot is shown, in px, so that a small change has surroundings. */
const leastWidth = 180;

/** What is shown of a screenshot, around the most changed place. */
function regionOf(item: Item, { width, height }: ComparisonImage): PixelRect {
  const [area] = causesOf(item).flatMap(({ areas }) => areas);
  const place = area ?? { left: 0, top: 0, width, height: Math.min(width, height) };
  const wanted = Math.max(leastWidth, place.width * 1.2, place.height * 1.2 * (size.width / size.height));
  const shown = { width: Math.min(wanted, width), height: (Math.min(wanted, width) * size.height) / size.width };
  const start = (middle: number, length: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - length, middle - length / 2)));
  return {
    left: start(place.left + place.width / 2, shown.width, width),
    top: start(place.top + place.height / 2, shown.height, height),
    width: Math.round(shown.width),
    height: Math.round(shown.height),
  };
}

async function paint(canvas: HTMLCanvasElement, screenshot: ComparisonImage, region: PixelRect) {
  const part = await composeImage(screenshot, region, (file) => file);
  canvas.width = size.width * devicePixelRatio;
  canvas.height = size.height * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(part, 0, 0, canvas.width, canvas.height);
}

/** What to do with a canvas that comes into sight: a list may be long. */
const painting = new WeakMap<Element, () => Promise<void>>();

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    // Where a file cannot be loaded, it stays empty.
    painting
      .get(target)?.()
      .catch(() => undefined);
  }
});

/** A small picture of the most changed place. */
export function thumbnail(item: Item) {
  const screenshot = item.comparison.after ?? item.comparison.before;
  if (!screenshot) return make('span', { class: 'thumbnail' });
  const canvas = make('canvas', { class: 'thumbnail' });
  painting.set(canvas, () => paint(canvas, screenshot, regionOf(item, screenshot)));
  observer.observe(canvas);
  return canvas;
}
