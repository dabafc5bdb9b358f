import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failureTable } from './command.ts';

const file = 'a.spec.ts';
const suite = (...titles: string[]) => ({
  suites: [{ title: file, file, suites: [{ title: 'group', file, specs: titles.map((title) => ({ title })) }] }],
});

test('all variants of a failure share one row', () => {
  expect(
    failureTable(
      suite(
        'a script gone: one reload (/contact)',
        'a script gone: one reload (/)',
        'a server that fails (503): the page stays',
      ),
    ),
  ).toBe(
    [
      '| failure | what the visitor sees | tested in |',
      '| --- | --- | --- |',
      '| a script gone | one reload | `e2e/a.spec.ts` |',
      '| a server that fails (503) | the page stays | `e2e/a.spec.ts` |',
      '',
    ].join('\n'),
  );
});

test('a title without its effect is rejected, and so is an empty list', () => {
  expect(() => failureTable(suite('a script gone'))).toThrow('"a script gone" does not read');
  expect(() => failureTable({ suites: [] })).toThrow('No test has the tag @failure');
});

test('docs/robustness.md has the table that the command prints', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'faults'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('a component that throws');
  expect(readFileSync('docs/robustness.md', 'utf8')).toContain(stdout);
});
