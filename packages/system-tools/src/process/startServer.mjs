import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const leash = new URL('leash.mjs', import.meta.url).href;
const isWindows = process.platform === 'win32';

/** How long a server may take to stop by itself, in ms. */
const patience = 1000;

/** @typedef {{ ended: Promise<string>, stop: () => Promise<void> }} Child */

/**
 * Starts a server as the leader of its own process group, so that it can be stopped with all it started. What it prints
 * (errors only, see `servers.mjs`) is shown line by line behind its label.
 *
 * @param {import('./servers.mjs').Server} server
 * @returns {Child} `ended` tells how it ended and never rejects; `stop` resolves when nothing of it is left
 */
export function startChild({ label, script, args }) {
  const child = spawn(process.execPath, ['--import', leash, script, ...args], {
    cwd: root,
    detached: !isWindows,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) =>
      console.error(`${label} | ${stripVTControlCharacters(line)}`),
    );
  }
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    // 'close' comes after the last line of output, 'exit' may come before it.
    child.on('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });

  return { ended, stop: () => stopGroup(child.pid, ended) };
}

/**
 * @param {number | undefined} pid
 * @param {Promise<string>} ended
 */
async function stopGroup(pid, ended) {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  } else {
    signalGroup(pid, 'SIGTERM');
    await Promise.race([ended, delay(patience)]);
    // Whatever ignored the request, or was left behind by a leader that ended.
    signalGroup(pid, 'SIGKILL');
  }
  await ended;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}
