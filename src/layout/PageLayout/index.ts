export { PageLayout, mainId } from './PageLayout';
