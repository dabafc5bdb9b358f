import { spawnSync } from 'node:child_process';
import { findOrInstall } from './installPackages.mjs';

/**
 * Finds a command of the system.
 *
 * @param {string} name
 * @returns the name or path to run; undefined when it is missing
 */
export const findCommand = (name) =>
  // Debian puts servers where only root's PATH looks.
  [name, `/usr/sbin/${name}`].find((command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined);

/**
 * Finds a command of the system, and installs it first where that needs no confirmation.
 *
 * @param {string} name
 * @param {string} packageName Debian's package that has it
 * @returns the name or path to run
 * @throws {Error} when it is missing and cannot be installed
 */
export async function systemCommand(name, packageName) {
  const command = await findOrInstall(name, () => findCommand(name), [packageName]);
  if (command) return command;
  throw new Error(
    `No ${name} was found and none could be installed: install it (on Debian: apt-get install ${packageName}).`,
  );
}
