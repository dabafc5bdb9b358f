import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptableChecks } from '../checks/checks.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';
import { validateConfig } from './validateConfig.server.ts';

const { root, write, writeCatalog, remove } = createTestProject();

beforeAll(() => {
  for (const { code } of testConfig.locales) writeCatalog(code, '{}');
  writeCatalog('pt_BR', '{}');
  writeCatalog('../en/common', '{}');
  symlinkSync('src/i18n', join(root, 'link'));
  for (const file of [testConfig.preview, testConfig.glossary, testConfig.words]) write(file, '');
});
afterAll(remove);

const problemOf = (change: object) => () => validateConfig({ ...testConfig, ...change }, root);

test('a complete configuration is valid', () => {
  expect(problemOf({ i18next: { keySeparator: false, debug: true } })).not.toThrow();
});

test.each<readonly [change: object, sentence: string]>([
  [{ colors: {} }, '"colors" is not a key of the configuration.'],
  [{ format: undefined }, 'The configuration lacks "format".'],
  [{ format: 'gettext' }, '`format` is "gettext": it takes flat, react-i18next, react-intl, lingui.'],
  [
    { locales: ['en', 'e n'] },
    '`locales` has "e n", which is no BCP 47 code of a language. Beside the name that the project has for it, it takes a `tag`.',
  ],
  [
    { locales: ['en', { code: 'português', tag: 'pt' }] },
    '`locales` has "português": a `code` takes letters without accents, digits, - and _; a language whose files are named otherwise has a `file` as well.',
  ],
  [
    { locales: ['en', { code: 'port', tag: 'p t' }] },
    '`locales` has the tag "p t" for "port", which is no BCP 47 tag of a language.',
  ],
  [{ locales: ['en', { code: 'pt-BR', fallback: 'pt' }] }, '`locales` lacks "pt", which is the fallback of "pt-BR".'],
  [
    { locales: ['en', { code: '__proto__', tag: 'es' }] },
    '`locales` has "__proto__", which every object has: the language needs another `code`.',
  ],
  [{ locales: ['en', 'es', 'es'] }, '`locales` has "es" twice: each language has its own code and its own file.'],
  [
    { locales: ['en', { code: 'en-GB', file: 'en' }] },
    '`locales` has "en" twice: each language has its own code and its own file.',
  ],
  [
    { catalogs: 'messages' },
    '`catalogs` is "messages": it has to name the language, as in "src/locales/{language}.json".',
  ],
  [{ defaultLocale: 'de' }, '`locales` lacks "de", which is the default locale.'],
  [{ accepted: { all: {}, de: {} } }, '`locales` lacks "de", which `accepted` names.'],
  [
    { accepted: { fr: { email: { length: 'a reason' } } } },
    `\`accepted\` names "length" for email: it takes ${acceptableChecks.join(', ')}.`,
  ],
  ...[null, 'a reason', { identical: null }, { identical: ['a reason'] }, []].map(
    (reasons) =>
      [
        { accepted: { all: { email: reasons } } },
        "`accepted` is not an object of reasons by language, key and check: { fr: { contact: { identical: 'the same word' } } }.",
      ] as const,
  ),
  [{ locales: ['en', { code: 'es', file: 5 }] }, '`locales` has the file 5: it takes a text.'],
  [{ locales: ['en', { code: 'es', direction: 'up' }] }, '`locales` has the direction "up": it takes ltr or rtl.'],
  [{ locales: [{ code: 5 }] }, '`locales` has the code 5: it takes a text.'],
  [{ locales: ['en', { code: 'es', fallback: 5 }] }, '`locales` lacks "5", which is the fallback of "es".'],
  [
    { locales: ['en', { code: 'fr', fallback: 'fr' }] },
    '`locales` has fallbacks in a circle (fr): one of them has to fall back to another language, or to none.',
  ],
  [
    { locales: ['en', { code: 'fr', fallback: 'fr-CA' }, 'fr-CA'] },
    '`locales` has fallbacks in a circle (fr, fr-CA): one of them has to fall back to another language, or to none.',
  ],
  ...[
    ['src/i18n/reviews', 'src/i18n/reviews'],
    ['./src/i18n/reviews/', 'src/i18n/x/../reviews'],
    ['src/i18n/reviews', 'link/reviews'],
    ['src/i18n/reviews', 'src/i18n/Reviews'],
  ].map(
    ([approvals, notes]) =>
      [
        { approvals, notes },
        `\`approvals\` and \`notes\` would both be ${notes}/en.json: what is saved for one would replace the other.`,
      ] as const,
  ),
  [
    { approvals: 'src/i18n/messages' },
    '`catalogs` and `approvals` would both be src/i18n/messages/en.json: what is saved for one would replace the other.',
  ],
  [
    { format: 'react-i18next', catalogs: 'src/i18n/{language}/{namespace}.json', notes: 'src/i18n/en' },
    '`catalogs` and `notes` would both be src/i18n/en/en.json: what is saved for one would replace the other.',
  ],
  ...(['flat', 'react-intl'] as const).map(
    (format) =>
      [
        { format, catalogs: 'src/i18n/{language}/{namespace}.json' },
        `\`catalogs\` is "src/i18n/{language}/{namespace}.json": with "${format}", a language has one catalog, so that it has no {namespace}.`,
      ] as const,
  ),
  [
    { format: 'react-i18next', catalogs: 'src/i18n/{language}.ts' },
    '`catalogs` is "src/i18n/{language}.ts": with "react-i18next", catalogs are .json files.',
  ],
  [
    { format: 'lingui', catalogs: 'src/i18n/messages/{language}.json' },
    '`catalogs` is "src/i18n/messages/{language}.json": with "lingui", catalogs are .po files.',
  ],
  [
    { storyResults: 'words.json' },
    '`storyResults` and `words` would both be words.json: what is saved for one would replace the other.',
  ],
  [{ approvals: 'preview.tsx/x' }, '`approvals` is "preview.tsx/x", which cannot be read (ENOTDIR).'],
  [{ i18next: { pluralSeparator: false } }, '`i18next` is not an object of options that are texts.'],
  [{ i18next: { interpolation: { prefix: null } } }, '`i18next` is not an object of options that are texts.'],
  [{ tokens: {} }, '`tokens` is not an object with a CSS value for each token.'],
  [{ dictionaries: { fr: 5 } }, '`dictionaries` is not an object with the name of a package for each language.'],
  [
    { dictionaries: { fr: 'dictionary-fr' } },
    '`dictionaries` has "dictionary-fr" for fr: no such cspell dictionary is installed.',
  ],
  [{ glossary: 'terms.json' }, '`glossary` is "terms.json", which does not exist.'],
  [
    { locales: [...testConfig.locales, { code: 'de' }] },
    'src/i18n/messages/de.json does not exist, though `locales` lists its language.',
  ],
  [
    { locales: [...testConfig.locales, 'pt-BR'] },
    'src/i18n/messages/pt-BR.json does not exist, though `locales` lists its language. There is src/i18n/messages/pt_BR.json: name it in `file` of the language.',
  ],
])('%j is an error: %s', (change, sentence) => {
  expect(problemOf(change)).toThrow(`language-review: ${sentence}`);
});
