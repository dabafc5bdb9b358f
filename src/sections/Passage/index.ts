export { Passage } from './Passage';
