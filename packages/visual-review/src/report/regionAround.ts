import type { PixelRect } from '../types.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * What a small picture shows around a change: as far as a screenshot goes, in the proportions of the picture.
 * @param screenshot the size of the screenshot
 * @param leastWidth at least as much of it, in px, so that a small change has surroundings
 */
export function regionAround(area: PixelRect, screenshot: Size, picture: Size, leastWidth: number): PixelRect {
  const wanted = Math.max(leastWidth, area.width * 1.2, (area.height * 1.2 * picture.width) / picture.height);
  const width = Math.min(screenshot.width, Math.round(wanted));
  const height = Math.min(screenshot.height, Math.round((width * picture.height) / picture.width));
  const start = (middle: number, length: number, all: number) =>
    Math.max(0, Math.min(all - length, Math.round(middle - length / 2)));
  return {
    left: start(area.left + area.width / 2, width, screenshot.width),
    top: start(area.top + area.height / 2, height, screenshot.height),
    width,
    height,
  };
}
