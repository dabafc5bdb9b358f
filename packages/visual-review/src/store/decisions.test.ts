import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { causeOf, comparisonOf, reportOf } from '../report/reportFixture.ts';
import type { Comparison } from '../types.ts';
import { readDecisions, recordDecisions, withDecisions } from './decisions.ts';

const pathOf = temporaryFolder();
let file: string;
beforeEach(() => {
  file = pathOf('accepted.json');
});

const image = (hash: string) => ({ file: `${hash}.png`, hash, width: 1, height: 1 });

const home = (mode: string) =>
  comparisonOf('screens-home--whole', mode, 'removed', { before: image(`before ${mode}`) });

const decisionIn = async (comparisons: readonly Comparison[]) =>
  withDecisions(reportOf(comparisons).groups, comparisons, await readDecisions(file)).map(({ decision }) => decision);

test('a group is decided when all its members are, with exactly these screenshots', async () => {
  const [english, arabic] = [home('en-phone'), home('ar-phone')];
  const group = reportOf([english, arabic]).groups[0]!.id;
  expect(await decisionIn([english, arabic])).toEqual([undefined]);
  await recordDecisions(file, [{ group, members: [english], decision: true }]);
  expect(await decisionIn([english, arabic])).toEqual([undefined]);
  await recordDecisions(file, [{ group, members: [arabic], decision: true }]);
  expect(await decisionIn([english, arabic])).toEqual([true]);
  expect(await decisionIn([english, { ...arabic, before: image('another') }])).toEqual([undefined]);
});

test('where a message is replaced, its texts are part of what was decided on, as they may be on no pixel', async () => {
  const screenshot = image('same');
  const labelled = (to: string) => ({
    ...comparisonOf('a--b', 'en-phone', 'changed', { before: screenshot, after: screenshot }),
    causes: [
      causeOf('accessibility', { from: 'Close', to, signature: JSON.stringify([to]), group: 'close → dismiss' }),
    ],
  });
  const group = { ...reportOf([labelled('')]).groups[0]!, id: 'close → dismiss', members: ['a--b en-phone'] };
  await recordDecisions(file, [{ group: group.id, members: [labelled('Dismiss')], decision: true }]);
  const decisionOn = async (to: string) =>
    withDecisions([group], [labelled(to)], await readDecisions(file))[0]!.decision;
  expect([await decisionOn('Dismiss'), await decisionOn('Dimsiss')]).toEqual([true, undefined]);
});

test('a later decision replaces the one before, and a comment for the author stays', async () => {
  const change = home('en-phone');
  const group = reportOf([change]).groups[0]!.id;
  await recordDecisions(file, [{ group, members: [change], decision: true }]);
  await recordDecisions(file, [{ group, members: [change], decision: 'Too wide' }]);
  expect(await decisionIn([change])).toEqual(['Too wide']);
});

test('the rejection of one member shows in its group, whatever the others have on record', async () => {
  const [english, arabic] = [home('en-phone'), home('ar-phone')];
  const group = reportOf([english, arabic]).groups[0]!.id;
  await recordDecisions(file, [{ group, members: [arabic], decision: 'Too wide' }]);
  expect(await decisionIn([english, arabic])).toEqual(['Too wide']);
  await recordDecisions(file, [{ group, members: [english], decision: true }]);
  expect(await decisionIn([english, arabic])).toEqual(['Too wide']);
});

test.each(['failed', 'unstable'] as const)('a story that is %s cannot be accepted in the file', async (result) => {
  const change = comparisonOf('screens-home--whole', 'en-phone', result, { error: 'It threw.' });
  await recordDecisions(file, [{ group: reportOf([change]).groups[0]!.id, members: [change], decision: true }]);
  expect(await decisionIn([change])).toEqual([undefined]);
});

test('of two branches that decide on the same screenshots, the one that rejects counts', async () => {
  const change = home('en-phone');
  const group = reportOf([change]).groups[0]!.id;
  await recordDecisions(file, [{ group, members: [change], decision: true }]);
  const [accepted] = JSON.parse(readFileSync(file, 'utf8')) as Array<{ groups: object }>;
  const rejected = { ...accepted, groups: { [group]: 'Too wide' } };
  for (const entries of [
    [rejected, accepted],
    [accepted, rejected],
    [accepted, rejected, accepted],
  ]) {
    writeFileSync(file, JSON.stringify(entries));
    expect(await decisionIn([change])).toEqual(['Too wide']);
  }
  await recordDecisions(file, [{ group, members: [change], decision: true }]);
  expect(await decisionIn([change])).toEqual([true]);
});

test.each(['No\u001B[2J', 'No\u009B2J', 'No\r', 'x'.repeat(501)])('the comment %j is refused', async (decision) => {
  const recorded = recordDecisions(file, [{ group: 'g', members: [home('en-phone')], decision }]);
  await expect(recorded).rejects.toThrow('A comment has at most 500 characters, and of all control characters');
  expect(existsSync(file)).toBe(false);
});

test('entries are sorted by name, and a decision on other screenshots deletes none', async () => {
  const change = (story: string, after: string) => comparisonOf(story, 'en-desktop', 'new', { after: image(after) });
  await recordDecisions(file, [{ group: 'g', members: [change('b--b', '1'), change('a--a', '2')], decision: true }]);
  await recordDecisions(file, [{ group: 'h', members: [change('b--b', '1')], decision: true }]);
  await recordDecisions(file, [{ group: 'i', members: [change('a--a', '3')], decision: 'No' }]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    { id: 'a--a en-desktop', after: '2', groups: { g: true } },
    { id: 'a--a en-desktop', after: '3', groups: { i: 'No' } },
    { id: 'b--b en-desktop', after: '1', groups: { g: true, h: true } },
  ]);
});

test.each(['{', '{}', '[1]', '[{"after":"b"}]', '[{"id":"a","groups":{"g":1}}]', '<<<<<<< HEAD\n[]'])(
  'the file %s is rejected and left unchanged',
  async (content) => {
    writeFileSync(file, content);
    await expect(recordDecisions(file, [])).rejects.toThrow('accepted.json is not a list of decisions');
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);
