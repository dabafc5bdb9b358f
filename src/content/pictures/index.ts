import { contactPicture } from './contact';
import { homePictures } from './home';
import { notFoundPicture } from './notFound';

/**
 * Every picture of the site; the list of them in the workbench, and the stories of their states, follow from it. A screen
 * takes its own from the file beside this one, so that no page brings the addresses of another's.
 */
export const pictures = { ...homePictures, contact: contactPicture, notFound: notFoundPicture };
