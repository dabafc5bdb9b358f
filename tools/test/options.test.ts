import { expect, test } from 'vitest';
import { help, parseOptions } from './options.ts';

const all = ['unit', 'stories', 'browser', 'system'];
const defaults = {
  words: [],
  levels: ['unit', 'stories', 'browser'],
  list: false,
  watch: false,
  update: false,
  help: false,
};

test.each([
  [[], {}],
  [['Button', 'ar'], { words: ['Button', 'ar'], levels: all }],
  [['--all'], { levels: all }],
  [['--all', '--only', 'system'], { levels: ['system'] }],
  [['--changed'], { changed: 'HEAD' }],
  [['--changed', 'main', '--list'], { changed: 'main', list: true }],
  [['--changed', '--list'], { changed: 'HEAD', list: true }],
  [['--only', 'unit', '--only', 'stories', '--watch'], { levels: ['unit', 'stories'], watch: true }],
  [['--shard', '2/4', '--update'], { shard: '2/4', update: true }],
  [['-h'], { help: true }],
])('%j', (args, expected) => {
  expect(parseOptions(args)).toEqual({ ...defaults, ...expected });
});

test.each([
  [['--only', 'fast'], '--only fast: there are the levels unit, stories, browser, system.'],
  [['--shard', '0/4'], '--shard 0/4: write for example 1/4'],
  [['--shard', '5/4'], '--shard 5/4'],
  [['--shard', 'x'], '--shard x'],
  [['--fast'], "Unknown option '--fast'"],
  [['--only'], "'--only <value>' argument missing"],
  [['--watch', '--list'], '--watch and --list exclude each other'],
  [['--watch', '--only', 'browser'], 'leave out "browser"'],
])('%j is wrong', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

test('the help fits a terminal and names every option', () => {
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  for (const option of ['all', 'only', 'changed', 'watch', 'list', 'shard', 'update', 'help'])
    expect(help).toContain(`--${option}`);
});
