import { pictureSizes, shareOfRow } from '../../components/Picture/sizes';
import { pictureShare } from './PageMessage';

/** How wide the picture of a `PageMessage` is: beside the text on a desktop, below it elsewhere. */
export const messagePictureSizes = pictureSizes({ desktop: `calc(${shareOfRow(pictureShare / (pictureShare + 1))})` });
