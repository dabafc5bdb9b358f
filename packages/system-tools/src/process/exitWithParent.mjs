/*
 * Preloaded into each server that `startServer` starts. If the parent dies without cleaning up (SIGKILL), its IPC channel
 * closes, and the server kills its own process group. Windows has no process groups: there the server exits alone.
 */
process.channel?.unref();
process.on('disconnect', () => {
  if (process.platform === 'win32') process.exit(1);
  process.kill(-process.pid, 'SIGKILL');
});
