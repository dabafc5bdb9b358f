import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { FoundEngine } from 'system-tools/browser';
import { inputs } from './visitor';

const columns = ['', ...inputs.map((input) => `by ${input}`), 'e-mail addresses', 'blocked by the policy', 'errors'];

const notesOf = (tests: readonly TestCase[], type: string) =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ annotations }) =>
      annotations.filter((note) => note.type === type).map(({ description = '' }) => description),
    ),
  );

const sumOf = (tests: readonly TestCase[], type: string) =>
  String(notesOf(tests, type).reduce((total, number) => total + Number(number), 0));

function rowOf({ name, ...engine }: FoundEngine, tests: readonly TestCase[]) {
  if ('absence' in engine) return [name, 'absent'];
  const journeys = inputs.map((input) => {
    const own = tests.filter((test) => test.titlePath().includes(`by ${input}`));
    const count = (outcome: ReturnType<TestCase['outcome']>) => own.filter((test) => test.outcome() === outcome).length;
    const notRun = count('skipped');
    return `${count('expected')} passed, ${count('unexpected')} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;
  });
  const [version = ''] = notesOf(tests, 'version');
  const sums = ['emails', 'violations', 'errors'].map((type) => sumOf(tests, type));
  return [`${name} ${version}`, ...journeys, ...sums];
}

/** Prints a table of each engine's results: journeys by input, e-mail addresses, policy violations and errors. */
export default class Summary implements Reporter {
  #root: Suite | undefined;
  readonly #engines: readonly FoundEngine[];

  constructor({ engines }: { engines: readonly FoundEngine[] }) {
    this.#engines = engines;
  }

  onBegin(_: unknown, root: Suite) {
    this.#root = root;
  }

  onEnd() {
    const projects = this.#root?.suites ?? [];
    const rows = this.#engines.map((engine) =>
      rowOf(engine, projects.find(({ title }) => title === engine.name)?.allTests() ?? []),
    );
    const widths = columns.map((_, index) => Math.max(...[columns, ...rows].map((row) => row[index]?.length ?? 0)));
    const lines = [columns, ...rows].map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('   ')
        .trimEnd(),
    );
    console.log(`\n${lines.join('\n')}`);
  }

  printsToStdio() {
    return true;
  }
}
