import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogJson, collect, validateConfig } from 'language-review/node';
import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { languageReview } from '../language-review.config.ts';

const root = resolve(import.meta.dirname, '..');

test('the configuration is valid', () => {
  expect(() => validateConfig(languageReview, root)).not.toThrow();
});

describe('the messages of this project', async () => {
  const { catalogs, coverage } = await collect(root, languageReview);

  test('are found', () => {
    expect(coverage.keys.length).toBeGreaterThan(100);
    expect(catalogs.length).toBeGreaterThan(3);
  });

  test.each(catalogs)('have no findings in $file', ({ findings }) => {
    expect(findings).toEqual([]);
  });
});

test('without edits, a catalog is written unchanged', () => {
  for (const { code } of languages) {
    const file = readFileSync(resolve(root, `src/i18n/messages/${code}.json`), 'utf8');
    expect(catalogJson(allCatalogs[code] ?? {}, allCatalogs.en, [])).toBe(file);
  }
});

test.each([
  [[], 0, 'The catalogs are in order.'],
  [['--help'], 0, 'checks the texts of every language'],
  [['--fix'], 2, 'does not know --fix'],
])(
  'npm run i18n -- %s',
  (options, status, words) => {
    const run = spawnSync(process.execPath, [resolve(root, 'packages/language-review/src/node/i18n.mjs'), ...options], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(run.stdout + run.stderr).toContain(words);
    expect(run.status).toBe(status);
  },
  20_000,
);
