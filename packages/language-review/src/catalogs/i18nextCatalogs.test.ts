import { afterEach, beforeEach, expect, test } from 'vitest';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';
import { report } from '../coverage/report.server.ts';

/*
 * What the command says of the catalogs of i18next.
 */

let project: ReturnType<typeof createTestProject>;
beforeEach(() => {
  project = createTestProject();
});
afterEach(async () => {
  await project.remove();
  configure(testConfig);
});

type Options = Partial<Omit<LanguageReviewConfig, 'locales' | 'accepted' | 'defaultLocale'>> & {
  defaultLocale?: string;
  locales?: readonly unknown[];
  accepted?: object;
};

const write = (path: string, messages: object) => project.write(path, JSON.stringify(messages, null, 2));

/** The report without the table and the remarks that are always there. */
async function reportOf(config: Options = {}) {
  const options = {
    ...testConfig,
    accepted: {},
    format: 'react-i18next' as const,
    catalogs: 'locales/{language}.json',
    sources: 'none',
  };
  const complete = { ...options, locales: ['en', 'fr', 'ar'], ...config } as LanguageReviewConfig;
  const { text, errors } = await report(project.root, complete);
  return { text, errors, rows: text.split('\n').map((line) => line.split(/ {2,}/)) };
}

const inOrder = { text: expect.stringContaining('The catalogs are in order.') as string, errors: 0 };

test('keys that only end like plural forms are complete as they are', async () => {
  write('locales/en.json', { berth_free: 'Free berth', berth_other: 'Any other', lock_one: 'First lock' });
  write('locales/fr.json', { berth_free: 'Quai libre', berth_other: 'Tout autre', lock_one: 'Première écluse' });
  write('locales/ar.json', { berth_free: 'رصيف متاح', berth_other: 'رصيف آخر', lock_one: 'الهويس الأول' });
  const found = await reportOf();
  expect(found).toMatchObject(inOrder);
  expect(found.rows).toContainEqual(expect.arrayContaining(['ar', 'Arabic', '3', '100\u202F%']));
});

test('a base key stands for the forms that are missing, and a noun may stand without its number', async () => {
  write('locales/en.json', {
    mast: '{{count}} masts',
    mast_one: '{{count}} mast',
    rope_one: 'rope',
    rope_other: 'ropes',
  });
  write('locales/fr.json', { mast: '{{count}} mâts', rope_one: 'corde', rope_many: 'de cordes', rope_other: 'cordes' });
  write('locales/ar.json', { mast: '{{count}} صارٍ', rope: 'حبال' });
  expect(await reportOf()).toMatchObject(inOrder);
});

test('a translation may have the forms of a base key that names the number', async () => {
  write('locales/ja.json', { mast: '{{count}} 本のマスト', total: '{{count}} / {{count}}', title: 'マスト' });
  const config = { locales: ['ja', 'en'], defaultLocale: 'ja' };
  const english = { mast_one: '{{count}} mast', mast_other: '{{count}} masts', total: '{{count}} of {{count}}' };
  write('locales/en.json', { ...english, title: 'Mast' });
  const found = await reportOf(config);
  expect(found).toMatchObject(inOrder);
  expect(found.rows).toContainEqual(expect.arrayContaining(['en', 'English', '4', '100\u202F%']));
  write('locales/en.json', { ...english, title: 'Mast', title_other: 'Masts' });
  expect((await reportOf(config)).text).toContain('  locales/en.json:6  title_other is unknown');
});

test('what only one language has is accepted: a context, a longer list', async () => {
  write('locales/en.json', { friend: 'A friend', steps: ['Load', 'Sail'] });
  write('locales/fr.json', {
    friend: 'Un ami',
    friend_female: 'Une amie',
    steps: ['Charger', 'Naviguer', 'Décharger'],
  });
  const config = { locales: ['en', 'fr'] };
  expect((await reportOf(config)).errors).toBe(2);
  const accepted = {
    fr: { friend_female: { unknown: 'French has a gender' }, 'steps.2': { unknown: 'there is a third step' } },
  };
  expect(await reportOf({ ...config, accepted })).toMatchObject(inOrder);
});

test('what a language does without is accepted as missing: a gender', async () => {
  write('locales/en.json', { friend: 'A friend', friend_male: 'A boyfriend', friend_female: 'A girlfriend' });
  write('locales/fi.json', { friend: 'Ystävä', friend_female: '' });
  const config = { locales: ['en', 'fi'] };
  expect((await reportOf(config)).errors).toBe(2);
  const accepted = { fi: { 'friend_*': { missing: 'Finnish has no gender' } } };
  const found = await reportOf({ ...config, accepted });
  expect(found).toMatchObject(inOrder);
  expect(found.rows).toContainEqual(['fi', 'Finnish', '3', '100\u202F%', '0', '0', '2', '0', '0']);
});

test('a form that the library would take from the default language is missing; what could be better is advice', async () => {
  write('locales/en.json', { day_one: 'A day', day_other: '{{count}} days' });
  write('locales/fr.json', { day_one: 'Un jour', day_two: 'Deux jours', day_other: '{{count}}\u00A0jours' });
  const config = { locales: ['en', 'fr'] };
  const { text, errors } = await reportOf(config);
  expect(text).toContain('Advice: 2 texts\n  locales/fr.json:2  day_one does not say {{count}}, though French');
  expect(text).toContain(
    'locales/fr.json:3  day_two is a plural form that French does not have: it is never shown (form)',
  );
  expect(text).toContain('French: 1 error\n  locales/fr.json  day_many is missing');
  expect(errors).toBe(1);
  const accepted = { fr: { day_one: { form: 'never 0' }, day_two: { form: 'kept' } } };
  expect((await reportOf({ ...config, accepted })).text).not.toContain('Advice');
});

test('a form of one may say its number by a word, or write it', async () => {
  write('locales/en.json', { day_one: '1 day', day_other: '{{count}} days' });
  write('locales/es.json', { day_one: 'Un día', day_many: '{{count}} de días', day_other: '{{count}}\u00A0días' });
  // The Russian form of 1 is also that of 21.
  write('locales/ru.json', {
    day_one: '{{count}} день',
    day_few: '{{count}} дня',
    day_many: '{{count}} дней',
    day_other: '{{count}} дня',
  });
  expect(await reportOf({ locales: ['en', 'es', 'ru'] })).toMatchObject(inOrder);
});

test('a catalog in a folder is one of its language', async () => {
  const catalogs = 'locales/{language}/{namespace}.json';
  write('locales/en/shop.json', { order: 'Order' });
  write('locales/en/pages/yard.json', { title: 'Yard', lead: 'All about the yard' });
  write('locales/en/pages/more/tide.json', { title: 'Tide' });
  write('locales/fr/shop.json', { order: 'Commander' });
  write('locales/fr/pages/yard.json', { title: 'Chantier' });
  const { text, rows } = await reportOf({ catalogs, locales: ['en', 'fr'] });
  expect(rows).toContainEqual(expect.arrayContaining(['fr', 'French', '2', '50\u202F%', '2']));
  expect(text).toContain('  locales/fr/pages/yard.json  pages/yard:lead is missing (missing)\n');
  expect(text).toContain('  locales/fr/pages/more/tide.json  pages/more/tide:title is missing (missing)\n');
  await project.save('fr', { edits: [{ key: 'pages/more/tide:title', text: 'Marée' }] });
  expect(JSON.parse(project.read('locales/fr/pages/more/tide.json'))).toEqual({ title: 'Marée' });
});

test('a catalog that does not exist is one line, which names it', async () => {
  const catalogs = 'locales/{language}/{namespace}.json';
  const keys = Array.from({ length: 26 }, (_, index) => [`text${index}`, `Text ${index}`]);
  write('locales/en/yard.json', Object.fromEntries(keys));
  const accepted = { fr: { 'yard:text0': { missing: 'the library has it' } } };
  const { text, errors } = await reportOf({ catalogs, locales: ['en', 'fr'], accepted });
  expect(text).toContain(
    'French: 1 error\n  locales/fr/yard.json  yard:text1 and 24 other texts are missing: there is no such file (missing)\n\n',
  );
  expect(errors).toBe(1);
});

test('a file beside the catalogs that is none by its path is named', async () => {
  write('locales/en.json', { order: 'Order' });
  write('locales/fr.json', { order: 'Commander' });
  write('locales/pages/en.json', { title: 'Yard' });
  // This one is the addon's.
  write('locales/glossary.json', []);
  const { text, errors } = await reportOf({ locales: ['en', 'fr'], glossary: 'locales/glossary.json' });
  expect(text).toContain(
    'Not read, as their paths do not fit `catalogs` of language-review.config.ts: 1 file\n  locales/pages/en.json\n',
  );
  expect(errors).toBe(0);
});

test.each([
  ['./locales/{language}.json', 'locales/{language}.json', []],
  ['locales\\{language}.json', 'locales/{language}.json', []],
  ['{language}.json', '{language}.json', []],
  ['{language}/all.json', '{language}/all.json', []],
  ['locales/{language}.json', 'locales/{language}.json', ['locales/module/locales/de.json']],
])('the catalogs %s are those of the project', async (catalogs, path, unread) => {
  const file = (language: string) => path.replace('{language}', language);
  write(file('en'), { order: 'Order' });
  write(file('fr'), { order: 'Commander' });
  for (const other of ['package.json', 'src/all.json', 'locales/module/locales/de.json']) write(other, { name: 'x' });
  const found = await reportOf({ catalogs, locales: ['en', 'fr'] });
  expect(found).toMatchObject(inOrder);
  for (const other of unread) expect(found.text).toContain(`  ${other}\n`);
  await project.save('fr', { edits: [{ key: 'order', text: 'Acheter', from: 'Commander' }] });
  expect(JSON.parse(project.read(file('fr')))).toEqual({ order: 'Acheter' });
});

test.each(['{language}.{namespace}.json', '{namespace}.{language}.json', '{language}-{namespace}.json'])(
  'a namespace in the name of a file may have its separator: %s',
  async (name) => {
    const catalogs = `locales/${name}`;
    const file = (language: string) => catalogs.replace('{language}', language).replace('{namespace}', 'a.b-c');
    for (const language of ['pt', 'pt-BR', 'en']) write(file(language), { order: language });
    expect(await reportOf({ catalogs, locales: ['en', 'pt', 'pt-BR'] })).toMatchObject(inOrder);
    await project.save('pt-BR', { edits: [{ key: 'a.b-c:order', text: 'Pedido', from: 'pt-BR' }] });
    expect(JSON.parse(project.read(file('pt-BR')))).toEqual({ order: 'Pedido' });
  },
);

test('a catalog of a region has its differences only', async () => {
  write('locales/en.json', { color: 'Color', stores: 'Stores', day_one: '{{count}} day', day_other: '{{count}} days' });
  write('locales/en-GB.json', { color: 'Color', stores: 'Stores' });
  write('locales/fr.json', {
    color: 'Couleur',
    day_one: '{{count}}\u00A0jour',
    day_many: '{{count}}\u00A0jours',
    day_other: '{{count}}\u00A0jours',
  });
  write('locales/fr-CA.json', { color: 'La couleur' });
  const { text, rows, errors } = await reportOf({ locales: ['en', 'en-GB', 'fr', 'fr-CA'] });
  expect(rows).toContainEqual(expect.arrayContaining(['en-GB', 'British English', '4', '100\u202F%', '0', '0']));
  expect(rows).toContainEqual(expect.arrayContaining(['fr-CA', 'Canadian French', '4', '80\u202F%', '1', '0']));
  // What French lacks is an error there.
  expect(text).toContain('French: 1 error\n  locales/fr.json  stores is missing');
  expect(errors).toBe(1);
});

test('a language, its file and its BCP 47 tag have three names', async () => {
  write('locales/en.json', { color: 'Color', day_one: '{{count}} day', day_other: '{{count}} days' });
  write('locales/pt_BR.json', { color: 'Cor', day_one: '{{count}} dia', day_other: '{{count}} dias' });
  write('locales/chinese.json', { color: '颜色', day_other: '{{count}} 天' });
  const locales = ['en', 'pt_BR', { code: 'cn', tag: 'zh-Hans-CN', file: 'chinese' }];
  const { text, errors } = await reportOf({ locales });
  expect(text).toMatch(/^pt_BR +Brazilian Portuguese +3 /m);
  expect(text).toMatch(/^cn +Chinese \(Simplified, China\) +2 +100/m);
  // In Portuguese, a million has a form of its own.
  expect(text).toContain('locales/pt_BR.json  day_many is missing');
  expect(errors).toBe(1);
});
