import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';

const minute = 60_000;

/**
 * Installs Debian packages where that needs no confirmation: on Debian and its derivatives, as root.
 *
 * @param {readonly string[]} packages
 */
export async function installFromApt(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Trying: apt-get install ${packages.join(' ')}`);
  return (
    (await runIndented('apt-get', ['update', '-q'], 5 * minute)) &&
    runIndented('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 10 * minute)
  );
}

/**
 * Looks for something, and once more after its packages were installed.
 *
 * @template Found
 * @param {string} name printed when the first look finds nothing
 * @param {() => Found | undefined} look
 * @param {readonly string[]} packages Debian's
 */
export async function findOrInstall(name, look, packages) {
  const found = look();
  if (found !== undefined) return found;
  console.log(`No ${name} found.`);
  return (await installFromApt(packages)) ? look() : undefined;
}

/**
 * Runs a command and prints each distinct line of its output once, indented.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {number} timeout in ms
 * @returns whether it succeeded
 */
export async function runIndented(command, args, timeout) {
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
