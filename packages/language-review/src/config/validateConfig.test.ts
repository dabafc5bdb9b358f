import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test.each<readonly [name: string, change: object, sentence: string]>([
  ['an unknown key', { colors: {} }, '"colors" is not a key of the configuration.'],
  ['a missing key', { format: undefined }, 'The configuration lacks "format".'],
  [
    'a format that no adapter has',
    { format: 'gettext' },
    '`format` is "gettext": it takes flat, react-i18next, react-intl, lingui.',
  ],
  [
    'a code of no language',
    { locales: ['en', 'e n'] },
    '`locales` has "e n", which is no BCP 47 code of a language. Beside the name that the project has for it, it takes a `tag`.',
  ],
  [
    'a code that a URL writes otherwise',
    { locales: ['en', { code: 'português', tag: 'pt' }] },
    '`locales` has "português": a `code` takes letters without accents, digits, - and _; a language whose files are named otherwise has a `file` as well.',
  ],
  [
    'a tag of no language',
    { locales: ['en', { code: 'port', tag: 'p t' }] },
    '`locales` has the tag "p t" for "port", which is no BCP 47 tag of a language.',
  ],
  [
    'a fallback that is not listed',
    { locales: ['en', { code: 'pt-BR', fallback: 'pt' }] },
    '`locales` lacks "pt", which is the fallback of "pt-BR".',
  ],
  [
    'a code that every object has',
    { locales: ['en', { code: '__proto__', tag: 'es' }] },
    '`locales` has "__proto__", which every object has: the language needs another `code`.',
  ],
  [
    'a locale that is listed twice',
    { locales: ['en', 'es', 'es'] },
    '`locales` has "es" twice: each language has its own code and its own file.',
  ],
  [
    'a file of two locales',
    { locales: ['en', { code: 'en-GB', file: 'en' }] },
    '`locales` has "en" twice: each language has its own code and its own file.',
  ],
  [
    'catalogs that do not name their language',
    { catalogs: 'messages' },
    '`catalogs` is "messages": it has to name the language, as in "src/locales/{language}.json".',
  ],
  [
    'a default locale that is not listed',
    { defaultLocale: 'de' },
    '`locales` lacks "de", which is the default locale.',
  ],
  [
    'reasons of a locale that is not listed',
    { accepted: { all: {}, de: {} } },
    '`locales` lacks "de", which `accepted` names.',
  ],
  [
    'a reason for something that no check finds',
    { accepted: { fr: { email: { length: 'a reason' } } } },
    '`accepted` names "length" for email: it takes unused, identical, language, width, copy, glossary, numbers, consistency, form, sentences.',
  ],
  ...[null, 'a reason', { identical: null }, { identical: ['a reason'] }, []].map(
    (reasons) =>
      [
        `${JSON.stringify(reasons)} as the reasons of a key`,
        { accepted: { all: { email: reasons } } },
        "`accepted` is not an object of reasons by language, key and check: { fr: { contact: { identical: 'the same word' } } }.",
      ] as const,
  ),
  [
    'a file that is no text',
    { locales: ['en', { code: 'es', file: 5 }] },
    '`locales` has the file 5: it takes a text.',
  ],
  [
    'a direction that is none',
    { locales: ['en', { code: 'es', direction: 'up' }] },
    '`locales` has the direction "up": it takes ltr or rtl.',
  ],
  ['a code that is no text', { locales: [{ code: 5 }] }, '`locales` has the code 5: it takes a text.'],
  [
    'a fallback that is no code',
    { locales: ['en', { code: 'es', fallback: 5 }] },
    '`locales` lacks "5", which is the fallback of "es".',
  ],
  [
    'a language that falls back to itself',
    { locales: ['en', { code: 'fr', fallback: 'fr' }] },
    '`locales` has fallbacks in a circle (fr): one of them has to fall back to another language, or to none.',
  ],
  [
    'languages that fall back to each other',
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
        `a folder for approvals and notes: ${approvals}, ${notes}`,
        { approvals, notes },
        `\`approvals\` and \`notes\` would both be ${notes}/en.json: what is saved for one would replace the other.`,
      ] as const,
  ),
  [
    'the folder of the catalogs for approvals',
    { approvals: 'src/i18n/messages' },
    '`catalogs` and `approvals` would both be src/i18n/messages/en.json: what is saved for one would replace the other.',
  ],
  [
    'a folder of catalogs with namespaces for notes',
    { catalogs: 'src/i18n/{language}/{namespace}.json', notes: 'src/i18n/en' },
    '`catalogs` and `notes` would both be src/i18n/en/en.json: what is saved for one would replace the other.',
  ],
  [
    'one file for two things',
    { storyResults: 'words.json' },
    '`storyResults` and `words` would both be words.json: what is saved for one would replace the other.',
  ],
  [
    'a folder below a file',
    { approvals: 'preview.tsx/x' },
    '`approvals` is "preview.tsx/x", which cannot be read (ENOTDIR).',
  ],
  [
    'an option of i18next that is no text',
    { i18next: { pluralSeparator: false } },
    '`i18next` is not an object of options that are texts.',
  ],
  [
    'an option of i18next inside that is no text',
    { i18next: { interpolation: { prefix: null } } },
    '`i18next` is not an object of options that are texts.',
  ],
  ['tokens without colors', { tokens: {} }, '`tokens` is not an object with a CSS value for each token.'],
  [
    'a dictionary that is no text',
    { dictionaries: { fr: 5 } },
    '`dictionaries` is not an object with the name of a package for each language.',
  ],
  [
    'a dictionary that is not installed',
    { dictionaries: { fr: 'dictionary-fr' } },
    '`dictionaries` has "dictionary-fr" for fr: no such cspell dictionary is installed.',
  ],
  ['a path that does not exist', { glossary: 'terms.json' }, '`glossary` is "terms.json", which does not exist.'],
  [
    'a locale without a catalog',
    { locales: [...testConfig.locales, { code: 'de' }] },
    'src/i18n/messages/de.json does not exist, though `locales` lists its language.',
  ],
  [
    'a catalog with another name than its locale',
    { locales: [...testConfig.locales, 'pt-BR'] },
    'src/i18n/messages/pt-BR.json does not exist, though `locales` lists its language. There is src/i18n/messages/pt_BR.json: name it in `file` of the language.',
  ],
])('%s is an error', (_, change, sentence) => {
  expect(problemOf(change)).toThrow(`language-review: ${sentence}`);
});
