import { expect, test } from 'vitest';
import { acceptCommand } from './acceptCommand.ts';

test('quotes each snapshot; without any, the command accepts all', () => {
  expect(acceptCommand('1a2b', [])).toBe('npm run visual -- --accept --report 1a2b');
  expect(acceptCommand('1a2b', ['a--b ar-phone', 'a--b en-phone'])).toBe(
    'npm run visual -- --accept --report 1a2b "a--b ar-phone" "a--b en-phone"',
  );
});

test('special characters of a shell are escaped', () => {
  expect(acceptCommand('1a2b', ['a--b $(reboot)'])).toBe(`npm run visual -- --accept --report 1a2b 'a--b $(reboot)'`);
  expect(acceptCommand('1a2b', [`it's "b"`])).toBe(String.raw`npm run visual -- --accept --report 1a2b 'it'\''s "b"'`);
});

test('many snapshots are split into several commands, within the limit of a shell', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `screens-home--whole-page-${index} ar-phone`);
  const lines = acceptCommand('1a2b', ids).split('\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line.length).toBeLessThan(8000);
  expect(lines.flatMap((line) => [...line.matchAll(/"([^"]+)"/g)].map(([, id]) => id))).toEqual(ids);
});
