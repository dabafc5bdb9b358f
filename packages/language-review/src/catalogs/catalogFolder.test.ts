import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogOf } from './catalogPaths.ts';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { importChanges } from '../sharing/importChanges.server.ts';

const config = {
  ...testConfig,
  format: 'react-i18next',
  catalogs: 'src/locales/{language}/{namespace}.json',
} satisfies LanguageReviewConfig;

/** Below another folder, which edits must not reach either. */
let parent: string;
const root = () => join(parent, 'project');
const pathOf = (file: string) => join(root(), file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');
const scripts = '{ "scripts": { "storybook": "storybook dev" } }\n';

function write(file: string, content: string) {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), content);
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'catalog-folder-'));
  configure(config);
  write('package.json', scripts);
  write('../package.json', scripts);
  for (const language of ['en', 'es']) write(`src/locales/${language}/common.json`, '{ "title": "Port" }\n');
});
afterEach(() => {
  rmSync(parent, { recursive: true });
  configure(testConfig);
});

const take = (key: string, change: object = {}) =>
  importChanges(
    root(),
    config,
    JSON.stringify({
      languageReview: 1,
      edits: [{ language: 'en', key, text: 'x', from: 'storybook dev', ...change }],
    }),
  );

/** All files with their content. */
const files = () =>
  new Map(
    readdirSync(parent, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );

describe('a key that does not name a catalog of its language is refused, and no file changes', () => {
  const name = 'scripts.storybook';
  test.each([
    `../../../package:${name}`,
    `../../../../package:${name}`,
    `common/../../../../package:${name}`,
    `./common:title`,
    `../en/common:title`,
    `../es/common:title`,
    `/etc/passwd:${name}`,
    `..\\..\\..\\package:${name}`,
    `common\\..\\..\\..\\..\\package:${name}`,
    `..%2f..%2f..%2fpackage:${name}`,
    `common\0:title`,
    `common\n:title`,
    `common?:title`,
    `common/src/locales/en/common:title`,
    `$&:title`,
    `common$':title`,
    `{namespace}:title`,
    `.hidden:title`,
    ` common:title`,
    `:title`,
    `title`,
    '',
    `${'x'.repeat(5000)}:title`,
    `missing:title`,
    '__proto__:title',
    'constructor:title',
  ])('%j', async (key) => {
    const before = files();
    const { text, refused } = await take(key);
    expect(refused).toBe(1);
    expect(text).toMatch(/\n {4}refused: (?:The|There) .+\.\n1 change refused\.$/);
    expect(files()).toEqual(before);
  });
});

test('a key of each catalog of the language is accepted', async () => {
  for (const namespace of [
    'pages',
    'two words',
    'común',
    'v1.2',
    'a-b_c',
    'über',
    '港',
    '(shop)',
    '[slug]',
    '@team/tide',
  ]) {
    write(`src/locales/en/${namespace}.json`, '{ "title": "Port" }\n');
    expect((await take(`${namespace}:title`, { language: 'es', from: undefined })).text).toContain('    saved\n');
    expect(read(`src/locales/es/${namespace}.json`)).toContain('"title": "x"');
  }
});

test('a key of a file whose name has a colon names no other file', async () => {
  write('src/locales/en/a:b.json', '{ "title": "Port" }\n');
  const before = files();
  expect((await take('a:b:title', { language: 'es', from: undefined })).refused).toBe(1);
  expect(files()).toEqual(before);
});

describe('where the folders are links', () => {
  test('that of all catalogs may lead elsewhere', async () => {
    mkdirSync(join(parent, 'shared'));
    for (const language of ['en', 'es']) mkdirSync(join(parent, 'shared', language));
    writeFileSync(join(parent, 'shared/en/common.json'), '{ "title": "Port" }\n');
    rmSync(pathOf('src/locales'), { recursive: true });
    symlinkSync(join(parent, 'shared'), pathOf('src/locales'));
    expect((await take('common:title', { language: 'es', from: undefined })).refused).toBe(0);
    expect(readFileSync(join(parent, 'shared/es/common.json'), 'utf8')).toContain('"title": "x"');
  });

  test.each([
    ['the folder of a language', 'src/locales/en', '..', 'package:scripts.storybook'],
    ['the folder of a language, to the root of the project', 'src/locales/en', '../..', 'package:scripts.storybook'],
    ['a catalog', 'src/locales/en/package.json', '../../../package.json', 'package:scripts.storybook'],
    [
      'a catalog, out of the project',
      'src/locales/en/package.json',
      '../../../../package.json',
      'package:scripts.storybook',
    ],
    ['the folder of a language, to nothing', 'src/locales/en', '../nothing', 'package:scripts.storybook'],
  ])('%s must not', async (_, link, target, key) => {
    write('src/package.json', scripts);
    rmSync(pathOf(link), { recursive: true, force: true });
    symlinkSync(target, pathOf(link));
    const before = files();
    const { text } = await take(key);
    expect(text).toContain(`is not saved: src/locales/en/`);
    expect(files()).toEqual(before);
  });
});

test('where catalogs have no namespace, no key changes the file', () => {
  configure(testConfig);
  for (const key of ['../../package:scripts', 'title', '__proto__', ''])
    expect(catalogOf('es', key).path).toBe('src/i18n/messages/es.json');
});
