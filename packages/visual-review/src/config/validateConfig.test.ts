import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { exampleConfig } from './exampleConfig.ts';
import { loadConfig, validateConfig } from './validateConfig.ts';

const pathOf = temporaryFolder();
const write = (path: string, content = '') => {
  mkdirSync(dirname(pathOf(path)), { recursive: true });
  writeFileSync(pathOf(path), content);
};

beforeEach(() => {
  const { catalogs, catalogLoader } = exampleConfig.languages;
  for (const path of [
    ...Object.values(catalogs),
    catalogLoader,
    exampleConfig.report.font.embedded.file,
    'package.json',
  ])
    write(path, '{}');
  for (const folder of ['public', 'build', 'tools']) mkdirSync(pathOf(folder));
});

/** The example with another value at a path. */
function having(path: string, value: unknown, target: unknown = exampleConfig): unknown {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(target) ? [...target] : { ...(target as object) }) as Record<string, unknown>;
  copy[key] = rest.length > 0 ? having(rest.join('.'), value, copy[key]) : value;
  return copy;
}

test('a complete configuration is valid', () => {
  expect(validateConfig(exampleConfig, pathOf())).toEqual(exampleConfig);
  // Files of a build are not in the folder.
  const globs = ['*.config.ts', '**/*.md', 'source/**', 'tokens.json'];
  expect(() => validateConfig(having('ignored', globs), pathOf())).not.toThrow();
});

const missing = (key: string, path: string, config: unknown): [string, unknown] => [
  `"${key}" names "${path}", which does not exist`,
  config,
];

test.each<[sentence: string, config: unknown]>([
  ['nothing is exported by default', undefined],
  ['the default export must be an object', []],
  ['unknown key "budget"', having('budget', 3)],
  ['unknown key "languages.tags"', having('languages.tags', [])],
  ['"languages.fallback" is missing', having('languages.fallback', undefined)],
  ['"report.palette.light.text" is missing', having('report.palette.light.text', undefined)],
  ['"prepare" is empty', having('prepare', ' ')],
  ...['localhost:6006', 'https://example.com/?sig=abc', '/storybook#top'].map((url): [string, unknown] => [
    '"storybookUrl" must be a URL such as http://localhost:6006, without a query or a fragment',
    having('storybookUrl', url),
  ]),
  ['"mainBranch" must be a string', having('mainBranch', 3)],
  ['"ignored" must be a list', having('ignored', {})],
  ['"languages.fallback" is "de", which "languages.catalogs" does not have', having('languages.fallback', 'de')],
  ...['tools', 'tools/'].map((folder): [string, unknown] => [
    `"ignored" names the folder "${folder}": write "tools/**"`,
    having('ignored', [folder]),
  ]),
  ['"ignored" names "/tools/**": write it relative to the folder of this file', having('ignored', ['/tools/**'])],
  missing('languages.catalogs.de', 'de.json', having('languages.catalogs.de', 'de.json')),
  missing('languages.catalogLoader', 'none.ts', having('languages.catalogLoader', 'none.ts')),
  missing('report.font.embedded.file', 'none.woff2', having('report.font.embedded.file', 'none.woff2')),
])('one sentence: %s', (sentence, config) => {
  expect(() => validateConfig(config, pathOf())).toThrow(
    expect.objectContaining({ name: 'UserError', message: `visual.config.ts: ${sentence}.` }),
  );
});

test('what a file leaves out is as without a file', async () => {
  expect(await loadConfig(pathOf())).toBe(defaults);
  expect(validateConfig({}, pathOf())).toEqual(defaults);
  const unset = { prepare: undefined, storybookUrl: undefined, ignored: undefined, languages: undefined };
  for (const config of [
    { ...unset, report: undefined },
    { ...unset, report: { palette: undefined, font: undefined } },
  ])
    expect(validateConfig(config, pathOf())).toEqual(defaults);
  const { report } = validateConfig({ report: { font: { family: 'Example' } } }, pathOf());
  expect(report).toEqual({ ...defaults.report, font: { family: 'Example' } });
});

test('the file is loaded from its folder', async () => {
  write('visual.config.ts', 'export default { mainBranch: "main" as string, color: 1 };');
  await expect(loadConfig(pathOf())).rejects.toThrow('visual.config.ts: unknown key "color".');
});

test.each(['js', 'mjs', 'cts', 'tsx', 'json'])('a configuration in visual.config.%s is not ignored', async (ending) => {
  for (const name of [`visual.config.${ending}`, `visual-review.config.${ending}`]) {
    write(name, 'export default {');
    await expect(loadConfig(pathOf())).rejects.toThrow(`${name} is not read: rename it to visual.config.ts.`);
    rmSync(pathOf(name));
  }
  for (const name of [`visual.config.test.${ending}`, 'visual.config.md']) write(name);
  expect(await loadConfig(pathOf())).toBe(defaults);
});

test.each([
  ['a syntax error', 'export default {', 'Expected `}` but found `EOF`'],
  ['a missing import', "import './missing'; export default {};", './missing'],
  ['an exception', "throw new Error('Out of order');", 'Error: Out of order'],
])('a file with %s is one sentence', async (_, source, reason) => {
  write('visual.config.ts', source);
  const error = await loadConfig(pathOf()).catch((each: unknown) => each as Error);
  expect(error).toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/^visual\.config\.ts cannot be loaded: [^\n\u{FFFD}]{1,200}$/u) as string,
  });
  expect((error as Error).message).toContain(reason);
});
