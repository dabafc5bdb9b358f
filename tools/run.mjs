/*
 * Runs a command of package.json that is written in TypeScript: `node tools/run.mjs bench --quick` runs tools/bench/command.ts.
 * A `UserError`, wrong use for example, is printed without a stack, and its exit code is 2.
 */
import { resolve } from 'node:path';
import { runMain } from 'system-tools/process';

const [name = ''] = process.argv.splice(2, 1);
await runMain(resolve(import.meta.dirname, name, 'command.ts'), resolve(import.meta.dirname, '..')).catch((error) => {
  if (error.name !== 'UserError') throw error;
  console.error(error.message);
  process.exit(2);
});
