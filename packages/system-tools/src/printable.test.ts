import { afterEach, expect, test, vi } from 'vitest';
import { print, printable } from './printable.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['clears the screen', '\u001B[2Jok', '\uFFFD[2Jok'],
  ['goes up and erases a line', 'a\u001B[1A\u001B[2Kb', 'a\uFFFD[1A\uFFFD[2Kb'],
  ['sets the title of the window', '\u001B]0;title\u0007', '\uFFFD]0;title\uFFFD'],
  ['links to elsewhere', '\u001B]8;;https://evil.example\u001B\\x', '\uFFFD]8;;https://evil.example\uFFFD\\x'],
  ['does so with a C1 control', '\u009B2J\u009D0;t\u009C', '\uFFFD2J\uFFFD0;t\uFFFD'],
  ['returns to the start of the line', 'refused\rsaved', 'refused saved'],
  ['erases backwards, or rings', 'refused\b\b\u0007\u007F', 'refused\uFFFD\uFFFD\uFFFD\uFFFD'],
  ['begins a line', 'x\n    saved\r\ny\u0085\u2028\u2029z', 'x     saved y   z'],
  ['is reversed', 'a\u202Ecod.exe\u2066b', 'a\uFFFDcod.exe\uFFFDb'],
  ['is a command to GitHub Actions', ' \t::error::a ::b', '  :\u200B:error::a ::b'],
  ['is an older one', 'a ##[set-env name=A]b #[c] ##[d', 'a #\u200B#[set-env name=A]b #[c] #\u200B#[d'],
  ['is a command to Azure Pipelines', '##VSO[task.setvariable]a', '#\u200B#VSO[task.setvariable]a'],
  ['is a command to TeamCity', "a ##teamcity[testFailed name='x']", "a #\u200B#teamcity[testFailed name='x']"],
  ['ends a string', 'a\0b', 'a\uFFFDb'],
])('a text that %s is shown as it is', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('letters of every script and direction stay', () => {
  const text = 'مرحبا، «سلام»\u200f — naïve 港 👩‍👩‍👧';
  expect(printable(text)).toBe(text);
});

test('what a command prints keeps its lines, and nothing else that a terminal follows', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  print('one\n  two\u001B[2K\n');
  expect(log).toHaveBeenCalledWith('one\n  two\uFFFD[2K\n');
});
