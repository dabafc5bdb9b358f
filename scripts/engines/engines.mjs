/*
 * `npm run test:engines`: builds the site, and takes the visitor's journeys through it in Chromium, Firefox and WebKitGTK.
 *
 * The exit code is 0 where every journey has passed in all three, 1 where one has failed or an engine is absent, 2 where the
 * command is called wrongly, 130 after Ctrl-C.
 */
import { fileURLToPath } from 'node:url';
import { binOf } from '../start/binOf.mjs';
import { runStep } from '../test/runStep.mjs';
import { findEngines } from './findEngines.mjs';

process.exitCode = await main();

async function main() {
  if (process.argv.length > 2) {
    console.error('npm run test:engines takes no arguments.');
    return 2;
  }
  const engines = await findEngines();
  const absent = engines.flatMap((engine) => ('absence' in engine ? [engine] : []));

  console.log('\n== Build of the site');
  const built = await runStep(binOf('vite'), ['build', '--logLevel', 'warn'], {});
  if (built !== 0) return built;

  console.log('\n== Journeys');
  const config = fileURLToPath(new URL('../../tests/engines/playwright.config.ts', import.meta.url));
  const exitCode =
    absent.length === engines.length
      ? 1
      : await runStep(binOf('playwright'), ['test', '-c', config], { ENGINES: JSON.stringify(engines) });
  for (const { name, absence } of absent) console.error(`\n${name} is absent, so nothing is known of it: ${absence}`);
  return exitCode === 0 && absent.length > 0 ? 1 : exitCode;
}
