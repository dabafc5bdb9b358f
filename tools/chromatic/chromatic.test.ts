import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConfiguration } from 'chromatic/node';
import { typescript } from 'system-tools/process';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const runWith = (environment: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [...typescript, 'tools/chromatic/command.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '', CHROMATIC_PROJECT_TOKEN: '', ...environment },
  });

test('the configuration of Chromatic enables TurboSnap, and lists files that are not modules of the workbench', async () => {
  const configuration = await getConfiguration(`${root}chromatic.config.json`);
  expect(configuration).toMatchObject({ onlyChanged: true, zip: true, buildScriptName: 'build-storybook' });
  expect(configuration.externals).toEqual(
    expect.arrayContaining(['public/**', 'src/i18n/messages/**', 'tsconfig.json']),
  );
});

test('without a token it prints what to do instead, and fails unless it runs on CI', () => {
  const byHand = runWith({});
  expect(byHand.stdout).toContain('npm run visual');
  expect(byHand.status).toBe(1);
  expect(runWith({ CI: 'true' }).status).toBe(0);
});

test('on CI, only the step that uploads what was built has the token', () => {
  const steps = readFileSync(`${root}.github/workflows/ci.yml`, 'utf8').split(/\n {6}- /);
  expect(steps.filter((step) => step.includes('CHROMATIC_PROJECT_TOKEN: '))).toEqual([
    expect.stringContaining('run: npm run chromatic -- --storybook-build-dir storybook-static'),
  ]);
  // TurboSnap reads the statistics of the build.
  expect(steps.some((step) => step.includes('run: npm run build-storybook -- --stats-json'))).toBe(true);
});
