/** A picture in several widths and formats, as an import with `?picture` or `?portrait` gives it (see scripts/pictures). */
export interface PictureSource {
  /** Addresses with their widths, for `srcset`. */
  avif: string;
  webp: string;
  /** Address of the largest WebP. */
  src: string;
  /** Size of the largest, in px: the picture's proportions. */
  width: number;
  height: number;
  /** The picture in a few px as a `data:` address, for the time until it is there. */
  preview: string;
  /** The highest and the lowest point of what is not transparent. */
  top: PicturePoint;
  foot: PicturePoint;
}

/** A place in a picture, as shares of its width from the left and of its height from the top. */
export interface PicturePoint {
  x: number;
  y: number;
}
