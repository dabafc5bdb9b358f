export { Headquarters, type HeadquartersProps } from './Headquarters';
