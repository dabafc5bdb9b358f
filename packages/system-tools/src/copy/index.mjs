export { copyProject } from './copyProject.mjs';
export { linkModules } from './linkModules.mjs';
