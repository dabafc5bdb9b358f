import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs one command of the tests in the repository's root, with its output as it is.
 *
 * @param {string} script that Node runs
 * @param {string[]} args
 * @param {Record<string, string>} env added to this process's own
 * @returns {Promise<number>} its exit code, or 128 and the signal's number as shells count
 * @throws {Error} when it cannot be started
 */
export function runStep(script, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    process.on('SIGTERM', passOn);
    // The terminal has sent its Ctrl-C to the child as well: this process waits for it, and then goes no further.
    let interrupted = false;
    const interrupt = () => {
      interrupted = true;
    };
    process.on('SIGINT', interrupt);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', passOn);
      process.off('SIGINT', interrupt);
      resolve(interrupted ? 130 : (code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
    });
  });
}
