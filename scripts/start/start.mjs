/*
 * `npm start`: the workbench and the site side by side, until Ctrl-C. The exit code is 0 when it was asked to stop, 1
 * when a port is taken or a server ends or fails to answer.
 */
import { startChild } from './child.mjs';
import { answersWithin, isTaken } from './ports.mjs';
import { servers } from './servers.mjs';

/** How long both may take until they answer, in ms. */
const startLimit = 120_000;

for (const { label, port } of servers) {
  if (await isTaken(port)) {
    console.error(
      `Port ${port} is already in use, and the ${label.toLowerCase()} needs it: stop what runs there and start again.`,
    );
    process.exit(1);
  }
}

const parent = process.ppid;

/** @type {Promise<void>} */
const asked = new Promise((resolve) => {
  // A second signal changes nothing: npm passes on the Ctrl-C that the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  // A SIGTERM for npm reaches only the shell between npm and this script: then the shell is gone, and that is the request.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || resolve(), 250).unref();
});

const running = servers.map((server) => ({ ...server, ...startChild(server) }));

const broken = running.map(async ({ label, ended }) => `The ${label.toLowerCase()} ended by itself (${await ended})`);

const trouble = await Promise.race([asked, ...broken, announce()]);
if (trouble) console.error(`${trouble}, so everything is stopped.`);
await Promise.all(running.map(({ stop }) => stop()));
process.exit(trouble ? 1 : 0);

/**
 * Prints the addresses once both answer.
 *
 * @returns {Promise<string>} what is wrong if one does not answer in time; otherwise it stays pending
 */
async function announce() {
  const lines = await Promise.all(
    servers.map(async ({ label, port }) => {
      const url = `http://localhost:${port}`;
      const answered = await answersWithin(url, startLimit);
      return answered ? `${label.padEnd(10)} ${url}` : undefined;
    }),
  );
  if (lines.includes(undefined)) return `No answer within ${startLimit / 1000} seconds`;
  console.log(lines.join('\n'));
  return new Promise(() => {});
}
