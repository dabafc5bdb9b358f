/*
 * `npm run test:engines`: builds the site, and runs the journeys through it in Chromium, Firefox and WebKitGTK. The exit code
 * is 1 if a journey has failed or an engine is absent, 2 for arguments, 130 after Ctrl-C.
 */
import { findEngines } from 'system-tools/browser';
import { runMain, runStep } from 'system-tools/process';

async function main(root: string, args: string[]) {
  if (args.length > 0) {
    console.error('npm run test:engines takes no arguments.');
    return 2;
  }
  const engines = await findEngines();
  const found = engines.filter((engine) => 'path' in engine);
  const absent = engines.filter((engine) => 'absence' in engine);

  console.log('\n== Build of the site');
  const built = await runStep('vite', ['build', '--logLevel', 'warn'], { cwd: root });
  if (built !== 0) return built;

  console.log('\n== Journeys');
  const exitCode =
    found.length === 0
      ? 1
      : await runStep('playwright', ['test', '-c', 'e2e/engines/playwright.config.ts'], {
          cwd: root,
          env: { ENGINES: JSON.stringify(found) },
        });
  for (const { name, absence } of absent) console.error(`\n${name} is absent and was not tested: ${absence}`);
  return exitCode === 0 && absent.length > 0 ? 1 : exitCode;
}

await runMain(main);
