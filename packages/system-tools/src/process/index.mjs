/** @typedef {import('./startServer.mjs').Server} Server */

export { answersWithin, freePort, isTaken } from './ports.mjs';
export { resolveBin, runBin, runMain, runStep } from './runBin.mjs';
export { startServer } from './startServer.mjs';
export { findCommand, systemCommand } from './systemCommand.mjs';
