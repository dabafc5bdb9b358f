/** @typedef {import('./visit.mjs').Visit} Visit */

export { brotliSize, bytesOf } from './bytes.mjs';
export { layoutShift } from './layoutShift.mjs';
export { firstVisit, laptop, phone, waitForHydration, waitUntilIdle } from './visit.mjs';
