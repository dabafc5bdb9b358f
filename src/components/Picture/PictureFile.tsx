import type { ComponentPropsWithRef } from 'react';
import type { PictureSource } from './pictureSource';

type PictureFileProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet'> & {
  source: PictureSource;
  alt: string;
  sizes: string;
};

/** The content of a `picture` element: AVIF, WebP as fallback, and the intrinsic size. */
export function PictureFile({ source: { avif, webp, src, width, height }, alt, sizes, ...image }: PictureFileProps) {
  return (
    <>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...image} width={width} height={height} sizes={sizes} srcSet={webp} src={src} alt={alt} />
    </>
  );
}
