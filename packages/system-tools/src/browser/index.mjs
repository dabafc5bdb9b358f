/** @typedef {import('./findEngines.mjs').FoundEngine} FoundEngine */

export { findBrowser } from './findBrowser.mjs';
export { findEngines } from './findEngines.mjs';
