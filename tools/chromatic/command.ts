import { runMain, runStep } from 'system-tools/process';

/**
 * `npm run chromatic`: sends the workbench to Chromatic, and passes options on. Without a project token it fails, except on CI,
 * where pull requests from forks have no secrets.
 */
async function main(root: string, args: readonly string[]) {
  if (process.env.CHROMATIC_PROJECT_TOKEN) {
    return runStep('chromatic', ['--config-file', 'chromatic.config.json', ...args], {
      cwd: root,
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
  }
  console.log(
    'Chromatic needs a project token in CHROMATIC_PROJECT_TOKEN; without one, "npm run visual" compares the same snapshots on this machine.',
  );
  return process.env.CI ? 0 : 1;
}

await runMain(main);
