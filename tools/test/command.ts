import { findBrowser } from 'system-tools/browser';
import { runMain } from 'system-tools/process';
import { UserError } from 'system-tools/user-error';
import { selectBrowserTests, type BrowserTests } from './browserTests.ts';
import { changedFiles, filesToTrace } from './changed.ts';
import { help, parseOptions } from './options.ts';
import { Query } from './query.ts';
import { selectVitestTests, type VitestTests } from './vitestTests.ts';

/** Runs `npm test`. @returns its exit code */
async function main(root: string, args: readonly string[]) {
  const options = parseOptions(args);
  const { words, levels, changed, list, watch } = options;
  if (options.help) {
    console.log(help);
    return 0;
  }
  const query = new Query(words);
  const files = changed === undefined ? undefined : changedFiles(root, changed);
  if (!list) process.env.CHROMIUM_PATH = (await findBrowser()).path;
  const related = files && filesToTrace(root, files);
  const vitest = levels.some((level) => level !== 'browser')
    ? await selectVitestTests(root, options, query, related)
    : noTests;
  const browser = selectBrowserTests(root, options, query, files);
  try {
    if (watch) return await vitest.watch();
    if (words.length > 0 && vitest.files === 0 && (await browser.list()).length === 0) {
      if (changed === undefined)
        throw new UserError(`No test matches ${words.join(' ')}: npm test -- --list prints all tests.`);
      console.log(`No test of what has changed since ${changed} matches ${words.join(' ')}.`);
      return 0;
    }
    if (!list) return await run(vitest, browser);
    const tests = [...(await vitest.list()), ...(await browser.list())];
    console.log([...tests, `${tests.length} tests`].join('\n'));
    return 0;
  } finally {
    await vitest.stop();
  }
}

const noTests: VitestTests = {
  files: 0,
  list: async () => [],
  run: async () => 0,
  watch: () => new Promise<never>(() => {}),
  stop: async () => {},
};

/** Runs the levels, the fastest first. It stops at the first that fails. */
async function run(vitest: VitestTests, browser: BrowserTests) {
  const steps = [
    { name: 'Unit tests and stories', ...vitest },
    { name: 'Browser tests', ...browser },
  ].filter(({ files }) => files > 0);
  if (steps.length === 0) console.log('There is nothing to test.');
  const times: string[] = [];
  let exitCode = 0;
  for (const step of steps) {
    const name = step.name.padEnd(24);
    if (exitCode !== 0) {
      times.push(`${name} not run`);
      continue;
    }
    const started = performance.now();
    exitCode = await step.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    times.push(`${name} ${seconds.padStart(6)} s${exitCode === 0 ? '' : '  failed'}`);
  }
  console.log(`\n${times.join('\n')}`);
  return exitCode;
}

await runMain(main);
