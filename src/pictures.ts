import contact from './assets/pictures/contact.webp?picture';
import global from './assets/pictures/global.webp?picture';
import hero from './assets/pictures/hero.webp?picture';
import notFound from './assets/pictures/notFound.webp?picture';
import portrait from './assets/pictures/portrait.webp?portrait';
import quality from './assets/pictures/quality.webp?picture';
import shipping from './assets/pictures/shipping.webp?picture';
import welcome from './assets/pictures/welcome.webp?picture';
import type { PictureSource } from './components/Picture/pictureSource';
import type { MessageKey } from './i18n/lookup';

export interface SitePicture {
  image: PictureSource;
  /** What the picture shows, in words; none where the text beside it says it already. */
  imageAltId?: MessageKey;
  /** The scene that it is rendered from: `art/<scene>.py`. */
  scene: string;
  /**
   * Whether it turns around in a right-to-left layout: for one that moves along the line of reading. One with letters,
   * digits or a globe never does, because mirrored it would be wrong.
   */
  mirrored: boolean;
}

/** Every picture of the site. The list of them in the workbench, and the stories of their states, follow from it. */
export const pictures = {
  hero: { image: hero, imageAltId: 'heroImageAlt', scene: 'hero', mirrored: true },
  welcome: { image: welcome, imageAltId: 'welcomeImageAlt', scene: 'welcome', mirrored: true },
  quality: { image: quality, imageAltId: 'qualityImageAlt', scene: 'quality', mirrored: true },
  global: { image: global, imageAltId: 'globalImageAlt', scene: 'global', mirrored: false },
  shipping: { image: shipping, imageAltId: 'shippingImageAlt', scene: 'shipping', mirrored: true },
  portrait: { image: portrait, scene: 'portrait', mirrored: false },
  contact: { image: contact, imageAltId: 'contactImageAlt', scene: 'contact', mirrored: true },
  notFound: { image: notFound, imageAltId: 'notFoundImageAlt', scene: 'notFound', mirrored: true },
} as const satisfies Readonly<Record<string, SitePicture>>;
