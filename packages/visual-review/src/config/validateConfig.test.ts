import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleConfig } from './exampleConfig.ts';
import { loadConfig } from './loadConfig.ts';
import { validateConfig } from './validateConfig.ts';
import type { VisualConfig } from './visualConfig.ts';

let root: string;
const write = (path: string, content = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'visual-config-'));
  const { catalogs, catalogLoader } = exampleConfig.languages;
  for (const path of [...Object.values(catalogs), catalogLoader, exampleConfig.report.font.file, 'package.json'])
    write(path, '{}');
  for (const folder of ['public', 'build', 'tools']) mkdirSync(join(root, folder));
});
afterAll(() => rmSync(root, { recursive: true }));

const { affected, languages, report } = exampleConfig;
const { mainBranch: _, ...withoutMainBranch } = exampleConfig;
const withRule = (files: string[]) => ({
  ...exampleConfig,
  affected: { ...affected, rules: [{ ...affected.rules[0], files }] },
});

test('a complete configuration is valid', () => {
  expect(validateConfig(exampleConfig, root)).toBe(exampleConfig);
  // What begins with a wildcard need not match anything.
  expect(() => validateConfig(withRule(['*.config.ts', '**/*.md', '.{ci,github}/**']), root)).not.toThrow();
});

test.each<[sentence: string, config: unknown]>([
  ['nothing is exported by default', undefined],
  ['the default export must be an object', []],
  ['unknown key "budget"', { ...exampleConfig, budget: 3 }],
  ['unknown key "languages.tags"', { ...exampleConfig, languages: { ...languages, tags: [] } }],
  [
    'unknown key "affected.rules[0].file"',
    { ...exampleConfig, affected: { ...affected, rules: [{ ...affected.rules[0], file: 'tools' }] } },
  ],
  ['"mainBranch" is missing', withoutMainBranch],
  ['"report.font" is missing', { ...exampleConfig, report: { palette: report.palette } }],
  [
    '"report.palette.light.text" is missing',
    {
      ...exampleConfig,
      report: { ...report, palette: { ...report.palette, light: { ...report.palette.light, text: undefined } } },
    },
  ],
  ['"snapshotBudget" must be a number', { ...exampleConfig, snapshotBudget: '660' }],
  ['"affected.rules" must be a list', { ...exampleConfig, affected: { ...affected, rules: {} } }],
  [
    '"affected.rules[0].affects" must be "everything" or "nothing"',
    { ...exampleConfig, affected: { ...affected, rules: [{ ...affected.rules[0], affects: 'some' }] } },
  ],
  ['"affected.rules[0].files" names "tolls/**", which does not exist', withRule(['tolls/**'])],
  [
    '"affected.rules[0].files" names "vite.config.ts", which does not exist',
    withRule(['package.json', 'vite.config.ts']),
  ],
  [
    '"languages.catalogs.de" names "src/i18n/messages/de.json", which does not exist',
    {
      ...exampleConfig,
      languages: { ...languages, catalogs: { ...languages.catalogs, de: 'src/i18n/messages/de.json' } },
    },
  ],
  [
    '"languages.catalogLoader" names "src/none.ts", which does not exist',
    { ...exampleConfig, languages: { ...languages, catalogLoader: 'src/none.ts' } },
  ],
  [
    '"languages.fallback" is "de", which "languages.catalogs" does not have',
    { ...exampleConfig, languages: { ...languages, fallback: 'de' } },
  ],
  [
    '"report.font.file" names "font.woff2", which does not exist',
    { ...exampleConfig, report: { ...report, font: { ...report.font, file: 'font.woff2' } } },
  ],
])('one sentence: %s', (sentence, config) => {
  expect(() => validateConfig(config as VisualConfig, root)).toThrow(
    expect.objectContaining({ name: 'UserError', message: `visual.config.ts: ${sentence}.` }),
  );
});

test('the file is loaded from its folder, and has to exist', async () => {
  await expect(loadConfig(root)).rejects.toThrow(`There is no visual.config.ts in ${root}.`);
  write('visual.config.ts', 'export default { mainBranch: "main" as string, color: 1 };');
  await expect(loadConfig(root)).rejects.toThrow('visual.config.ts: unknown key "color".');
});
