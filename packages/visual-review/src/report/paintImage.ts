import type { ImageFile } from '../types.ts';

/** The files of an image, from the lowest. */
export const filesOf = ({ file, over = [] }: Pick<ImageFile, 'file' | 'over'>) => [...over, file];

/**
 * Paints an image of a report as large as its canvas is shown, and again whenever that changes. Its files are put together before
 * they are scaled: scaled one by one, the edges of the upper one would show; and a canvas that the browser makes smaller loses thin
 * lines.
 * @param canvas whose styles set its width
 * @param urlOf the URL of a file
 * @throws where a file cannot be loaded
 */
export async function paintImage(canvas: HTMLCanvasElement, image: ImageFile, urlOf: (file: string) => string) {
  const { width, height } = image;
  canvas.style.aspectRatio = `${width} / ${height}`;
  const layers = await Promise.all(
    filesOf(image).map(async (file) => {
      const layer = new Image();
      layer.src = urlOf(file);
      await layer.decode();
      return layer;
    }),
  );
  const full = new OffscreenCanvas(width, height);
  for (const layer of layers) full.getContext('2d')?.drawImage(layer, 0, 0);
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
