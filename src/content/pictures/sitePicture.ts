import type { PictureSource } from '#src/components/Picture/pictureSource.ts';
import type { MessageKey } from '#i18n/lookup.ts';

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
