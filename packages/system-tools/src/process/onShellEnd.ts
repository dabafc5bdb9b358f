/**
 * Calls back when the shell is gone that npm started this process in: npm sends a SIGTERM to its shell only, which ends without
 * passing it on. That changes the parent of this process.
 */
export function onShellEnd(end: () => void) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), 250).unref();
}
