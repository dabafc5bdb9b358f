export { loadConfig } from '../config/loadConfig.ts';
export { acceptChanges } from './acceptChanges.ts';
export { captureTwice } from './captureTwice.ts';
export { compareTrees } from './compareTrees.ts';
