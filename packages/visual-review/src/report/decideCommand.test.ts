import { expect, test } from 'vitest';
import { decideCommand } from './decideCommand.ts';

test('names the accepted groups; all of the report need no names', () => {
  expect(decideCommand('1a2b', undefined, [])).toBe('npx visual-review --accept --report 1a2b');
  expect(decideCommand('1a2b', ['5f0e', 'ab12'], [])).toBe('npx visual-review --accept --report 1a2b 5f0e ab12');
});

test('each rejection is a command; special characters of a shell are escaped', () => {
  expect(
    decideCommand(
      '1a2b',
      ['5f0e'],
      [
        ['ab12', '- too wide'],
        ['ef56', 'Not $(reboot)'],
        ['cd34', `it's "b" $(reboot)`],
      ],
    ),
  ).toBe(
    [
      'npx visual-review --accept --report 1a2b 5f0e',
      'npx visual-review --reject="- too wide" --report 1a2b ab12',
      "npx visual-review --reject='Not $(reboot)' --report 1a2b ef56",
      String.raw`npx visual-review --reject='it'\''s "b" $(reboot)' --report 1a2b cd34`,
    ].join('\n'),
  );
  expect(decideCommand('1a2b', [], [['ab12', 'No']])).toBe('npx visual-review --reject="No" --report 1a2b ab12');
});

test('many groups are split into several commands, within the limit of a shell', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `${index}`.padStart(12, '0'));
  const lines = decideCommand('1a2b', ids, []).split('\n');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.length).toBeLessThan(8000);
  expect(lines.flatMap((line) => line.match(/\d{12}/g))).toEqual(ids);
});
