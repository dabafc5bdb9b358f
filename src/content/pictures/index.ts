import { contactPicture } from './contact';
import { homePictures } from './home';
import { notFoundPicture } from './notFound';

/**
 * Every picture of the site, for the workbench and the tests. Screens import from the file of their page, so that no page
 * loads the URLs of another's pictures.
 */
export const pictures = { ...homePictures, contact: contactPicture, notFound: notFoundPicture };
