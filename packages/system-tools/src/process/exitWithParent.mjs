/*
 * Preloaded into each server: if `npm start` disappears without a chance to say goodbye (killed outright), the channel
 * to it closes, and the server ends itself with its whole group. Windows has no groups: there it ends alone.
 */
process.channel?.unref();
process.on('disconnect', () => {
  if (process.platform === 'win32') process.exit(1);
  process.kill(-process.pid, 'SIGKILL');
});
