import type { ComponentPropsWithRef } from 'react';
import type { PictureSource } from './pictureSource';

type PictureFileProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet'> & {
  source: PictureSource;
  alt: string;
  sizes: string;
};

/** What stands inside a `<picture>`: the AVIF in its widths, and the WebP for all others, with the picture's own size. */
export function PictureFile({ source: { avif, webp, src, width, height }, alt, sizes, ...image }: PictureFileProps) {
  return (
    <>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...image} width={width} height={height} sizes={sizes} srcSet={webp} src={src} alt={alt} />
    </>
  );
}
