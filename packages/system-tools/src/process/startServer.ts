import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { printError } from '../printable.ts';

const exitWithParent = new URL('exitWithParent.mjs', import.meta.url).href;
const isWindows = process.platform === 'win32';

export interface Server {
  /** Printed before each line of its output. */
  label: string;
  /** JavaScript, which Node runs. */
  script: string;
  args: readonly string[];
}

/**
 * Starts a server as the leader of its own process group, to stop it with everything it started. Prints its output to stderr.
 *
 * @param cwd the folder it runs in
 * @returns `ended` resolves with the exit code or signal and never rejects; `stop` resolves when no process of the group is left
 */
export function startServer({ label, script, args }: Server, cwd: string) {
  const child = execa(process.execPath, ['--import', exitWithParent, script, ...args], {
    cwd,
    detached: !isWindows,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    buffer: false,
    reject: false,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => printError(`${label} | ${stripVTControlCharacters(line)}`));
  }
  const ended = child.then(({ exitCode, signal, originalMessage }) =>
    exitCode === undefined ? (signal ?? originalMessage ?? 'not started') : `exit code ${exitCode}`,
  );
  return { ended, stop: () => stopGroup(child.pid, ended) };
}

async function stopGroup(pid: number | undefined, ended: Promise<string>) {
  if (pid === undefined) return;
  if (isWindows) {
    await execa('taskkill', ['/pid', String(pid), '/T', '/F'], { reject: false });
  } else {
    const signal = (name: NodeJS.Signals) => {
      try {
        process.kill(-pid, name);
      } catch {
        // The group is already gone.
      }
    };
    signal('SIGTERM');
    await Promise.race([ended, delay(1000)]);
    // Processes that ignored the signal, or that outlived the leader of the group.
    signal('SIGKILL');
  }
  await ended;
}
