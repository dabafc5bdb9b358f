import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from 'system-tools/user-error';
import { copyCommit, type ProjectCopy } from './copy.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { runTests, stopTests } from './runTests.ts';

const help = `npm run mutants -- [words] [options]

Plants one fault after another in a copy of the last commit, and runs
npm test -- --changed there until the first test fails. A fault that no test
finds is MISSED: a test is missing, or tools/test/guards.ts a connection. One is
BROKEN where the tests could not run, and absent where its text is not there.

Words select the faults that contain all of them in their title or files.

Options
  --list       prints the selected faults and plants none
  --resume     keeps the results of earlier runs and goes on behind them
  --command C  runs another shell command, to compare tests with earlier ones;
               {test} in it is the test that has to fail, as in
               --command "npm test -- {test}", which takes a fraction of the time
  --help       prints this page

Exit codes: 0 all were caught, 1 some were missed, 2 wrong use.
The output of the tests is in node_modules/.cache/mutants.`;

interface Result {
  outcome: 'caught' | 'MISSED' | 'BROKEN' | 'absent';
  by: string;
  seconds: number;
}

/** Runs `npm run mutants`. @returns its exit code */
export async function main(root: string, args: string[]) {
  const { values, positionals } = parse(args);
  const selected = faults.filter((fault) => isSelected(fault, positionals));
  if (selected.length === 0) throw new UserError(`No fault matches ${positionals.join(' ')}.`);
  if (!values.help && !values.list) return plantAll(root, selected, values.command, values.resume);
  console.log(values.help ? help : selected.map(({ title, file }) => `${title}  (${file})`).join('\n'));
  return 0;
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { list: flag, resume: flag, help: flag, command: { type: 'string', default: 'npm test -- --changed' } },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${help}`);
  }
}

const isSelected = ({ title, file, caughtBy }: Fault, words: readonly string[]) =>
  words.every((word) => `${title} ${file} ${caughtBy}`.toLowerCase().includes(word.toLowerCase()));

async function plantAll(root: string, selected: readonly Fault[], command: string, resume: boolean) {
  const cache = join(root, 'node_modules/.cache/mutants');
  const record = join(cache, 'results.json');
  mkdirSync(cache, { recursive: true });
  /** By command and title. */
  const results = (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}) as Record<string, Result>;
  const keyOf = ({ title }: Fault) => `${command}: ${title}`;
  const left = selected.filter((fault) => !resume || (results[keyOf(fault)]?.outcome ?? 'BROKEN') === 'BROKEN');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopTests('SIGTERM');
      process.exit(130);
    });
  let copy: ProjectCopy | undefined;
  for (const fault of left) {
    copy ??= copyCommit(root);
    const started = performance.now();
    const path = join(copy.folder, fault.file);
    const pieces = existsSync(path) ? readFileSync(path, 'utf8').split(fault.find) : [];
    let result: Result = { outcome: 'absent', by: 'its text does not occur exactly once', seconds: 0 };
    if (pieces.length === 2) {
      writeFileSync(path, pieces.join(fault.replace));
      const { failure, isBroken, output } = await runTests(command.replaceAll('{test}', fault.caughtBy), copy);
      copy.reset();
      const name = `${faults.indexOf(fault) + 1}.log`;
      writeFileSync(join(cache, name), output);
      const seconds = Math.round((performance.now() - started) / 1000);
      result = {
        outcome: failure === undefined ? (isBroken ? 'BROKEN' : 'MISSED') : 'caught',
        by: failure ?? (isBroken ? `no test ran to its end: see ${name}` : 'no test'),
        seconds,
      };
    }
    results[keyOf(fault)] = result;
    writeFileSync(record, JSON.stringify(results, null, 1));
    console.log(lineOf(fault, result));
  }
  return summarize(selected.map((fault) => ({ fault, result: results[keyOf(fault)] as Result })));
}

const lineOf = ({ title, caughtBy }: Fault, { outcome, by, seconds }: Result) => {
  const isOther = outcome === 'caught' && !by.includes(caughtBy);
  return `${outcome.padEnd(6)} ${String(seconds).padStart(4)} s  ${title}  ← ${by}${isOther ? ` (not ${caughtBy})` : ''}`;
};

function summarize(planted: ReadonlyArray<{ fault: Fault; result: Result }>) {
  const having = (outcome: Result['outcome']) => planted.filter(({ result }) => result.outcome === outcome).length;
  const seconds = planted.reduce((sum, { result }) => sum + result.seconds, 0);
  console.log(`\n${planted.map(({ fault, result }) => lineOf(fault, result)).join('\n')}`);
  const [missed, broken, absent] = [having('MISSED'), having('BROKEN'), having('absent')];
  const others = [broken > 0 && `${broken} broke the tests`, absent > 0 && `${absent} do not apply`].filter(Boolean);
  const counts = [`${having('caught')} caught`, `${missed} missed`, ...others].join(', ');
  console.log(`\n${planted.length} faults: ${counts}; ${Math.ceil(seconds / 60)} minutes`);
  return missed + broken > 0 ? 1 : 0;
}
