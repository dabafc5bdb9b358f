import type { ImageFile } from '../types.ts';

/** The files of an image, from the lowest. */
export const filesOf = ({ file, over }: Pick<ImageFile, 'file' | 'over'>) =>
  over === undefined ? [file] : [over, file];

/**
 * Paints an image of a report at its own size: if its files were scaled one by one, the edges of the upper one would show.
 * @param canvas of the size of the image
 * @param urlOf the URL of a file
 * @throws where a file cannot be loaded
 */
export async function paintImage(canvas: HTMLCanvasElement, image: ImageFile, urlOf: (file: string) => string) {
  const layers = await Promise.all(
    filesOf(image).map(async (file) => {
      const layer = new Image();
      layer.src = urlOf(file);
      await layer.decode();
      return layer;
    }),
  );
  const context = canvas.getContext('2d');
  for (const layer of layers) context?.drawImage(layer, 0, 0);
}
