import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A build that failed, with its output. */
export class BuildError extends Error {
  readonly log: string;

  constructor(what: string, log: string) {
    super(`${what} failed.`);
    this.log = log;
  }
}

/**
 * Runs a program in its own process group, so that an abort ends all its processes.
 * @throws {BuildError} where it fails
 */
export async function run(
  what: string,
  program: string,
  args: readonly string[],
  { cwd, signal }: { cwd: string; signal: AbortSignal },
) {
  signal.throwIfAborted();
  const isWindows = process.platform === 'win32';
  const child = spawn(program, args, {
    cwd,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += String(text)));
  const end = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  signal.addEventListener('abort', end);
  // Ends the build when this process exits without an abort.
  process.on('exit', end);
  try {
    const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
    signal.throwIfAborted();
    if (code !== 0) throw new BuildError(what, stripVTControlCharacters(log));
  } finally {
    signal.removeEventListener('abort', end);
    process.off('exit', end);
  }
}
