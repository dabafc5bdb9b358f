export { PageMessage } from './PageMessage';
export { messagePictureSizes } from './messagePicture';
