import type { ComparisonImage, PixelRect } from '../../types.ts';
import { composeImage } from '../paintImage.ts';
import { regionAround } from '../regionAround.ts';
import { make } from './dom.ts';
import { causesOf, type Item } from './review.ts';

/** In px. */
const size = { width: 72, height: 48 };

/** How much of a screenshot is shown at least, in px. */
const leastWidth = 180;

function regionOf(item: Item, screenshot: ComparisonImage) {
  const { width, height } = screenshot;
  const [area] = causesOf(item).flatMap(({ areas }) => areas);
  const place = area ?? { left: 0, top: 0, width, height: Math.min(width, height) };
  return regionAround(place, screenshot, size, leastWidth);
}

async function paint(canvas: HTMLCanvasElement, screenshot: ComparisonImage, region: PixelRect) {
  const part = await composeImage(screenshot, region, (file) => file);
  canvas.width = size.width * devicePixelRatio;
  canvas.height = size.height * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // A low screenshot leaves the rest empty.
  context.drawImage(part, 0, 0, canvas.width, (canvas.width * part.height) / part.width);
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
