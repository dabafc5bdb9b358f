/*
 * `npm run chromatic`: sends the workbench to Chromatic, as chromatic.config.json says, with further options as they are.
 *
 * Without a project token there is nothing to send to. Who asks for it by hand gets an error; on CI, where a fork has no secrets, it is none.
 */
import { binOf } from '../start/binOf.mjs';
import { runStep } from '../test/runStep.mjs';

const isOnCi = Boolean(process.env.CI);

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await runStep(
    binOf('chromatic'),
    ['--config-file', 'chromatic.config.json', ...process.argv.slice(2)],
    { STORYBOOK_DISABLE_TELEMETRY: '1' },
  );
} else {
  console.log(
    'Chromatic needs a project token in CHROMATIC_PROJECT_TOKEN; without one, "npm run visual" compares the same snapshots on this machine.',
  );
  process.exitCode = isOnCi ? 0 : 1;
}
