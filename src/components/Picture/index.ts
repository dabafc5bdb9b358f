export { Picture } from './Picture';
export { PictureFile } from './PictureFile';
export type { PicturePoint, PictureSource } from './pictureSource';
export { pictureSizes, shareOfRow } from './sizes';
export { useImageState } from './useImageState';
