import type { PictureSource } from '#src/components/Picture/pictureSource.ts';
import type { MessageKey } from '#i18n/lookup.ts';

export interface SitePicture {
  image: PictureSource;
  /** Alternative text; none if the text beside the picture already says what it shows. */
  imageAltId?: MessageKey;
  /** The scene from which it is rendered: `art/<scene>.py`. */
  scene: string;
  /** See `Picture`. */
  mirrored: boolean;
}
