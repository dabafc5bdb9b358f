import type { Edit } from './edits.ts';
import { expect, test } from 'vitest';
import type { Decision } from '../approvals/approvals.ts';
import { configure, translationLanguages, type MessageKey } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import type { StoryMessage } from './storyMessages.panel';
import type { TextWidth } from '../checks/textWidths.ts';
import { countIssues, rowsOf, type Row } from './rows.panel';
import { filterCounts, nextSort, toReview, unfiltered, visibleRows, type View } from './view.panel';

/** A message; languages that are not named have a translation without issues. */
const message = (key: string, { en, ...others }: { en: string } & StoryMessage['texts']): StoryMessage => ({
  key: key as MessageKey,
  texts: { ...Object.fromEntries(testConfig.locales.map(({ code }) => [code, `${en}.`])), en, ...others },
  approvals: {},
  findings: {},
  widths: {},
});

const messages = [
  message('phone', { en: 'Telephone number', es: 'Teléfono', ar: 'الهاتف', fr: 'Téléphone' }),
  message('emailTitle', { en: 'E-mail', es: 'Correo electrónico', ar: 'البريد', fr: 'E-mail' }),
  message('greeting', {
    en: 'Welcome to {company}',
    es: 'Bienvenido',
    ar: 'أهلاً {company}',
    fr: 'Bienvenue chez {company}',
  }),
  message('address', { en: 'Address', es: 'Dirección', ar: undefined, fr: 'Adresse' }),
];

const edit = (language: Edit['language'], key: string, changed: string): Edit => ({
  language,
  key: key as MessageKey,
  text: changed,
});

const fullView: View = { ...unfiltered, languages: translationLanguages(), sort: undefined };

const rows = rowsOf(messages);

const keysIn = (view: Partial<View>, of = rows) => visibleRows(of, { ...fullView, ...view }).map(({ key }) => key);

test('a row has every language, English first', () => {
  for (const { cells } of rows)
    expect(cells.map(({ language }) => language)).toEqual(['en', ...translationLanguages()]);
});

test('messages are evaluated against English, and those with an issue are counted once', () => {
  const issues = rows.flatMap(({ key, cells }) =>
    cells.flatMap((cell) => cell.issues.map((issue) => [key, cell.language, issue])),
  );
  expect(issues).toEqual([
    ['emailTitle', 'fr', 'identical'],
    ['greeting', 'es', 'placeholders'],
    ['address', 'ar', 'missing'],
  ]);
});

test('a row shows the text of a file that has changed', () => {
  const [row] = rowsOf([message('phone', { en: 'Telephone number', es: 'Telefono' })], {}, rows);
  expect(row?.cells.find(({ language }) => language === 'es')).toMatchObject({ text: 'Telefono' });
});

test('a message that may equal English has no issue, but a reason', () => {
  const [row] = rowsOf([message('email', { en: 'E-mail', es: 'E-mail', fr: 'E-mail' })]);
  const cellOf = (language: string) => row?.cells.find((cell) => cell.language === language);
  expect(cellOf('es')).toMatchObject({ issues: ['identical'] });
  expect(cellOf('fr')).toMatchObject({ issues: [], acceptedIssue: { issue: 'identical' } });
});

test('the issues of a story are counted and described; a message counts once', () => {
  const place = { cause: 'Cut', text: 'Send', where: 'button' };
  expect(countIssues(rows, {})).toEqual({ total: 3, description: '3 texts with issues' });
  expect(
    countIssues(rows.slice(0, 2), {
      layout: [{ ...place, box: place.where, by: 3 }],
      hardCoded: [place, place],
    }),
  ).toEqual({
    total: 4,
    description: '1 text with issues, 2 not from a catalog, 1 layout issue',
  });
  expect(countIssues([], { layout: [], hardCoded: [] })).toEqual({ total: 0, description: '' });
});

test('an edited message is marked, and evaluated with its edit', () => {
  const edits = [
    edit('ar', 'address', 'العنوان'),
    edit('en', 'emailTitle', 'Electronic mail'),
    edit('fr', 'phone', ''),
  ];
  const edited = rowsOf(messages, { edits });
  expect(
    edited.flatMap(({ key, cells }) =>
      cells.filter((cell) => cell.isEdited).map((cell) => `${key} ${cell.language} ${cell.issues.join()}`),
    ),
  ).toEqual(['phone fr missing', 'emailTitle en ', 'address ar ']);
  // English was changed, so the French text is no longer the same.
  expect(keysIn({ filter: 'identical' }, edited)).toEqual([]);
  expect(keysIn({ filter: 'missing' }, edited)).toEqual(['phone']);
});

test('unchanged rows and cells stay the same objects', () => {
  const again = rowsOf(structuredClone(messages), { edits: [edit('fr', 'phone', 'Tél.')] }, rows);
  expect(again.map((row, index) => row === rows[index])).toEqual([false, true, true, true]);
  expect(
    again[0]?.cells.filter((cell, index) => cell !== rows[0]?.cells[index]).map(({ language }) => language),
  ).toEqual(['fr']);
});

test.each([
  ['all', ['phone', 'emailTitle', 'greeting', 'address']],
  ['issues', ['emailTitle', 'greeting', 'address']],
  ['missing', ['address']],
  ['identical', ['emailTitle']],
  ['placeholders', ['greeting']],
  ['checks', []],
  ['edited', []],
] as const)('the filter %s leaves as many messages as it says', (filter, keys) => {
  expect(keysIn({ filter })).toEqual(keys);
  expect(filterCounts(rows, translationLanguages())[filter]).toBe(keys.length);
});

test('a filter applies to the languages that are shown', () => {
  expect(keysIn({ filter: 'issues', languages: ['fr'] })).toEqual(['emailTitle']);
  expect(filterCounts(rows, ['fr']).issues).toBe(1);
  expect(filterCounts(rows, []).issues).toBe(0);
});

test.each([
  ['a key', 'EMAIL', ['emailTitle']],
  ['English', 'number', ['phone']],
  ['a language, without its accents', 'telefono', ['phone']],
  ['Arabic', 'الهاتف', ['phone']],
  ['nothing', 'zebra', []],
])('a search finds %s', (_, search, keys) => {
  expect(keysIn({ search })).toEqual(keys);
});

test('a search does not find what is not shown', () => {
  expect(keysIn({ search: 'correo', languages: ['fr'] })).toEqual([]);
});

const widthOf = (used: number): TextWidth => ({
  text: '',
  used,
  available: 100,
  isLabel: true,
  viewport: 320,
  story: 'a--b',
});

test.each([
  [{ by: 'key', direction: 'ascending' }, 'address emailTitle greeting phone'],
  [{ by: 'key', direction: 'descending' }, 'phone greeting emailTitle address'],
  [{ by: 'ar', direction: 'descending' }, 'emailTitle greeting phone address'],
  [{ by: 'ar', direction: 'ascending' }, 'phone greeting emailTitle address'],
] as const)('%j sorts the rows, with texts that were not measured last', (sort, keys) => {
  const widths: Partial<Record<string, TextWidth>> = {
    emailTitle: widthOf(90),
    greeting: widthOf(70),
    phone: widthOf(40),
  };
  const measured = messages.map((each) => ({ ...each, widths: { ar: widths[each.key] } }));
  expect(keysIn({ sort }, rowsOf(measured)).join(' ')).toBe(keys);
});

test('what a check finds is an issue unless it is accepted', () => {
  const found = { kind: 'copy' as const, message: 'two spaces in a row' };
  const [open, accepted, ...others] = messages;
  const checked = rowsOf([
    { ...open!, findings: { es: [found] } },
    { ...accepted!, findings: { es: [{ ...found, accepted: 'as in the poem' }] } },
    ...others,
  ]);
  expect(keysIn({ filter: 'checks' }, checked)).toEqual(['phone']);
  expect(keysIn({ filter: 'issues' }, checked)).toContain('phone');
});

test('a column header sorts in one direction, in the other, and not at all', () => {
  const first = nextSort(undefined, 'fr');
  expect(first).toEqual({ by: 'fr', direction: 'descending' });
  const second = nextSort(first, 'fr');
  expect(second).toEqual({ by: 'fr', direction: 'ascending' });
  expect(nextSort(second, 'fr')).toBeUndefined();
  expect(nextSort(second, 'key')).toEqual({ by: 'key', direction: 'ascending' });
});

test('a plural form is compared with that of English, or with `other`; a language without it has nothing to translate', () => {
  const form = (key: string, texts: StoryMessage['texts']) => ({ ...message(key, { en: '' }), texts });
  const plural = [
    form('days_one', { en: 'One day', ar: 'يوم', es: 'Un día', fr: '{count} jour' }),
    form('days_two', { ar: 'يومان' }),
    form('days_few', { ar: 'أيام' }),
    form('days_other', { en: '{count} days', ar: '{count} يوم', es: '{count} días', fr: '{count} jours' }),
  ];
  const [one, two, few] = rowsOf(plural);
  expect([one, two].map((row) => row?.english)).toEqual(['One day', '{count} days']);
  expect(two?.cells.map(({ language, isNoForm, issues }) => [language, isNoForm, issues])).toEqual([
    ['en', true, []],
    ['es', true, []],
    ['ar', false, []],
    ['fr', true, []],
  ]);
  expect(few?.cells[2]?.issues).toEqual(['placeholders']);
});

test('a translation is to be reviewed until it is approved, and again when it or its English text changes', () => {
  const approval = { source: 'Address', text: 'Adresse', by: 'Mona', on: '2030-01-02' };
  const stateIn = (texts: StoryMessage['texts'], decisions: readonly Decision[] = [], edits: readonly Edit[] = []) => {
    const approved = { ...message('address', { en: 'Address', fr: 'Adresse', ...texts }), approvals: { fr: approval } };
    const [row] = rowsOf([approved], { edits, decisions });
    return row?.cells.find(({ language }) => language === 'fr')?.approval;
  };
  const id = { language: 'fr', key: 'address' as MessageKey } as const;
  expect(stateIn({})).toEqual({ ...approval, state: 'approved', isPending: false });
  expect(stateIn({ en: 'Addresses' })?.state).toBe('sourceChanged');
  expect(stateIn({ fr: 'Lieu' })?.state).toBe('changed');
  expect(stateIn({}, [], [edit('fr', 'address', 'Lieu')])?.state).toBe('changed');
  expect(stateIn({ fr: undefined })).toBeUndefined();
  expect(stateIn({}, [{ ...id, source: 'Address', text: 'Adresse', withdrawn: true }])).toMatchObject({
    state: 'new',
    isPending: true,
  });
  const decided = { ...id, source: 'Address', text: 'Lieu' };
  expect(stateIn({ fr: 'Lieu' }, [decided])).toMatchObject({ state: 'approved', isPending: true });
});

test('the translations to review are those of the rows and languages shown; English is never one', () => {
  const approved = {
    ...message('phone', { en: 'Phone', es: 'Teléfono', ar: undefined }),
    approvals: { es: { source: 'Phone', text: 'Teléfono', by: 'Mona', on: '2030-01-02' } },
  };
  const some = rowsOf([approved, message('name', { en: 'Name' })]);
  expect(toReview(some, fullView).map(({ language, key }) => `${key} ${language}`)).toEqual([
    'phone fr',
    'name es',
    'name ar',
    'name fr',
  ]);
  expect(keysIn({ filter: 'review', languages: ['es'] }, some)).toEqual(['name']);
  expect(filterCounts(some, ['es', 'ar']).review).toBe(1);
});

test('a regional catalog shows the texts of its language, and those of a plural that of the base key', () => {
  const regional = ['en', 'fr', { code: 'fr-CA' as Edit['language'] }] as const;
  configure({ ...testConfig, locales: regional });
  const texts = (own: Record<string, string>) => own as StoryMessage['texts'];
  const of = (key: string, own: Record<string, string>) => ({ ...message(key, { en: '' }), texts: texts(own) });
  const [hull, one, title] = rowsOf(
    [
      of('hull', { en: '{count} hulls', fr: '{count} coques' }),
      of('hull_one', { en: '{count} hull' }),
      of('title', { en: 'Port' }),
    ],
    { edits: [edit('fr', 'hull', '{count} coques.')] },
  );
  configure(testConfig);
  const shown = (row: Row | undefined) => row?.cells.map((cell) => [cell.language, cell.shown, ...cell.issues]);
  expect(shown(hull)).toEqual([
    ['en', '{count} hulls'],
    ['fr', '{count} coques.'],
    ['fr-CA', '{count} coques.'],
  ]);
  expect(shown(one)).toEqual([
    ['en', '{count} hull'],
    ['fr', '{count} coques.'],
    ['fr-CA', '{count} coques.'],
  ]);
  // What French lacks is missing in both.
  expect(shown(title)).toEqual([
    ['en', 'Port'],
    ['fr', undefined, 'missing'],
    ['fr-CA', undefined, 'missing'],
  ]);
});
