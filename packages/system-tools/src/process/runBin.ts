import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { execa, type Options } from 'execa';
import { UserError } from '../userError.ts';

/** Arguments with which Node runs TypeScript. */
export const typescript = ['--import', 'system-tools/typescript'] as const;

/**
 * Finds the script behind the command of a package. Without a shell, it runs on Windows as well, and signals reach it.
 *
 * @param name of the package, and of its command
 * @param folder from which the package is resolved
 * @throws when the package is not installed
 */
export function resolveBin(name: string, folder = import.meta.dirname) {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  return join(dirname(manifest), typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/** Runs the command of an installed package with Node. @param options of execa */
export const runBin = <Given extends Options>(name: string, args: readonly string[], options: Given) =>
  execa(process.execPath, [resolveBin(name), ...args], options);

/**
 * Runs the command of a package as a step of a longer command: it shares the terminal, and gets SIGTERM.
 *
 * @param options `env` is added to this process's own
 * @returns its exit code, or 128 plus the signal's number as in shells; 130 after Ctrl-C
 */
export async function runStep(
  name: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
) {
  const child = runBin(name, args, { cwd, env: env ?? {}, stdio: 'inherit', reject: false });
  const forward = () => void child.kill('SIGTERM');
  process.on('SIGTERM', forward);
  // The terminal sends Ctrl-C to the child as well: this process waits for it and runs no further step.
  let interrupted = false;
  const interrupt = () => void (interrupted = true);
  process.on('SIGINT', interrupt);
  const { exitCode, signal, cause } = await child;
  process.off('SIGTERM', forward);
  process.off('SIGINT', interrupt);
  if (exitCode === undefined && signal === undefined) throw cause;
  return interrupted ? 130 : (exitCode ?? 128 + constants.signals[signal ?? 'SIGTERM']);
}

/** Whether a user caused an error: also with an option that `parseArgs` does not know. */
const isWrongUse = (error: unknown): error is Error =>
  error instanceof UserError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs the command that this process was started for, and exits with its code: 2 after a `UserError`, wrong use for example,
 * which is printed without a stack.
 *
 * @param main gets the folder of the project, in which npm runs its scripts, and the arguments; it returns the exit code
 */
export async function runMain(main: (root: string, args: string[]) => Promise<number>) {
  let exitCode: number;
  try {
    exitCode = await main(process.cwd(), process.argv.slice(2));
  } catch (error) {
    if (!isWrongUse(error)) throw error;
    console.error(error.message);
    exitCode = 2;
  }
  // What a command leaves behind, as a timer or a connection, must not keep the process.
  process.exit(exitCode);
}
