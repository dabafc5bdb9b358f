#!/usr/bin/env node
/*
 * `npx visual-review`: see the page of `--help` in command.ts.
 */
import { resolve } from 'node:path';
import { runMain } from 'system-tools/process';

await runMain(resolve(import.meta.dirname, 'command.ts'), process.cwd());
