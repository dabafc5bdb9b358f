/*
 * `npm run faults`: prints the failures that the browser suite tests, and what a visitor sees of each, as a Markdown table.
 */
import { resolve } from 'node:path';
import { runBin } from 'system-tools/process';
import { failureTable } from './failureTable.mjs';

const { exitCode, stdout, stderr } = await runBin(
  'playwright',
  ['test', '--list', '--grep', '@failure', '--reporter', 'json'],
  {
    cwd: resolve(import.meta.dirname, '../..'),
    reject: false,
  },
);
if (exitCode === 0) process.stdout.write(failureTable(JSON.parse(stdout)));
else process.stderr.write(stderr || stdout);
process.exitCode = exitCode ?? 1;
