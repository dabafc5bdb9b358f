/** @typedef {import('./startServer.mjs').Server} Server */

export { answersWithin, freePort, isTaken } from './ports.mjs';
export { resolveBin } from './resolveBin.mjs';
export { runBin, runStep } from './runBin.mjs';
export { runMain } from './runMain.mjs';
export { startServer } from './startServer.mjs';
export { findCommand, systemCommand } from './systemCommand.mjs';
