import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { configure, type FormatName, type Language, type LanguageReviewConfig } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';
import { catalogFindings } from '../checks/catalogFindings.server.ts';
import { collect } from '../coverage/collect.server.ts';
import { report } from '../coverage/report.server.ts';

/*
 * Catalogs whose messages are ICU messages: those of react-intl and of Lingui.
 */

const project = createTestProject();
const books = '{count, plural, one {# book} other {# books}}';
const configOf = (format: FormatName, catalogs = testConfig.catalogs) => ({ ...testConfig, format, catalogs });

beforeEach(() => void configure(configOf('react-intl')));
afterEach(() => void configure(testConfig));
afterAll(project.remove);

const catalogOf = (text: string) => [{ key: 'books', text, line: 2 }];

/** What is found in a translation; of one kind where it is named. */
const findings = (language: Language, text: string, source = books, kind = '') =>
  catalogFindings(language, catalogOf(text), catalogOf(source))
    .map((found) => `${found.kind}: ${found.message}`)
    .filter((found) => found.startsWith(kind));

const days = '{n, plural, one {# day} other {# days}}';

test('the plural forms of a message are those of its language', () => {
  expect(findings('ar', '{count, plural, zero {ا} one {ب} two {ت} few {# ث} many {# ج} other {# ح}}')).toEqual([]);
  expect(findings('fr', '{count, plural, one {# livre} few {# livres} other {# livres}}')).toEqual([
    'form: lacks the form many of {count}, which French has: other stands for it',
    'form: has the form few of {count}, which French does not have: it is never shown',
  ]);
  expect(findings('en', '{place, selectordinal, one {#st} other {#th}}', '{place}')).toEqual([
    'form: lacks the form two of {place}, which English has: other stands for it',
    'form: lacks the form few of {place}, which English has: other stands for it',
  ]);
  const selected = (day: string) => `{g, select, male {${day}} other {${day}}}`;
  expect(findings('fr', selected('{n, plural, one {# jour} other {# jours}}'), selected(days), 'form')).toEqual([
    'form: lacks the form many of {n}, which French has: other stands for it',
  ]);
  // What stands for the only number of a form stands for the form.
  expect(findings('en', '{count, plural, =1 {a book} other {# books}}')).toEqual([]);
  const more = '{count, plural, offset:1 =2 {a book more} other {# books more}}';
  expect(findings('en', more, more)).toEqual([]);
});

const guest = '{g, select, male {He} female {She} other {They}}';

const inBoth = (task: () => void) => {
  for (const format of ['react-intl', 'lingui'] as const) {
    configure(configOf(format));
    task();
  }
};

test.each([
  ['{name}', '{name, date}', '{name, date}, not {name}'],
  ['{name}', '{name, number}', '{name, number}, not {name}'],
  ['{name}', '{name, select, other {x}}', '{name, select, other {…}}, not {name}'],
  ['{when, date}', '{when}', '{when}, not {when, date}'],
  ['{when, date, short}', '{when, time, short}', '{when, time}, not {when, date}'],
  ['{when, date}', '{when, plural, other {#}}', '{when, plural}, not {when, date}'],
  ['{when, date} {when, time}', '{when, date}', '{when, date}, not {when, date} {when, time}'],
  ['{n, number}', '{n}', '{n}, not {n, number}'],
  ['{n, selectordinal, other {#}}', '{n, plural, other {#}}', '{n, plural}, not {n, selectordinal}'],
  [
    guest,
    '{g, select, homem {Ele} female {Ela} other {Eles}}',
    '{g, select, homem {…} female {…} other {…}}, not {g, select, male {…} female {…} other {…}}',
  ],
  [`<b>${guest}</b> {x}`, '<b>{g, plural, other {#}}</b> {x}', '</b> <b> {g, plural} {x}, not'],
])('a value of another type is an error: %s as %s', (source, text, listed) => {
  inBoth(() => {
    const found = findings('es', text, source, 'placeholders');
    expect(found).toEqual([expect.stringContaining(`placeholders: has other placeholders than English: ${listed}`)]);
  });
});

test.each([
  ['{n} days', days],
  [days, '{n} días'],
  [days, '{n, number} días'],
  ['{n, number} days', days],
  ['{when, date, short}', '{when, date, ::yyyyMMMd}'],
  [guest, '{g, select, female {Ella} male {Él} other {Elle}}'],
  ['{place, selectordinal, one {#st} other {#th}}', '{place}.º'],
])('a language may have plural forms where another one has none, and styles of its own: %s as %s', (source, text) => {
  inBoth(() => expect(findings('es', text, source, 'placeholders')).toEqual([]));
});

const lost = (form: string) => `form: does not say the number {n} in the form ${form}, which stands for several`;
const advice = (language: Language, text: string, source: string) =>
  findings(language, text, source).filter((each) => /does not say|which English has/.test(each));

test.each<[Language, string, string, string[]]>([
  ['es', '{n, plural, one {día} many {de días} other {días}}', days, [lost('many'), lost('other')]],
  ['es', '{n, plural, one {Un día} many {# de días} other {# días}}', days, []],
  ['es', '{n, plural, one {día} many {de días} other {días}}: {n}', days, []],
  ['es', '{n, plural, one {día} many {de días} other {días}}', '{n} days', [lost('many'), lost('other')]],
  ['es', '{n, plural, one {día} many {de días} other {días}}', '{n, plural, one {day} other {days}}', []],
  // In French, this form is that of 0 as well.
  ['fr', '{n, plural, one {Un jour} many {# de jours} other {# jours}}', days, [lost('one')]],
  ['fr', '{n, plural, =0 {Aucun jour} one {Un jour} many {# de jours} other {# jours}}', days, []],
  ['ar', '{n, plural, zero {لا} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}', days, []],
  [
    'es',
    '{g, select, male {Él} other {Elle}}',
    guest,
    ['form: lacks the form female of {g}, which English has: other stands for it'],
  ],
])('a number or a form that is lost is advice: in %s, %s', (language, text, source, found) => {
  inBoth(() => expect(advice(language, text, source)).toEqual(found));
});

test('a message that is not valid is found, also in a file', () => {
  expect(findings('es', '{count')).toEqual([
    "syntax: is not a valid ICU message: the closing brace of this placeholder, }, is missing; a brace in a text is written '{' (character 1)",
  ]);
});

test.each<[Language, string, string, string[]]>([
  // What apostrophes quote is text, and no rest of a placeholder.
  ['en', "Press '{' or '<', {name}", "Press '{' or '<', {name}", []],
  [
    'fr',
    '{n, plural, other {#}}',
    "{n, plural, one {# l''eau} other {# les eaux}}",
    ["' is straight: write ’: …plural, one {# l'eau} other {# le…"],
  ],
])('the rules of a text are those of what is shown: %s %s', (language, source, text, issues) => {
  const found = findings(language, text, source, 'copy');
  expect(found).toEqual(issues.map((issue) => `copy: ${issue}`));
});

test('a number may stand in more forms than the source text has', () => {
  const source = '{n, plural, one {# of 30 days} other {# of 30 days}}';
  const arabic = '{n, plural, zero {# من 30} one {# من ٣٠} two {# من 30} few {# من 30} many {# من 30} other {# من 30}}';
  expect(findings('ar', arabic, source, 'numbers')).toEqual([]);
});

test.each([
  ['{n, plural, one {1 day} other {# days}}', '{n, plural, one {Un día} many {# de días} other {# días}}'],
  ['{n, plural, =0 {0 days} other {# days}}', '{n, plural, =0 {Ningún día} other {# días}}'],
  ['{n, plural, one {A day} other {# days}}', '{n, plural, =1 {1 día} other {# días}}'],
])('a form of one number may say it by a word, or write it: %s, %s', (source, text) => {
  expect(findings('es', text, source, 'numbers')).toEqual([]);
});

test('terms are searched in what is shown', () => {
  const glossary = [{ term: 'other', translations: { es: ['otro'] }, avoid: { es: ['other'] } }];
  const found = catalogFindings('es', catalogOf(books.replaceAll('book', 'libro')), catalogOf(books), { glossary });
  expect(found.filter(({ kind }) => kind === 'glossary')).toEqual([]);
});

const save = (...changes: object[]) => project.save('es', { edits: changes });

test('react-intl: a message that is not valid, or without its placeholders, is not saved', async () => {
  project.writeCatalog('en', `{ "books": "${books}" }`);
  project.writeCatalog('es', '{ "books": "" }');
  const change = (text: string) => save({ key: 'books', text });
  await expect(change('{count, plural, one {# libro}}')).rejects.toThrow(
    'The text of "books" is not a valid ICU message: the form other {…} is missing (character 30).',
  );
  await expect(change('libros')).rejects.toThrow(
    'The text of "books" has no placeholders, but the English text has {count}.',
  );
  await expect(change('{count, date}')).rejects.toThrow(
    'The text of "books" has {count, date}, but the English text has {count, plural}.',
  );
  await change('{count, plural, one {# libro} many {# de libros} other {# libros}}');
  expect(project.readCatalog('es')).toContain('many {# de libros}');
});

const po = (title: string) => `#: src/App.tsx:1\nmsgid "Your basket"\nmsgstr "${title}"\n`;

test('Lingui: a message is saved to its .po file; one that the file lacks has to be extracted', async () => {
  const config = configOf('lingui', 'locales/{language}.po');
  configure(config);
  project.write('locales/en.po', `${po('Your basket')}\nmsgid "New"\nmsgstr "New"\n`);
  for (const language of ['es', 'fr', 'ar']) project.write(`locales/${language}.po`, po(''));
  await save({ key: 'Your basket', text: 'Su cesta' });
  await expect(save({ key: 'New', text: 'Nuevo' })).rejects.toThrow(
    'There is no message "New" in the file: run `lingui extract`, which adds it.',
  );
  // Sources have the text of such a message, and not its key.
  project.write('src/App.tsx', '<Trans>Your basket</Trans>');
  const { catalogs } = await collect(project.root, config);
  expect(catalogs.map(({ language, textOf }) => [language, textOf('Your basket')])).toEqual([
    ['en', 'Your basket'],
    ['es', 'Su cesta'],
    ['ar', ''],
    ['fr', ''],
  ]);
  expect(catalogs[0]?.findings.filter(({ kind }) => kind === 'unused')).toEqual([]);
});

test('Lingui: a fuzzy message is not translated, until its text is saved or approved', async () => {
  const config: LanguageReviewConfig = {
    ...configOf('lingui', 'po/{language}.po'),
    locales: ['en', 'es'],
    accepted: {},
  };
  configure(config);
  const spanish = (flags: string) => `${flags}${po('Su cesta')}\n${flags}msgid "Pay"\nmsgstr "Pagar"\n`;
  project.write('po/en.po', `${po('Your basket')}\nmsgid "Pay"\nmsgstr "Pay"\n`);
  project.write('po/es.po', spanish('#, fuzzy\n'));
  const { text, errors } = await report(project.root, config);
  expect(text).toMatch(/^es +Spanish +0 +0\u202F% +2 /m);
  expect(text).toContain('po/es.po:8  Pay is fuzzy: correct the text, or approve it as it is');
  expect(errors).toBe(2);

  await save({ key: 'Your basket', text: 'Su cesta', from: 'Su cesta' });
  const decisions = [{ key: 'Pay', source: 'Pay', text: 'Pagar' }];
  await project.save('es', { decisions, by: 'Mona' });
  expect(project.read('po/es.po')).toBe(spanish(''));
  expect((await report(project.root, config)).errors).toBe(0);
});

test('Lingui: a fuzzy message that a link leads elsewhere for is not approved', async () => {
  configure({ ...configOf('lingui', 'links/{language}.po'), locales: ['en', 'es'] });
  project.write('links/en.po', po('Your basket'));
  project.write('elsewhere.po', `#, fuzzy\n${po('Su cesta')}`);
  symlinkSync('../elsewhere.po', join(project.root, 'links/es.po'));
  const decisions = [{ key: 'Your basket', source: 'Your basket', text: 'Su cesta' }];
  await expect(project.save('es', { decisions, by: 'Mona' })).rejects.toThrow(
    'is not saved: links/es.po is a link that leads elsewhere.',
  );
});

test('Lingui: nothing is saved to a .po file that is broken; the error names the line', async () => {
  const config = configOf('lingui', 'locales/{language}.po');
  configure(config);
  project.write('locales/en.po', po('Your basket'));
  const broken = `${po('Su cesta')}\nmsgid "Pay\nmsgstr "Pagar"\n`;
  project.write('locales/es.po', broken);
  await expect(save({ key: 'Your basket', text: 'Su compra' })).rejects.toThrow(
    'locales/es.po is broken in line 5, column 7: the double quote at the end of the text is missing in this line',
  );
  expect(project.read('locales/es.po')).toBe(broken);
});

test('empty texts of a region, as `lingui extract` writes them, are those of the language', () => {
  configure({ ...configOf('lingui'), locales: ['en', 'es', { code: 'fr', fallback: 'es' }] });
  expect(findings('fr', '')).toEqual([]);
  expect(findings('es', '')).toEqual(['missing: is empty']);
});
