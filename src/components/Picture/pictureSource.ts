/** A picture in several widths and formats, as an import with `?picture` or `?portrait` gives it (see build/pictures). */
export interface PictureSource {
  /** URLs with their widths, for `srcset`. */
  avif: string;
  webp: string;
  /** URL of the largest WebP. */
  src: string;
  /** Size of the largest file, in px; gives the proportions. */
  width: number;
  height: number;
  /** A version of a few pixels as a `data:` URL, shown until the picture has loaded; empty for a portrait, which has initials. */
  preview: string;
  /** The highest and the lowest point that is not transparent. */
  top: PicturePoint;
  foot: PicturePoint;
}

/** A position in a picture, as fractions of its width from the left and of its height from the top. */
export interface PicturePoint {
  x: number;
  y: number;
}
