export { PageLink } from './PageLink';
