export { onShellEnd } from './onShellEnd.ts';
export { answersWithin, freePort, isTaken } from './ports.ts';
export { resolveBin, runBin, runMain, runStep, typescript } from './runBin.ts';
export { startServer, type Server } from './startServer.ts';
export { findCommand, systemCommand } from './systemCommand.ts';
