import global from './files/global.webp?picture';
import hero from './files/hero.webp?picture';
import portrait from './files/portrait.webp?portrait';
import quality from './files/quality.webp?picture';
import shipping from './files/shipping.webp?picture';
import welcome from './files/welcome.webp?picture';
import type { SitePicture } from './sitePicture';

export const homePictures = {
  hero: { image: hero, imageAltId: 'heroImageAlt', scene: 'hero', mirrored: true },
  welcome: { image: welcome, imageAltId: 'welcomeImageAlt', scene: 'welcome', mirrored: true },
  quality: { image: quality, imageAltId: 'qualityImageAlt', scene: 'quality', mirrored: true },
  global: { image: global, imageAltId: 'globalImageAlt', scene: 'global', mirrored: false },
  shipping: { image: shipping, imageAltId: 'shippingImageAlt', scene: 'shipping', mirrored: true },
  portrait: { image: portrait, scene: 'portrait', mirrored: false },
} as const satisfies Readonly<Record<string, SitePicture>>;
