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

/** A transparent picture, for stories with loading pictures; together with `withholdPictures`. */
export const withheld = (source: PictureSource) => at(source, transparent);

/** A picture that fails to load. */
export const broken = (source: PictureSource) => at(source, ruined);

/** Keeps all pictures of a story loading: none is ever complete or decoded. */
export function withholdPictures() {
  spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined));
}
