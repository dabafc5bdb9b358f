import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checks } from './checks.ts';
import { hardCoded } from './layout/hardCoded.preview.ts';
import { layoutChecks } from './layout/layoutChecks.preview.ts';
import { mirroring } from './layout/mirroring.preview.ts';

const path = join(import.meta.dirname, '../../README.md');

const tables: ReadonlyArray<readonly [head: string, rows: ReadonlyArray<readonly [string, string]>]> = [
  ['| Check | Finds |', [...layoutChecks, hardCoded, mirroring].map(({ causes, finds }) => [causes.join(', '), finds])],
  ...(['Error', 'Advice'] as const).map(
    (name) =>
      [
        `| ${name} | Accepted as |`,
        checks
          .filter(({ isAdvice = false }) => isAdvice === (name === 'Advice'))
          .map(({ id, finds, accept = '' }) => [finds, accept === 'reason' ? `\`${id}\`` : accept] as const),
      ] as const,
  ),
];

// With `--update`, it writes the tables.
test('the README lists every check', async () => {
  const readme = readFileSync(path, 'utf8');
  const lines = readme.split('\n');
  for (const [head, rows] of tables) {
    const start = lines.indexOf(head) + 2;
    expect(start).toBeGreaterThan(1);
    const end = lines.findIndex((line, index) => index >= start && !line.startsWith('|'));
    lines.splice(start, end - start, ...rows.map((cells) => `| ${cells.join(' | ')} |`.replace('|  |', '| |')));
  }
  await expect(lines.join('\n')).toMatchFileSnapshot(path);
});
