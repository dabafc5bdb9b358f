export { NotFoundCompact } from './NotFoundCompact';
