import contact from './files/contact.webp?picture';
import type { SitePicture } from './sitePicture';

export const contactPicture = {
  image: contact,
  imageAltId: 'contactImageAlt',
  scene: 'contact',
  mirrored: true,
} as const satisfies SitePicture;
