/*
 * `npm run faults`: prints what goes wrong and what a visitor sees of it, as the browser suite tests it, as a table in Markdown.
 */
import { spawnSync } from 'node:child_process';
import { binOf } from '../start/binOf.mjs';
import { faultTable } from './faultTable.mjs';

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [binOf('playwright'), 'test', '--list', '--grep', '@fault', '--reporter', 'json'],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // To list tests no browser is needed, but the suite wants to know of one.
    env: { CHROMIUM_PATH: 'none', ...process.env },
  },
);
if (status === 0) process.stdout.write(faultTable(JSON.parse(stdout)));
else process.stderr.write(stderr || stdout);
process.exitCode = status ?? 1;
