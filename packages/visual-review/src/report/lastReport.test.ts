import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { expect, test } from 'vitest';
import { readReport } from './lastReport.ts';
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
