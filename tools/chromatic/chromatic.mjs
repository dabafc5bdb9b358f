/*
 * `npm run chromatic`: sends the workbench to Chromatic, and passes options on. Without a project token it fails, except on CI,
 * where pull requests from forks have no secrets.
 */
import { resolve } from 'node:path';
import { runStep } from 'system-tools/process';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await runStep('chromatic', ['--config-file', 'chromatic.config.json', ...process.argv.slice(2)], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
} else {
  console.log(
    'Chromatic needs a project token in CHROMATIC_PROJECT_TOKEN; without one, "npm run visual" compares the same snapshots on this machine.',
  );
  process.exitCode = process.env.CI ? 0 : 1;
}
