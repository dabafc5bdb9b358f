/*
 * `npm test`: finds a browser, then runs all tests, the fastest first. It stops at the first step that fails, with the exit
 * code of that step.
 */
import { resolve } from 'node:path';
import { findBrowser } from 'system-tools/browser';
import { runStep } from 'system-tools/process';

const root = resolve(import.meta.dirname, '../..');

const steps = [
  { name: 'Unit tests and stories', command: 'vitest', args: ['run', '--project', '!storybook'] },
  { name: 'Build of the site', command: 'vite', args: ['build', '--logLevel', 'warn'] },
  {
    name: 'Build of the workbench',
    command: 'storybook',
    args: ['build', '--quiet', '--loglevel', 'error', '--disable-telemetry', '--output-dir', 'storybook-static'],
  },
  { name: 'Browser suite', command: 'playwright', args: ['test'] },
];

process.exitCode = await main();

async function main() {
  if (process.argv.length > 2) {
    console.error(
      'npm test takes no arguments: to run a part, set CHROMIUM_PATH and call "npx vitest" or "npx playwright test".',
    );
    return 2;
  }
  let path;
  try {
    ({ path } = await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }

  /** @type {string[]} */
  const times = [];
  let exitCode = 0;
  for (const { name, command, args } of steps) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    exitCode = await runStep(command, args, {
      cwd: root,
      env: { CHROMIUM_PATH: path, STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    times.push(`${name.padEnd(24)} ${seconds.padStart(6)} s${exitCode === 0 ? '' : '  failed'}`);
    if (exitCode !== 0) break;
  }
  console.log(`\n${times.join('\n')}`);
  return exitCode;
}
