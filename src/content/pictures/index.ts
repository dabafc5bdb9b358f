import { contactPicture } from './contact';
import { homePictures } from './home';
import { notFoundPicture } from './notFound';

/** For the workbench and tests. Screens import the file of their page, so that none loads the URLs of another's pictures. */
export const pictures = { ...homePictures, contact: contactPicture, notFound: notFoundPicture };
