import { spyOn } from 'storybook/test';
import type { PictureSource } from '#components/Picture';

const transparent = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const ruined = 'data:image/webp;base64,broken';

const at = (source: PictureSource, address: string): PictureSource => ({
  ...source,
  avif: `${address} 1w`,
  webp: `${address} 1w`,
  src: address,
});

/** A picture of which nothing is seen; for a story in which pictures are on their way, together with `withholdPictures`. */
export const withheld = (source: PictureSource) => at(source, transparent);

/** A picture that fails. */
export const broken = (source: PictureSource) => at(source, ruined);

/** Pictures are on their way for as long as the story is shown: none is ever complete, none ready to be painted. */
export function withholdPictures() {
  spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined));
}
