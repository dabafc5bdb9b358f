/*
 * Preloaded by `startServer`: if the parent dies without cleaning up (SIGKILL), the IPC channel closes, and the server kills its
 * own process group. Windows has none: there the server exits alone.
 */
process.channel?.unref();
process.on('disconnect', () => {
  if (process.platform === 'win32') process.exit(1);
  process.kill(-process.pid, 'SIGKILL');
});
