import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { identityOf } from 'system-tools/lock';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test, vi } from 'vitest';
import { readJson } from '../capture/builtStorybook.ts';
import { exampleConfig } from '../config/exampleConfig.ts';
import { explained } from 'system-tools/file-errors';
import { comparisonOf, reportOf } from '../report/reportFixture.ts';
import { writeReport } from '../report/writeReport.ts';
import type { Decision, Report } from '../types.ts';
import { recordDecisions } from '../store/decisions.ts';
import { decideChanges } from './decideChanges.ts';
import { publishReport } from './publishReport.ts';

vi.mock('node:fs/promises', async (original) => {
  const all = await original<{ writeFile: typeof writeFile }>();
  return { ...all, writeFile: vi.fn<typeof writeFile>(all.writeFile) };
});
const files = await vi.importActual<{ writeFile: typeof writeFile }>('node:fs/promises');

const pathOf = temporaryFolder();
const report = reportOf([
  comparisonOf('screens-home--whole', 'en-phone', 'removed'),
  comparisonOf('screens-home--whole', 'ar-phone', 'removed'),
  comparisonOf('screens-home--form', 'ar-phone', 'new'),
  comparisonOf('screens-home--sent', 'ar-phone', 'failed', { error: 'It threw.' }),
]);
const groupOf = (kind: string) => report.groups.find((group) => group.kind === kind)!.id;

beforeEach(async () => {
  vi.mocked(writeFile).mockImplementation(files.writeFile);
  vi.spyOn(console, 'log').mockReturnValue();
  writeFileSync(pathOf(exampleConfig.report.font.embedded.file), 'a font');
  await writeReport(report, pathOf('visual-report'), exampleConfig.report, pathOf());
});

const decide = (names: readonly string[], decision: Decision = true, key?: string) =>
  decideChanges({ root: pathOf(), config: exampleConfig }, [[names, decision]], key);
const decisions = async () => {
  const { groups } = await readJson<Report>(pathOf('visual-report/report.json'));
  return Object.fromEntries(groups.map(({ kind, decision }) => [kind, decision]));
};

test('one decision accepts or rejects a change in all its snapshots', async () => {
  expect(await decide([groupOf('removed story')], true, report.key)).toBe(true);
  await decide([groupOf('new')], 'Too wide');
  expect(await decisions()).toEqual({ 'removed story': true, new: 'Too wide' });
});

test('snapshots are accepted one by one, or all except for stories that failed', async () => {
  await decide(['screens-home--whole ar-phone']);
  expect(await decisions()).toEqual({});
  await decide(['screens-home--whole en-phone']);
  expect(await decisions()).toEqual({ 'removed story': true });
  expect(await decide([])).toBe(true);
  expect(await decisions()).toEqual({ 'removed story': true, new: true });
});

test.each([
  ['a decision', { 'removed story': true }, () => decide([groupOf('removed story')])],
  ['the report of a run', {}, () => publishReport(report, { root: pathOf(), config: exampleConfig, open: false })],
])('%s keeps and shows what another process records meanwhile', async (_, own, write) => {
  const lock = pathOf('node_modules/.cache/visual/records-lock');
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(lock, identityOf(process.ppid));
  const written = write();
  await setTimeout(50);
  const members = report.comparisons.filter(({ result }) => result === 'new');
  await recordDecisions(pathOf('visual-accepted.json'), [{ group: groupOf('new'), members, decision: 'Too wide' }]);
  rmSync(lock);
  await written;
  expect(await decisions()).toEqual({ ...own, new: 'Too wide' });
});

test('a report that names other files is refused, and nothing is recorded', async () => {
  const image = { hash: 'a'.repeat(64), width: 4, height: 4, strips: [['../../../etc/passwd', 0, 0, 10]] };
  const { comparisons, ...rest } = report;
  const tampered = { ...rest, comparisons: comparisons.map((each) => ({ ...each, before: image })) };
  writeFileSync(pathOf('visual-report/report.json'), JSON.stringify(tampered));
  await expect(decide([])).rejects.toThrow('must be rows of an image in screenshots/.');
  expect(existsSync(pathOf('visual-accepted.json'))).toBe(false);
  expect(existsSync(pathOf('visual-report/screenshots/passwd'))).toBe(false);
});

test.each([
  ['a change of another report', 'screens-home--whole ar-phone', 'another', 'shows other screenshots than those'],
  ['a story that failed', 'screens-home--sent ar-phone', undefined, 'there is nothing to accept'],
  ['an unknown snapshot', 'no-such-story', undefined, 'The report has no change "no-such-story"'],
])('%s cannot be accepted', async (_, name, key, message) => {
  await expect(decide([name], true, key)).rejects.toThrow(message);
});

test.each([
  ['EACCES', 'This user may not read or write FILE: give it to this user'],
  ['EPERM', 'This user may not read or write FILE: give it to this user'],
  ['EROFS', 'FILE cannot be written: it is on a file system that can only be read'],
  ['ENOSPC', 'The disk is full'],
])('a file that cannot be written is a sentence that names it: %s', async (code, sentence) => {
  const failWith = (path: string) =>
    vi.mocked(writeFile).mockImplementation(async (file, ...rest) => {
      if (!(file as string).startsWith(path)) return files.writeFile(file, ...rest);
      throw Object.assign(new Error(`${code}: it failed`), { code, path: file });
    });
  failWith(pathOf('visual-report/index.html'));
  const after = await decide([]).catch((error: unknown) => error);
  expect(after).toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(
      /^Recorded 2 decisions in visual-accepted\.json, but the report does not show it\. /,
    ) as string,
  });
  expect((after as Error).message).toContain(sentence.replace('FILE', pathOf('visual-report/index.html')));
  expect(existsSync(pathOf('visual-accepted.json'))).toBe(true);
  rmSync(pathOf('visual-accepted.json'));
  failWith(pathOf('visual-accepted.json'));
  const before = explained(await decide([]).catch((error: unknown) => error));
  expect(before).toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(sentence.replace('FILE', pathOf('visual-accepted.json'))) as string,
  });
  expect(existsSync(pathOf('visual-accepted.json'))).toBe(false);
  expect(await decisions()).toEqual({});
});
