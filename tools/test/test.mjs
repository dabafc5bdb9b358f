/*
 * `npm test`: see the page of `--help` in options.ts.
 */
import { resolve } from 'node:path';
import { runMain } from 'system-tools/process';

await runMain(resolve(import.meta.dirname, 'command.ts'), resolve(import.meta.dirname, '../..'));
