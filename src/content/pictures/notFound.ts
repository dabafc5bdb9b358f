import notFound from './files/notFound.webp?picture';
import type { SitePicture } from './sitePicture';

/** The picture of an address without a page. */
export const notFoundPicture = {
  image: notFound,
  imageAltId: 'notFoundImageAlt',
  scene: 'notFound',
  mirrored: true,
} as const satisfies SitePicture;
