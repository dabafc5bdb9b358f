import { describe, expect, test } from 'vitest';
import { parseReport } from './parseReport.ts';
import { causeOf, comparisonOf, reportOf } from './reportFixture.ts';

const report = reportOf([comparisonOf('screens-home--whole', 'en-phone', 'new')]);
const [comparison] = report.comparisons;
const [group] = report.groups;

const parse = (change: object) => parseReport(JSON.stringify({ ...report, ...change }), 'report.json');
const ofComparison = (change: object) => ({ comparisons: [{ ...comparison, ...change }] });
const ofGroup = (change: object) => ({ groups: [{ ...group, ...change }] });
const strip = 'screenshots/0123456789abcdef.webp';
const ofImage = (change: object) =>
  ofComparison({ before: { hash: 'a'.repeat(64), width: 4, height: 4, strips: [], ...change } });

describe('a report of somebody else is refused where it has', () => {
  test.each([
    ['an option of git', { base: { ref: 'main', commit: '--output=/tmp/written' } }],
    ['a revision with another meaning', { base: { ref: 'main', commit: 'HEAD' } }],
    ['a command in the key', { key: '$(touch x)' }],
    ['a script as the URL of Storybook', { storybookUrl: 'java\nscript:alert(1)//' }],
    ['a script as the URL of the report', { url: 'javascript:alert(1)' }],
    ['markup in the URL of the report', { url: 'https://a.example/) [x](https://b.example' }],
    ['another kind of group', ofGroup({ kind: 'constructor' })],
    ['a path as the id of a group', ofGroup({ id: '../../x' })],
    ['another result', ofComparison({ result: '__proto__' })],
    ['a change without a cause', ofComparison({ result: 'changed', causes: [] })],
    [
      'a signature that is too deep',
      ofComparison({ causes: [{ ...causeOf('style'), signature: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }] }),
    ],
    ['a signature that is none', ofComparison({ causes: [{ ...causeOf('style'), signature: '{' }] })],
    [
      'a viewport that is none',
      ofComparison({ snapshot: { ...comparison!.snapshot, viewport: { width: { toString: 1 }, height: 1 } } }),
    ],
    ['a list of groups that is none', { groups: 'all' }],
    ['more shards than there can be', { shard: { index: 1, count: Number.MAX_SAFE_INTEGER } }],
    ['no shard', { shard: { index: 0, count: 0 } }],
    ['what no report has', { constructor: {} }],
    ['a key that passes for a line of the command', { '"\nNothing has changed': 1 }],
    ['a path as a hash', ofImage({ hash: '../../x' })],
    ['a size beyond all bounds', ofImage({ width: 1e9, height: 1e9 })],
    ['an image without pixels', ofImage({ width: 0, height: 0 })],
    [
      'rows of an image that are painted twice',
      ofImage({ strips: Array.from({ length: 100_000 }, () => [strip, 0, 0, 4]) }),
    ],
    ['rows below an image', ofImage({ strips: [[strip, 0, 3, 2]] })],
    ['a strip without rows', ofImage({ strips: [[strip, 0, 0, 0]] })],
    ['an image that was not packed', ofImage({ strips: undefined, file: '/etc/passwd' })],
  ])('%s', (_, change) => {
    expect(() => parse(change)).toThrow(/^report\.json is not a report: .+\.$/);
  });

  test.each([
    '../../../etc/passwd',
    '/etc/passwd',
    'screenshots/../../secret.webp',
    'screenshots/0123456789abcdef.png',
    'screenshots/0123456789abcdef.webp\0',
    'screenshots\\0123456789abcdef.webp',
    'screenshots/%2e%2e%2fsecret.webp',
    '0123456789abcdef.webp',
    'https://evil.example/0123456789abcdef.webp',
    '',
  ])('an image named %j', (name) => {
    expect(() => parse(ofImage({ strips: [[name, 0, 0, 4]] }))).toThrow(
      '"comparisons[0].before.strips[0]" must be rows of an image in screenshots/.',
    );
  });

  test('another format, or values too deep in each other', () => {
    const deep = JSON.stringify(report).replace(
      /"globals":\{[^}]*\}/,
      `"globals":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    );
    for (const text of ['', '{', 'null', '[]', '"report"', deep])
      expect(() => parseReport(text, 'report.json')).toThrow(/^report\.json is not a report: .+\.$/);
  });
});

test('one of another version is none that can be read', () => {
  expect(parse({ version: 1 })).toBeUndefined();
  expect(parse({})).toMatchObject({ key: report.key });
});
