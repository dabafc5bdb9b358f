export { Location, type LocationProps } from './Location';
