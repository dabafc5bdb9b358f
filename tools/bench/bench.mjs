/*
 * `npm run bench`: see command.ts.
 */
import { resolve } from 'node:path';
import { runMain } from 'system-tools/process';

await runMain(resolve(import.meta.dirname, 'command.ts'), resolve(import.meta.dirname, '../..'));
