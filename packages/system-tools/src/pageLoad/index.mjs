/** @typedef {import('./visit.mjs').Visit} Visit */

export { brotliSize, bytesOf } from './bytes.mjs';
export { layoutShifts, pastLayoutShifts } from './layoutShifts.mjs';
export { firstVisit, laptop, phone, waitForHydration, waitUntilIdle } from './visit.mjs';
