import notFound from './files/notFound.webp?picture';
import type { SitePicture } from './sitePicture';

export const notFoundPicture = {
  image: notFound,
  imageAltId: 'notFoundImageAlt',
  scene: 'notFound',
  mirrored: true,
} as const satisfies SitePicture;
