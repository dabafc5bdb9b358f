// The command inside the workspace, where the package is TypeScript, which Node 20 does not run.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

await runnerImport(resolve(import.meta.dirname, 'cli.ts'), {
  root: process.cwd(),
  configFile: false,
  logLevel: 'error',
});
