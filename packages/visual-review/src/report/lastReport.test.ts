import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { recordDecisions } from '../store/decisions.ts';
import { lastReview, storySources } from './lastReport.ts';
import { comparisonOf, reportOf } from './reportFixture.ts';

const pathOf = temporaryFolder();
const write = (path: string, text: string) => {
  mkdirSync(dirname(pathOf(path)), { recursive: true });
  writeFileSync(pathOf(path), text);
};
const review = () => lastReview(pathOf(), exampleConfig);

const changed = comparisonOf('screens-home--whole', 'ar-phone', 'removed');
const failed = comparisonOf('screens-home--sent', 'ar-phone', 'failed', { error: 'It threw.' });

beforeEach(() => {
  execFileSync('git', ['init', '-q'], { cwd: pathOf() });
  write('.gitignore', 'visual-report/\n');
  write('src/Card.tsx', 'a card');
  write('docs/card.md', 'prose');
});

async function writeReport(more: object = {}) {
  const sources = await storySources(pathOf(), exampleConfig.affected);
  write('visual-report/report.json', JSON.stringify(reportOf([changed, failed], { sources, ...more })));
}

test('there is no review without a report, or with one of another version', async () => {
  expect(await review()).toBeUndefined();
  await writeReport({ version: 1 });
  expect(await review()).toBeUndefined();
});

test('changes are open until they are accepted; a story that failed always is', async () => {
  await writeReport();
  expect(await review()).toEqual({ isCurrent: true, open: [changed, failed] });
  const group = reportOf([changed]).groups[0]!.id;
  await recordDecisions(pathOf('visual-accepted.json'), [{ group, members: [changed], decision: true }]);
  expect(await review()).toEqual({ isCurrent: true, open: [failed] });
});

test('a report of some stories is not current', async () => {
  await writeReport({ stories: ['screens-home'] });
  expect(await review()).toMatchObject({ isCurrent: false });
});

test('a report is current until a file changes that can affect a story', async () => {
  await writeReport();
  write('docs/card.md', 'other prose');
  write('src/Card.test.tsx', 'a test');
  expect(await review()).toMatchObject({ isCurrent: true });
  write('src/New.tsx', 'a new file');
  expect(await review()).toMatchObject({ isCurrent: false });
  await writeReport();
  expect(await review()).toMatchObject({ isCurrent: true });
  write('src/Card.tsx', 'another card');
  expect(await review()).toMatchObject({ isCurrent: false });
});
