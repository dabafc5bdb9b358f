import sharp, { type OverlayOptions } from 'sharp';
import { readImage } from '../readImage.ts';
import type { Comparison, ComparisonImage, Group, PixelRect } from '../types.ts';
import { regionAround } from './regionAround.ts';
import { cutStrips, stripsOf } from './strips.ts';

/** Of each side, in px. */
const size = { width: 150, height: 100 };

/** Between both sides, in px. */
const gap = 4;

/** How much of a screenshot is shown at least, in px. */
const leastWidth = 240;

/** A part of an image in the size of one side; transparent where the image ends. */
async function side(image: ComparisonImage, region: PixelRect) {
  const layers: OverlayOptions[] = [];
  const shown = Math.min(region.width, image.width - region.left);
  if (shown > 0)
    for (const [file, from, top, rows] of cutStrips(stripsOf(image), region.top, region.top + region.height)) {
      const rectangle = { left: region.left, top: from, width: shown, height: rows };
      const input = await readImage(file, (strip) => strip.extract(rectangle).png().toBuffer());
      layers.push({ input, left: 0, top: top - region.top });
    }
  const { width, height } = region;
  const whole = await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(layers)
    .png()
    .toBuffer();
  return sharp(whole)
    .resize({ ...size, fit: 'contain', position: 'left top', background: '#0000' })
    .png()
    .toBuffer();
}

/**
 * A small picture of a group for a pull request: the most changed place before and after, as WebP.
 * @returns undefined where there is no screenshot
 */
export async function summaryPicture({ id }: Group, { before, after, causes = [] }: Comparison) {
  const images = [before, after].flatMap((image) => image ?? []);
  const [first] = images;
  if (!first) return undefined;
  const whole = {
    width: Math.max(...images.map(({ width }) => width)),
    height: Math.max(...images.map(({ height }) => height)),
  };
  const [area] = causes.filter(({ group }) => group === id).flatMap(({ areas }) => areas);
  const region = regionAround(area ?? { left: 0, top: 0, width: whole.width, height: 0 }, whole, size, leastWidth);
  const sides = await Promise.all(images.map((image) => side(image, region)));
  const width = images.length * (size.width + gap) - gap;
  return sharp({ create: { width, height: size.height, channels: 4, background: '#0000' } })
    .composite(sides.map((input, index) => ({ input, left: index * (size.width + gap), top: 0 })))
    .webp({ quality: 75 })
    .toBuffer();
}
