import type { ComparisonImage, PixelRect } from '../types.ts';
import { cutStrips, stripsOf } from './strips.ts';

async function load(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Puts together a part of an image of a report.
 * @param urlOf the URL of a file
 * @throws where a file cannot be loaded
 */
export async function composeImage(
  image: ComparisonImage,
  { left, top, width, height }: PixelRect,
  urlOf: (file: string) => string,
) {
  const strips = cutStrips(stripsOf(image), top, top + height);
  const files = [...new Set(strips.map(([file]) => file))];
  const loaded = new Map(await Promise.all(files.map(async (file) => [file, await load(urlOf(file))] as const)));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [file, from, y, rows] of strips)
    context?.drawImage(loaded.get(file)!, left, from, width, rows, 0, y - top, width, rows);
  return canvas;
}

/**
 * Paints an image of a report as large as its canvas is shown, and again whenever that changes. Its strips are put together before
 * they are scaled: scaled one by one, their edges would show; and a canvas that the browser makes smaller loses thin lines.
 * @param canvas whose styles set its width
 * @param urlOf the URL of a file
 * @throws where a file cannot be loaded
 */
export async function paintImage(canvas: HTMLCanvasElement, image: ComparisonImage, urlOf: (file: string) => string) {
  const { width, height } = image;
  canvas.style.aspectRatio = `${width} / ${height}`;
  const full = await composeImage(image, { left: 0, top: 0, width, height }, urlOf);
  const paint = () => {
    const scale = Math.min(1, (canvas.clientWidth * devicePixelRatio) / width);
    canvas.width = Math.max(1, Math.round(scale * width));
    canvas.height = Math.max(1, Math.round(scale * height));
    const context = canvas.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(full, 0, 0, canvas.width, canvas.height);
  };
  new ResizeObserver(paint).observe(canvas);
}
