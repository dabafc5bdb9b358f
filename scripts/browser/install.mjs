import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { binOf } from '../start/binOf.mjs';

const minute = 60_000;

/**
 * Downloads Playwright's own Chromium, without the headless shell that nothing here uses.
 *
 * @returns {Promise<boolean>} whether the download succeeded; some networks block it, so a failure is no error
 */
export function installFromPlaywright() {
  console.log('No Chromium found. Trying: playwright install chromium');
  return runIndented(
    process.execPath,
    [binOf('playwright'), 'install', '--no-shell', '--no-progress', 'chromium'],
    5 * minute,
  );
}

/**
 * Installs packages where that needs no question: on Debian and its relatives, as root.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they were installed; false where apt or the rights are missing
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
 * What a look finds, or finds once packages are installed.
 *
 * @template Found
 * @param {string} name of what is looked for
 * @param {() => Found | undefined} look
 * @param {readonly string[]} packages
 */
export async function foundOrInstalled(name, look, packages) {
  const found = look();
  if (found !== undefined) return found;
  console.log(`No ${name} found.`);
  return (await installFromApt(packages)) ? look() : undefined;
}

/**
 * Runs a command and shows each different line of its output once, indented.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout in ms
 * @returns {Promise<boolean>}
 */
function runIndented(command, args, timeout) {
  return new Promise((resolve) => {
    // At this level Debian's packages start no services.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const child = spawn(command, args, { env, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
    const shown = new Set();
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (raw) => {
        const line = stripVTControlCharacters(raw);
        // Indented lines are stack traces, and every new attempt of a download repeats the same ones.
        if (!/^[^\s}]/.test(line) || shown.has(line)) return;
        shown.add(line);
        console.log(`  ${line}`);
      });
    }
    child.on('error', () => resolve(false));
    child.on('close', (code, signal) => {
      if (signal === 'SIGTERM') console.log(`  gave up after ${timeout / minute} minutes`);
      resolve(code === 0);
    });
  });
}
