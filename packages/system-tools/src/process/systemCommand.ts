import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { UserError } from '../userError.ts';

const minute = 60_000;

/** The executables of commands on `PATH`. */
export function onPath(names: readonly string[]) {
  // Debian puts servers where only root's PATH looks.
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
    .filter((path) => existsSync(path));
}

/** The path of a system command, if there is one. */
export const findCommand = (name: string) => onPath([name])[0];

/**
 * Finds a command of the system, and installs it first where that needs no confirmation.
 *
 * @param packageName of Debian
 * @returns its path
 * @throws {UserError} when it is missing and cannot be installed
 */
export async function systemCommand(name: string, packageName: string) {
  const command = await findOrInstall(name, () => findCommand(name), [packageName]);
  if (command) return command;
  throw new UserError(
    `No ${name} was found and none could be installed: install it (on Debian: apt-get install ${packageName}).`,
  );
}

/**
 * Looks for something, and once more after installing its packages.
 *
 * @param packages Debian's
 */
export async function findOrInstall(name: string, look: () => string | undefined, packages: readonly string[]) {
  const found = look();
  if (found !== undefined) return found;
  console.log(`No ${name} found.`);
  return (await installFromApt(packages)) ? look() : undefined;
}

/** Installs Debian packages as root. */
export async function installFromApt(packages: readonly string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Trying: apt-get install ${packages.join(' ')}`);
  return (
    (await runIndented('apt-get', ['update', '-q'], 5 * minute)) &&
    runIndented('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 10 * minute)
  );
}

/**
 * Runs a command and prints each distinct line of its output once, indented.
 *
 * @param timeout in ms
 * @returns whether it succeeded
 */
export async function runIndented(command: string, args: readonly string[], timeout: number) {
  const child = execa(command, args, {
    // Run level 1: Debian's packages start no services.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdin: 'ignore',
    all: true,
    buffer: false,
    timeout,
    reject: false,
  });
  const printed = new Set();
  for await (const raw of child.iterable({ from: 'all' })) {
    const line = stripVTControlCharacters(raw);
    // Indented lines are stack traces, and each retry of a download repeats the same ones.
    if (!/^[^\s}]/.test(line) || printed.has(line)) continue;
    printed.add(line);
    console.log(`  ${line}`);
  }
  const { failed, timedOut } = await child;
  if (timedOut) console.log(`  gave up after ${timeout / minute} minutes`);
  return !failed;
}
