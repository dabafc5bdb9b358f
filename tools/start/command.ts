/*
 * `npm start`: runs workbench and site side by side, until Ctrl-C. The exit code is 1 if a port is taken, or a server exits or
 * does not answer.
 */
import { answersWithin, isTaken, onShellEnd, startServer } from 'system-tools/process';
import { servers } from './servers.ts';

/** For both, in ms. */
const startTimeout = 120_000;

for (const { label, port } of servers) {
  if (await isTaken(port)) {
    console.error(
      `Port ${port} is already in use, and the ${label.toLowerCase()} needs it: stop what runs there and start again.`,
    );
    process.exit(1);
  }
}

const stopRequested = new Promise<void>((requestStop) => {
  // A second signal has no effect: npm forwards the Ctrl-C that the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => requestStop());
  if (process.env.npm_lifecycle_event) onShellEnd(requestStop);
});

const running = servers.map((server) => ({ ...server, ...startServer(server, process.cwd()) }));

const exits = running.map(async ({ label, ended }) => `The ${label.toLowerCase()} ended by itself (${await ended})`);

const failure = await Promise.race([stopRequested, ...exits, printUrls()]);
if (failure) console.error(`${failure}, so everything is stopped.`);
await Promise.all(running.map(({ stop }) => stop()));
process.exit(failure ? 1 : 0);

/**
 * Prints the URLs once both servers answer.
 *
 * @returns an error message if one does not answer in time; otherwise it stays pending
 */
async function printUrls(): Promise<string> {
  const lines = await Promise.all(
    servers.map(async ({ label, port }) => {
      const url = `http://localhost:${port}`;
      return (await answersWithin(url, startTimeout)) ? `${label.padEnd(10)} ${url}` : undefined;
    }),
  );
  if (lines.includes(undefined)) return `No answer within ${startTimeout / 1000} seconds`;
  console.log(lines.join('\n'));
  return new Promise(() => {});
}
