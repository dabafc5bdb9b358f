export { Location } from './Location';
