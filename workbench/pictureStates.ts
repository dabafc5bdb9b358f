import { spyOn } from 'storybook/test';
import type { PictureSource } from '#components/Picture';

const transparent = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const invalid = 'data:image/webp;base64,broken';

const withUrl = (source: PictureSource, url: string): PictureSource => ({
  ...source,
  avif: `${url} 1w`,
  webp: `${url} 1w`,
  src: url,
});

/** A transparent picture, for stories with loading pictures; together with `withholdPictures`. */
export const withheld = (source: PictureSource) => withUrl(source, transparent);

/** A picture that fails to load. */
export const broken = (source: PictureSource) => withUrl(source, invalid);

/** Keeps all pictures of a story loading: none is ever complete or decoded. */
export function withholdPictures() {
  spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined));
}
