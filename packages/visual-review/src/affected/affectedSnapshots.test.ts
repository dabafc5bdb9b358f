import { describe, expect, test } from 'vitest';
import type { Change } from './changedFiles.ts';
import realStats from './fixtures/preview-stats.json';
import { exampleConfig } from '../config/exampleConfig.ts';
import { affectedSnapshots, type AffectedOptions } from './affectedSnapshots.ts';
import type { Stats } from './dependents.ts';

const list = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const app = '/virtual:/@storybook/builder-vite/vite-app.js';

/** Statistics from what each module is imported by. */
const statsOf = (importers: Readonly<Record<string, readonly string[]>>): Stats => ({
  modules: Object.entries(importers).map(([name, reasons]) => ({
    name,
    reasons: reasons.map((moduleName) => ({ moduleName })),
  })),
});

const stories = { './src/A/A.stories.tsx': [list], './src/B/B.stories.tsx': [list], './workbench/Page.mdx': [list] };
const catalogs = {
  './src/i18n/messages/en.json': ['./src/i18n/allCatalogs.ts'],
  './src/i18n/messages/es.json': ['./src/i18n/allCatalogs.ts'],
  './src/i18n/messages/ar.json': ['./src/i18n/allCatalogs.ts'],
  './src/i18n/messages/fr.json': ['./src/i18n/allCatalogs.ts'],
  './src/i18n/allCatalogs.ts': ['./workbench/Table.tsx', './.storybook/languageReview.tsx'],
  './.storybook/languageReview.tsx': ['./.storybook/preview.tsx', './src/A/A.stories.tsx', './src/B/B.stories.tsx'],
  './workbench/Table.tsx': ['./workbench/Page.mdx'],
};

const stats = statsOf({
  [list]: [app],
  [app]: ['./iframe.html'],
  './iframe.html': ['./iframe.html'],
  ...stories,
  ...catalogs,
  './src/A/A.tsx': ['./src/A/A.stories.tsx', './src/B/B.tsx'],
  './src/B/B.tsx': ['./src/B/B.stories.tsx'],
  './src/A/a.css': ['./src/A/A.tsx'],
  './src/B/late.ts': ['./src/B/B.tsx'],
  './src/B/picture.webp?picture': ['./src/B/B.tsx'],
  '\0./src/B/wrapped.ts': ['./src/B/B.tsx'],
  './src/theme/tokens.ts': ['./src/A/A.tsx', './.storybook/preview.tsx'],
  './src/circle/one.ts': ['./src/circle/two.ts'],
  './src/circle/two.ts': ['./src/circle/one.ts'],
  './public/pixel.png': ['./src/B/B.tsx'],
  './tools/shared.ts': ['./src/B/B.tsx'],
});

const snapshot = (story: 'A' | 'B', locale: string, name = 'one', globals = {}) => ({
  id: `${story}--${name} ${locale}`,
  storyId: `${story}--${name}`,
  file: `src/${story}/${story}.stories.tsx`,
  globals: { locale, ...globals },
});
const snapshots = (['A', 'B'] as const).flatMap((story) =>
  ['en', 'es', 'ar', 'fr'].map((locale) => snapshot(story, locale)),
);
const everySnapshot = snapshots.map(({ id }) => id);
const of = (story: string) => everySnapshot.filter((id) => id.startsWith(story));

const messages: Readonly<Record<string, object>> = {
  en: { title: 'Title', more: 'More' },
  es: { title: 'Título', more: 'Más' },
  ar: { title: 'عنوان', more: 'أكثر' },
  fr: { title: 'Titre', more: 'Plus' },
};

/** Reads catalogs that equal `messages` except for those given. */
const reading =
  (before: typeof messages, now: typeof messages): AffectedOptions['read'] =>
  async (path, side) => {
    const code = /(\w+)\.json$/.exec(path)?.[1] ?? '';
    return JSON.stringify((side === 'before' ? before : now)[code] ?? messages[code]);
  };

const modified = (path: string): Change => ({ path, kind: 'modified' });
const find = async (changes: readonly Change[], options: Partial<AffectedOptions> = {}) => {
  const { everything, affectedBy } = await affectedSnapshots({
    config: exampleConfig,
    stats,
    changes,
    snapshots,
    multilingualStories: new Set(),
    read: reading({}, {}),
    ...options,
  });
  return { everything, affected: [...affectedBy.keys()], affectedBy };
};

test('without changes no snapshot is affected', async () => {
  expect(await find([])).toMatchObject({ everything: undefined, affected: [] });
});

test.each([
  ['a story file', 'src/A/A.stories.tsx', of('A')],
  ['what one story imports', 'src/B/B.tsx', of('B')],
  ['what two stories import, one of them through another component', 'src/A/A.tsx', everySnapshot],
  ['a style sheet', 'src/A/a.css', everySnapshot],
  ['an image, imported with a query', 'src/B/picture.webp', of('B')],
  ['a module that is wrapped into a virtual one', 'src/B/wrapped.ts', of('B')],
  ['what is loaded later', 'src/B/late.ts', of('B')],
  ['a page of the docs', 'workbench/Page.mdx', []],
  ['what the docs alone import', 'workbench/Table.tsx', []],
  ['a file of a command that a story imports nevertheless', 'tools/shared.ts', of('B')],
  ['a source that no module imports', 'src/app/browser.tsx', []],
])('%s affects the stories that import it', async (_, path, expected) => {
  expect(await find([modified(path)])).toMatchObject({ everything: undefined, affected: expected });
});

test.each([
  ['src/theme/tokens.ts', 'affects every story through .storybook/preview.tsx'],
  ['.storybook/preview.tsx', 'is part of every story'],
  ['iframe.html', 'is part of every story'],
  ['src/circle/one.ts', 'is part of every story'],
  ['public/pixel.png', 'is served with every story'],
  ['build/pictures/encode.ts', 'is part of the build of every story'],
  ['package.json', 'determines the packages of every story'],
  ['.storybook/preview-head.html', 'is not imported by any story'],
  ['src/theme/imported-by-a-sheet.css', 'is not imported by any story'],
  ['whatever', 'is not imported by any story'],
])('%s affects everything: it %s', async (path, because) => {
  const { everything, affected } = await find([modified(path)]);
  expect(everything).toMatch(`${path} ${because}`);
  expect(affected).toEqual(everySnapshot);
});

test('the preview file is part of every story, also where a story imports it', async () => {
  const withPreview = statsOf({ ...stories, './.storybook/preview.tsx': ['./src/A/A.stories.tsx'] });
  expect(await find([modified('.storybook/preview.tsx')], { stats: withPreview })).toMatchObject({
    everything: '.storybook/preview.tsx is part of every story',
  });
});

test('a rule, or a file of this package, affects nothing as long as no story imports it', async () => {
  const paths = [
    'README.md',
    'build/fonts.test.ts',
    'tools/new/folder/bench.ts',
    'visual.config.ts',
    'visual-accepted.json',
  ];
  for (const kind of ['added', 'modified', 'deleted'] as const)
    expect(await find(paths.map((path) => ({ path, kind })))).toMatchObject({ everything: undefined, affected: [] });
});

describe('a deleted file', () => {
  const deleted = (path: string): Change => ({ path, kind: 'deleted' });
  const statsBefore = statsOf({
    ...stories,
    './src/C/C.stories.tsx': [list],
    './src/C/C.tsx': ['./src/C/C.stories.tsx'],
    './src/B/old.ts': ['./src/B/B.stories.tsx'],
    './src/theme/old.ts': ['./.storybook/preview.tsx'],
  });

  test('affects everything where it is not known what it was for', async () => {
    expect(await find([deleted('src/B/old.ts')])).toMatchObject({
      everything: 'src/B/old.ts was deleted, and what it was for is not known',
      affected: everySnapshot,
    });
    expect((await find([deleted('src/B/old.css')], { statsBefore })).affected).toEqual(everySnapshot);
  });

  test('affects what imported it', async () => {
    expect(await find([deleted('src/B/old.ts')], { statsBefore })).toMatchObject({
      everything: undefined,
      affected: of('B'),
    });
    expect(
      await find([deleted('src/C/C.tsx'), deleted('src/C/C.stories.tsx'), deleted('src/app/old.ts')], {
        statsBefore,
      }),
    ).toMatchObject({ everything: undefined, affected: [] });
    expect((await find([deleted('src/theme/old.ts')], { statsBefore })).everything).toBe(
      'src/theme/old.ts affects every story through .storybook/preview.tsx',
    );
  });

  test('a renamed one affects what imported it and what imports it', async () => {
    const changes: Change[] = [
      deleted('src/B/old.ts'),
      { path: 'src/B/late.ts', kind: 'added' },
      modified('src/B/B.tsx'),
    ];
    expect(await find(changes, { statsBefore })).toMatchObject({ everything: undefined, affected: of('B') });
  });

  test('a removed catalog affects everything', async () => {
    const before = statsOf({ ...stories, ...catalogs });
    expect((await find([deleted('src/i18n/messages/fr.json')], { statsBefore: before })).affected).toEqual(
      everySnapshot,
    );
  });
});

describe('a catalog', () => {
  const inLanguage = (...codes: string[]) => everySnapshot.filter((id) => codes.includes(id.split(' ')[1] ?? ''));

  test('affects the snapshots in its language', async () => {
    const read = reading({ fr: { title: 'Avant', more: 'Plus' } }, {});
    expect(await find([modified('src/i18n/messages/fr.json')], { read })).toMatchObject({
      everything: undefined,
      affected: inLanguage('fr'),
    });
  });

  test('in English affects the languages that lack a changed message', async () => {
    const read = reading(
      { en: { title: 'Before', more: 'More' } },
      { es: { more: 'Más' }, fr: { title: ' ', more: 'Plus' } },
    );
    expect((await find([modified('src/i18n/messages/en.json')], { read })).affected).toEqual(
      inLanguage('en', 'es', 'fr'),
    );
  });

  test('in English does not affect a language that lacks another message', async () => {
    const read = reading({ en: { title: 'Before', more: 'More' } }, { es: { title: 'Título' } });
    expect((await find([modified('src/i18n/messages/en.json')], { read })).affected).toEqual(inLanguage('en'));
  });

  test.each([
    ['new', { en: { title: 'Title' } }, {}],
    ['gone', {}, { en: { title: 'Title' } }],
  ])('in English with a message that is %s affects the languages that lack it', async (_, before, now) => {
    const read = reading(before, { fr: { title: 'Titre' }, ...now });
    expect((await find([modified('src/i18n/messages/en.json')], { read })).affected).toEqual(inLanguage('en', 'fr'));
  });

  test('whose messages are the same affects nothing', async () => {
    const read: AffectedOptions['read'] = async (_, side) =>
      side === 'before' ? '{"a":"1","b":"2"}' : '{\n  "b": "2",\n  "a": "1"\n}';
    expect(await find([modified('src/i18n/messages/fr.json')], { read })).toMatchObject({
      everything: undefined,
      affected: [],
    });
  });

  test('that is new affects the snapshots in its language', async () => {
    expect((await find([{ path: 'src/i18n/messages/fr.json', kind: 'added' }])).affected).toEqual(inLanguage('fr'));
  });

  test('of no language affects everything that its importers affect', async () => {
    const withGerman = {
      modules: [...stats.modules, ...statsOf({ './src/i18n/messages/de.json': ['./src/i18n/allCatalogs.ts'] }).modules],
    };
    expect((await find([modified('src/i18n/messages/de.json')], { stats: withGerman })).everything).toMatch(
      'through .storybook/preview.tsx',
    );
  });

  test('affects stories in several languages, in every mode', async () => {
    const read = reading({ fr: { title: 'Avant' } }, {});
    const multilingualStories = new Set(['B--one']);
    expect(
      (await find([modified('src/i18n/messages/fr.json')], { read, multilingualStories })).affected.toSorted(),
    ).toEqual([...of('B'), 'A--one fr'].toSorted());
  });

  test('affects panes side by side, pseudo-languages where it is English, and marks', async () => {
    const more = [
      snapshot('A', 'all'),
      snapshot('A', 'en-XA'),
      snapshot('A', 'ar', 'compared', { compare: 'english' }),
      snapshot('A', 'ar', 'marked', { marks: 'on' }),
      snapshot('A', 'ar'),
    ];
    const affectedBy = async (code: string) =>
      (
        await find([modified(`src/i18n/messages/${code}.json`)], {
          snapshots: more,
          read: reading({ [code]: {} }, {}),
        })
      ).affected;
    expect(await affectedBy('en')).toEqual(['A--one all', 'A--one en-XA', 'A--compared ar', 'A--marked ar']);
    expect(await affectedBy('ar')).toEqual(['A--one all', 'A--compared ar', 'A--marked ar', 'A--one ar']);
    expect(await affectedBy('fr')).toEqual(['A--one all']);
  });

  test('that a component imports itself affects the stories of that component, in every mode', async () => {
    const imported = statsOf({
      ...stories,
      ...catalogs,
      './src/i18n/messages/fr.json': ['./src/i18n/allCatalogs.ts', './src/B/B.stories.tsx'],
    });
    const read = reading({ fr: {} }, {});
    expect(
      (await find([modified('src/i18n/messages/fr.json')], { stats: imported, read })).affected.toSorted(),
    ).toEqual([...of('B'), 'A--one fr'].toSorted());
  });
});

test('a snapshot lists every file that affects it, including those that affect everything', async () => {
  const { everything, affectedBy } = await find([
    modified('src/B/B.tsx'),
    modified('src/theme/tokens.ts'),
    modified('src/A/A.stories.tsx'),
  ]);
  expect(everything).toMatch('src/theme/tokens.ts');
  expect(affectedBy.get('A--one en')).toEqual(['src/theme/tokens.ts', 'src/A/A.stories.tsx']);
  expect(affectedBy.get('B--one en')).toEqual(['src/B/B.tsx', 'src/theme/tokens.ts']);
});

test('statistics that do not contain a story are not trusted', async () => {
  const { everything } = await find([], { stats: statsOf({ './src/A/A.stories.tsx': [list] }) });
  expect(everything).toBe('the statistics of the build do not contain src/B/B.stories.tsx');
  expect((await find([], { stats: { modules: [] } })).everything).toMatch('do not contain');
});

describe('the statistics of a real build', () => {
  const names = [
    'components/Accordion',
    'components/Avatar',
    'components/LanguageDropdown',
    'layout/Header',
    'screens/Contact',
    'screens/Home',
    'app/navigation/PageBoundary',
  ];
  const real = names.flatMap((name) => {
    const short = name.replace(/^.*\//, '');
    const file = name.startsWith('app/') ? `src/${name}.stories.tsx` : `src/${name}/${short}.stories.tsx`;
    return ['en', 'ar'].map((locale) => ({ id: `${short} ${locale}`, storyId: short, file, globals: { locale } }));
  });
  const inBoth = (...titles: string[]) => titles.flatMap((title) => [`${title} en`, `${title} ar`]);

  test.each([
    ['an image', 'src/content/pictures/files/portrait.webp', inBoth('Avatar', 'Home', 'PageBoundary')],
    ['a drawing', 'src/components/MapEmbed/mapStandIn.svg', inBoth('Home')],
    ['rules that a form loads', 'src/sections/ContactForm/textRules.ts', inBoth('Contact', 'PageBoundary')],
    [
      'a menu that is loaded when it opens',
      'src/components/LanguageDropdown/LanguageMenu.styles.ts',
      inBoth('LanguageDropdown', 'Header', 'Contact', 'Home', 'PageBoundary'),
    ],
    ['a part of the docs', 'packages/language-review/src/blocks/MessageCoverage.styles.ts', []],
    ['a catalog', 'src/i18n/messages/ar.json', real.map(({ id }) => id).filter((id) => id.endsWith('ar'))],
    ['the English catalog', 'src/i18n/messages/en.json', real.map(({ id }) => id).filter((id) => id.endsWith('en'))],
  ])('tell what %s affects', async (_, path, expected) => {
    const read = reading({ ar: { title: 'Before' }, en: { title: 'Before', more: 'More' } }, {});
    expect(await find([modified(path)], { stats: realStats, snapshots: real, read })).toMatchObject({
      everything: undefined,
      affected: expected,
    });
  });

  test('tell what is part of every story', async () => {
    const { everything, affected } = await find([modified('src/theme/fonts.css')], {
      stats: realStats,
      snapshots: real,
    });
    expect(everything).toBe('src/theme/fonts.css affects every story through .storybook/preview.tsx');
    expect(affected).toHaveLength(real.length);
  });
});
