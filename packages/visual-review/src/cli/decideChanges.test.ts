import { writeFileSync } from 'node:fs';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test, vi } from 'vitest';
import { readJson } from '../capture/builtStorybook.ts';
import { exampleConfig } from '../config/exampleConfig.ts';
import { comparisonOf, reportOf } from '../report/reportFixture.ts';
import { writeReport } from '../report/writeReport.ts';
import type { Report } from '../types.ts';
import { acceptChanges } from './acceptChanges.ts';

const pathOf = temporaryFolder();
const report = reportOf([
  comparisonOf('screens-home--whole', 'en-phone', 'removed'),
  comparisonOf('screens-home--whole', 'ar-phone', 'removed'),
  comparisonOf('screens-home--sent', 'ar-phone', 'failed', { error: 'It threw.' }),
]);

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  writeFileSync(pathOf(exampleConfig.report.font.file), 'a font');
  await writeReport(report, pathOf('visual-report'), exampleConfig.report, pathOf());
});

const accept = (ids: readonly string[], key?: string) =>
  acceptChanges({ root: pathOf(), config: exampleConfig }, ids, key);
const accepted = async () => {
  const { comparisons } = await readJson<Report>(pathOf('visual-report/report.json'));
  return comparisons.filter((comparison) => comparison.accepted).map(({ snapshot }) => snapshot.id);
};

test('accepts changes of the report that was reviewed: those named, or all except for stories that failed', async () => {
  expect(await accept(['screens-home--whole ar-phone'], report.key)).toBe(true);
  expect(await accepted()).toEqual(['screens-home--whole ar-phone']);
  expect(await accept([])).toBe(true);
  expect(await accepted()).toHaveLength(2);
});

test.each([
  ['a change of another report', 'screens-home--whole ar-phone', 'another', 'shows other screenshots than those'],
  ['a story that failed', 'screens-home--sent ar-phone', undefined, 'there is no screenshot to accept'],
  ['an unknown snapshot', 'no-such-story', undefined, 'The report has no change of "no-such-story"'],
])('%s cannot be accepted', async (_, id, key, message) => {
  await expect(accept([id], key)).rejects.toThrow(message);
});
