import notFound from './files/notFound.webp?picture';
import type { SitePicture } from './sitePicture';

/** The picture of the not-found page. */
export const notFoundPicture = {
  image: notFound,
  imageAltId: 'notFoundImageAlt',
  scene: 'notFound',
  mirrored: true,
} as const satisfies SitePicture;
