import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { UserError } from 'system-tools/user-error';

/** A build that failed. */
export class BuildError extends UserError {}

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
  const child = execa(program, args, {
    cwd,
    detached: !isWindows,
    stdin: 'ignore',
    all: true,
    reject: false,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' },
  });
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
  const { failed, all, shortMessage } = await child;
  signal.removeEventListener('abort', end);
  process.off('exit', end);
  signal.throwIfAborted();
  if (failed) throw new BuildError(`${stripVTControlCharacters(all || shortMessage!).trim()}\n\n${what} failed: its log is above.`);
}
