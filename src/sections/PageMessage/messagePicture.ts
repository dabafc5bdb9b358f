import { pictureSizes, shareOfRow } from '#components/Picture';
import { pictureShare } from './PageMessage';

/** The `sizes` of the picture of a `PageMessage`: beside the text on desktops, below it elsewhere. */
export const messagePictureSizes = pictureSizes({ desktop: `calc(${shareOfRow(pictureShare / (pictureShare + 1))})` });
