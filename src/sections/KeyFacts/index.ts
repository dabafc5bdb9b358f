export { KeyFacts } from './KeyFacts';
