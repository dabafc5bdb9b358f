export { NotFoundCompact, RouteError } from './RouteError';
