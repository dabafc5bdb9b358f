import { spawnSync } from 'node:child_process';
import { foundOrInstalled } from '../browser/install.mjs';

/**
 * A command of the system, installed first where that needs no question: on Debian and its relatives, as root.
 *
 * @param {string} name
 * @param {string} packageName Debian's package that has it
 * @returns {Promise<string>} what starts it
 * @throws {Error} where it is missing and cannot be installed
 */
export async function systemCommand(name, packageName) {
  // Debian keeps servers out of the path of those who are not root.
  const look = () =>
    [name, `/usr/sbin/${name}`].find((command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined);
  const command = await foundOrInstalled(name, look, [packageName]);
  if (command) return command;
  throw new Error(
    `No ${name} was found and none could be installed: install it (on Debian: apt-get install ${packageName}).`,
  );
}
