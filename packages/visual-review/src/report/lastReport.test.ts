import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { expect, test } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { readReport, storySources } from './lastReport.ts';
import { comparisonOf, reportOf } from './reportFixture.ts';

const pathOf = temporaryFolder();
const write = (path: string, text: string) => {
  mkdirSync(dirname(pathOf(path)), { recursive: true });
  writeFileSync(pathOf(path), text);
};

test('there is no report before the first run, nor after one of another version', async () => {
  expect(await readReport(pathOf())).toBeUndefined();
  const report = reportOf([comparisonOf('screens-home--whole', 'ar-phone', 'removed')]);
  write('visual-report/report.json', JSON.stringify(report));
  expect(await readReport(pathOf())).toEqual(report);
  write('visual-report/report.json', JSON.stringify({ ...report, version: 1 }));
  expect(await readReport(pathOf())).toBeUndefined();
});

test('the sources of stories change with a file that can affect a story', async () => {
  execFileSync('git', ['init', '-q'], { cwd: pathOf() });
  write('src/Card.tsx', 'a card');
  write('docs/card.md', 'prose');
  const sources = () => storySources(pathOf(), exampleConfig.affected);
  const before = await sources();
  write('docs/card.md', 'other prose');
  write('src/Card.test.tsx', 'a test');
  expect(await sources()).toBe(before);
  write('src/New.tsx', 'a new file');
  const withNewFile = await sources();
  expect(withNewFile).not.toBe(before);
  write('src/Card.tsx', 'another card');
  expect(await sources()).not.toBe(withNewFile);
});
