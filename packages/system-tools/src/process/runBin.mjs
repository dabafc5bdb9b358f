import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

/**
 * Finds the script behind the command of a package. Without a shell, it runs on Windows as well, and signals reach it.
 *
 * @param {string} name of the package, and of its command
 * @param {string} folder from which the package is resolved
 * @throws {Error} when the package is not installed
 */
export function resolveBin(name, folder = import.meta.dirname) {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

/**
 * Runs the command of an installed package with Node.
 *
 * @template {import('execa').Options} Options
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Options} options of execa
 */
export const runBin = (name, args, options) => execa(process.execPath, [resolveBin(name), ...args], options);

/**
 * Runs the command of a package as a step of a longer command: it shares the terminal, and gets SIGTERM.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options `env` is added to this process's own
 * @returns its exit code, or 128 plus the signal's number as in shells; 130 after Ctrl-C
 */
export async function runStep(name, args, { cwd, env }) {
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

/**
 * Runs the command of a TypeScript module, then exits with its code. Node 20 does not run TypeScript, so Vite loads the module.
 *
 * @param {string} file exports `main(root, args)`, which returns the exit code
 * @param {string} root
 */
export async function runMain(file, root) {
  // Loaded on demand: the other functions of this entry do without it.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(file, { root, configFile: false, logLevel: 'error' });
  const { main } = /** @type {{ main: (root: string, args: string[]) => Promise<number> }} */ (module);
  // What a command leaves behind, as a timer or a connection, must not keep the process.
  process.exit(await main(root, process.argv.slice(2)));
}
