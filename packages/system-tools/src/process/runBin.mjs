import { constants } from 'node:os';
import { execa } from 'execa';
import { resolveBin } from './resolveBin.mjs';

/**
 * Runs the command of an installed package with Node; see `resolveBin`.
 *
 * @template {import('execa').Options} Options
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Options} options of execa
 */
export const runBin = (name, args, options) => execa(process.execPath, [resolveBin(name), ...args], options);

/**
 * Runs the command of an installed package as one step of a longer command: it shares the terminal, and SIGTERM is
 * forwarded to it.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options `env` is added to this process's own
 * @returns its exit code, or 128 plus the signal's number as in shells; 130 after Ctrl-C
 */
export async function runStep(name, args, { cwd, env }) {
  const child = runBin(name, args, { cwd, ...(env && { env }), stdio: 'inherit', reject: false });
  const forward = () => void child.kill('SIGTERM');
  process.on('SIGTERM', forward);
  // The terminal sends Ctrl-C to the child as well: this process waits for it and runs no further step.
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  process.on('SIGINT', interrupt);
  const { exitCode, signal, cause } = await child;
  process.off('SIGTERM', forward);
  process.off('SIGINT', interrupt);
  if (exitCode === undefined && signal === undefined) throw cause;
  return interrupted ? 130 : (exitCode ?? 128 + constants.signals[signal ?? 'SIGTERM']);
}
