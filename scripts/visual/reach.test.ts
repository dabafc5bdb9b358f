import { readFile, readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { describe, expect, test } from 'vitest';
import type { Change } from './changes.ts';
import realStats from './fixtures/preview-stats.json';
import { languageFault, reach, taggedStories, type ReachOptions, type Stats } from './reach.ts';

const list = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const app = '/virtual:/@storybook/builder-vite/vite-app.js';

/** Statistics from what each module is imported by. */
const statsOf = (importers: Readonly<Record<string, readonly string[]>>): Stats => ({
  modules: Object.entries(importers).map(([name, reasons]) => ({
    name,
    reasons: reasons.map((moduleName) => ({ moduleName })),
  })),
});

const stories = { './src/A/A.stories.tsx': [list], './src/B/B.stories.tsx': [list], './src/docs/Page.mdx': [list] };
const catalogs = {
  './src/i18n/messages/en.json': ['./src/i18n/allCatalogs.ts'],
  './src/i18n/messages/es.json': ['./src/i18n/allCatalogs.ts'],
  './src/i18n/messages/ar.json': ['./src/i18n/allCatalogs.ts'],
  './src/i18n/messages/fr.json': ['./src/i18n/allCatalogs.ts'],
  './src/i18n/allCatalogs.ts': ['./src/docs/Table.tsx', './.storybook/review/catalogStore.ts'],
  './.storybook/review/catalogStore.ts': ['./.storybook/preview.tsx', './src/A/A.stories.tsx', './src/B/B.stories.tsx'],
  './src/docs/Table.tsx': ['./src/docs/Page.mdx'],
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
  './scripts/i18n/format.ts': ['./src/docs/Page.mdx'],
  './scripts/visual/shared.ts': ['./src/B/B.tsx'],
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

const texts: Readonly<Record<string, object>> = {
  en: { title: 'Title', more: 'More' },
  es: { title: 'Título', more: 'Más' },
  ar: { title: 'عنوان', more: 'أكثر' },
  fr: { title: 'Titre', more: 'Plus' },
};

/** Reads catalogs that are as `texts` but for what is given. */
const reading =
  (before: typeof texts, now: typeof texts): ReachOptions['read'] =>
  async (path, side) => {
    const code = /(\w+)\.json$/.exec(path)?.[1] ?? '';
    return JSON.stringify((side === 'before' ? before : now)[code] ?? texts[code]);
  };

const modified = (path: string): Change => ({ path, kind: 'modified' });
const reachOf = async (changes: readonly Change[], options: Partial<ReachOptions> = {}) => {
  const { everything, reachedBy } = await reach({
    stats,
    changes,
    snapshots,
    inSeveralLanguages: new Set(),
    read: reading({}, {}),
    ...options,
  });
  return { everything, reached: [...reachedBy.keys()], reachedBy };
};

test('without changes nothing is reached', async () => {
  expect(await reachOf([])).toMatchObject({ everything: undefined, reached: [] });
});

test.each([
  ['a story file', 'src/A/A.stories.tsx', of('A')],
  ['what one story imports', 'src/B/B.tsx', of('B')],
  ['what two stories import, one of them through another component', 'src/A/A.tsx', everySnapshot],
  ['a style sheet', 'src/A/a.css', everySnapshot],
  ['a picture, imported with a query', 'src/B/picture.webp', of('B')],
  ['a module that is wrapped into a virtual one', 'src/B/wrapped.ts', of('B')],
  ['what is loaded later', 'src/B/late.ts', of('B')],
  ['a page of the docs', 'src/docs/Page.mdx', []],
  ['what the docs alone import', 'src/docs/Table.tsx', []],
  ['a file of a command that a story imports all the same', 'scripts/visual/shared.ts', of('B')],
  ['a source that no module imports', 'src/site/main.tsx', []],
])('%s reaches the stories that import it', async (_, path, expected) => {
  expect(await reachOf([modified(path)])).toMatchObject({ everything: undefined, reached: expected });
});

test.each([
  ['src/theme/tokens.ts', 'reaches every story through .storybook/preview.tsx'],
  ['.storybook/preview.tsx', 'is around every story'],
  ['iframe.html', 'is around every story'],
  ['src/circle/one.ts', 'is around every story'],
  ['public/pixel.png', 'is served beside every story'],
  ['.storybook/static/pane.html', 'is served beside every story'],
  ['scripts/pictures/encode.ts', 'is of the build of every story'],
  ['scripts/fonts/fonts.ts', 'is of the build of every story'],
  ['scripts/i18n/format.ts', 'is of the build of every story'],
  ['package.json', 'decides on the packages of every story'],
  ['package-lock.json', 'decides on the packages of every story'],
  ['vite.config.ts', 'is of the build of every story'],
  ['tsconfig.json', 'is of the build of every story'],
  ['.storybook/main.ts', 'is of the build of every story'],
  ['.storybook/preview-head.html', 'is no module of a story'],
  ['src/theme/imported-by-a-sheet.css', 'is no module of a story'],
  ['whatever', 'is no module of a story'],
])('%s reaches everything: it %s', async (path, because) => {
  const { everything, reached } = await reachOf([modified(path)]);
  expect(everything).toMatch(`${path} ${because}`);
  expect(reached).toEqual(everySnapshot);
});

test('the file of the preview is around every story, also where a story imports it', async () => {
  const withPreview = statsOf({ ...stories, './.storybook/preview.tsx': ['./src/A/A.stories.tsx'] });
  expect(await reachOf([modified('.storybook/preview.tsx')], { stats: withPreview })).toMatchObject({
    everything: '.storybook/preview.tsx is around every story',
  });
});

test('no story shows documents, tests, types, and what is for other tools', async () => {
  const paths = [
    'README.md',
    'tests/home.spec.ts',
    'tests/fixtures/de.json',
    'src/i18n/lookup.test.ts',
    '.storybook/stories.test.tsx',
    'scripts/fonts/fonts.test.ts',
    'src/theme/styled.d.ts',
    '.github/workflows/ci.yml',
    '.ci/run',
    '.gitignore',
    '.oxlintrc.json',
    'playwright.config.ts',
    'vitest.config.ts',
    'visual-accepted.json',
    'index.html',
    'art/hero.py',
    '.storybook/readme/marks.webp',
    '.storybook/manager.ts',
    '.storybook/addons/status/register.tsx',
    '.storybook/review/shownBy.json',
    'scripts/visual/reach.ts',
    'scripts/bench/bench.mjs',
  ];
  for (const kind of ['added', 'modified', 'deleted'] as const) {
    expect(await reachOf(paths.map((path) => ({ path, kind })))).toMatchObject({ everything: undefined, reached: [] });
  }
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

  test('reaches everything where it is not known what it was for', async () => {
    expect(await reachOf([deleted('src/B/old.ts')])).toMatchObject({
      everything: 'src/B/old.ts is deleted, and what it was for is not known',
      reached: everySnapshot,
    });
    expect((await reachOf([deleted('src/B/old.css')], { statsBefore })).reached).toEqual(everySnapshot);
  });

  test('reaches what imported it', async () => {
    expect(await reachOf([deleted('src/B/old.ts')], { statsBefore })).toMatchObject({
      everything: undefined,
      reached: of('B'),
    });
    expect(
      await reachOf([deleted('src/C/C.tsx'), deleted('src/C/C.stories.tsx'), deleted('src/site/old.ts')], {
        statsBefore,
      }),
    ).toMatchObject({ everything: undefined, reached: [] });
    expect((await reachOf([deleted('src/theme/old.ts')], { statsBefore })).everything).toBe(
      'src/theme/old.ts reaches every story through .storybook/preview.tsx',
    );
  });

  test('a renamed one reaches what imported it and what imports it', async () => {
    const changes: Change[] = [
      deleted('src/B/old.ts'),
      { path: 'src/B/late.ts', kind: 'added' },
      modified('src/B/B.tsx'),
    ];
    expect(await reachOf(changes, { statsBefore })).toMatchObject({ everything: undefined, reached: of('B') });
  });

  test('a catalog that is gone reaches everything', async () => {
    const before = statsOf({ ...stories, ...catalogs });
    expect((await reachOf([deleted('src/i18n/messages/fr.json')], { statsBefore: before })).reached).toEqual(
      everySnapshot,
    );
  });
});

describe('a catalog', () => {
  const inLanguage = (...codes: string[]) => everySnapshot.filter((id) => codes.includes(id.split(' ')[1] ?? ''));

  test('reaches the snapshots in its language', async () => {
    const read = reading({ fr: { title: 'Avant', more: 'Plus' } }, {});
    expect(await reachOf([modified('src/i18n/messages/fr.json')], { read })).toMatchObject({
      everything: undefined,
      reached: inLanguage('fr'),
    });
  });

  test('in English reaches the languages that lack a text that has changed', async () => {
    const read = reading(
      { en: { title: 'Before', more: 'More' } },
      { es: { more: 'Más' }, fr: { title: ' ', more: 'Plus' } },
    );
    expect((await reachOf([modified('src/i18n/messages/en.json')], { read })).reached).toEqual(
      inLanguage('en', 'es', 'fr'),
    );
  });

  test('in English does not reach a language that lacks another text', async () => {
    const read = reading({ en: { title: 'Before', more: 'More' } }, { es: { title: 'Título' } });
    expect((await reachOf([modified('src/i18n/messages/en.json')], { read })).reached).toEqual(inLanguage('en'));
  });

  test.each([
    ['new', { en: { title: 'Title' } }, {}],
    ['gone', {}, { en: { title: 'Title' } }],
  ])('in English with a text that is %s reaches the languages that lack it', async (_, before, now) => {
    const read = reading(before, { fr: { title: 'Titre' }, ...now });
    expect((await reachOf([modified('src/i18n/messages/en.json')], { read })).reached).toEqual(inLanguage('en', 'fr'));
  });

  test('whose texts are the same reaches nothing', async () => {
    const read: ReachOptions['read'] = async (_, side) =>
      side === 'before' ? '{"a":"1","b":"2"}' : '{\n  "b": "2",\n  "a": "1"\n}';
    expect(await reachOf([modified('src/i18n/messages/fr.json')], { read })).toMatchObject({
      everything: undefined,
      reached: [],
    });
  });

  test('that is new reaches the snapshots in its language', async () => {
    expect((await reachOf([{ path: 'src/i18n/messages/fr.json', kind: 'added' }])).reached).toEqual(inLanguage('fr'));
  });

  test('of no language reaches all that its importers reach', async () => {
    const withGerman = {
      modules: [...stats.modules, ...statsOf({ './src/i18n/messages/de.json': ['./src/i18n/allCatalogs.ts'] }).modules],
    };
    expect((await reachOf([modified('src/i18n/messages/de.json')], { stats: withGerman })).everything).toMatch(
      'through .storybook/preview.tsx',
    );
  });

  test('reaches stories in several languages, in every mode', async () => {
    const read = reading({ fr: { title: 'Avant' } }, {});
    const inSeveralLanguages = new Set(['B--one']);
    expect(
      (await reachOf([modified('src/i18n/messages/fr.json')], { read, inSeveralLanguages })).reached.toSorted(),
    ).toEqual([...of('B'), 'A--one fr'].toSorted());
  });

  test('reaches panes side by side, pseudo-languages where it is English, and marks', async () => {
    const more = [
      snapshot('A', 'all'),
      snapshot('A', 'en-XA'),
      snapshot('A', 'ar', 'compared', { compare: 'english' }),
      snapshot('A', 'ar', 'marked', { marks: 'on' }),
      snapshot('A', 'ar'),
    ];
    const reachedBy = async (code: string) =>
      (
        await reachOf([modified(`src/i18n/messages/${code}.json`)], {
          snapshots: more,
          read: reading({ [code]: {} }, {}),
        })
      ).reached;
    expect(await reachedBy('en')).toEqual(['A--one all', 'A--one en-XA', 'A--compared ar', 'A--marked ar']);
    expect(await reachedBy('ar')).toEqual(['A--one all', 'A--compared ar', 'A--marked ar', 'A--one ar']);
    expect(await reachedBy('fr')).toEqual(['A--one all']);
  });

  test('that a component imports by itself reaches the stories of that component, in every mode', async () => {
    const imported = statsOf({
      ...stories,
      ...catalogs,
      './src/i18n/messages/fr.json': ['./src/i18n/allCatalogs.ts', './src/B/B.stories.tsx'],
    });
    const read = reading({ fr: {} }, {});
    expect(
      (await reachOf([modified('src/i18n/messages/fr.json')], { stats: imported, read })).reached.toSorted(),
    ).toEqual([...of('B'), 'A--one fr'].toSorted());
  });
});

test('a snapshot has every file that reaches it, those that reach everything as well', async () => {
  const { everything, reachedBy } = await reachOf([
    modified('src/B/B.tsx'),
    modified('src/theme/tokens.ts'),
    modified('src/A/A.stories.tsx'),
  ]);
  expect(everything).toMatch('src/theme/tokens.ts');
  expect(reachedBy.get('A--one en')).toEqual(['src/theme/tokens.ts', 'src/A/A.stories.tsx']);
  expect(reachedBy.get('B--one en')).toEqual(['src/B/B.tsx', 'src/theme/tokens.ts']);
});

test('statistics that do not know a story are not believed', async () => {
  const { everything } = await reachOf([], { stats: statsOf({ './src/A/A.stories.tsx': [list] }) });
  expect(everything).toBe('the statistics of the build do not know src/B/B.stories.tsx');
  expect((await reachOf([], { stats: { modules: [] } })).everything).toMatch('do not know');
});

describe('the statistics of a real build', () => {
  const names = [
    'components/Accordion',
    'components/Avatar',
    'components/LanguageDropdown',
    'layout/Header',
    'screens/Contact',
    'screens/Home',
    'site/PageBoundary',
  ];
  const real = names.flatMap((name) => {
    const short = name.replace(/^.*\//, '');
    const file = name.startsWith('site/') ? `src/${name}.stories.tsx` : `src/${name}/${short}.stories.tsx`;
    return ['en', 'ar'].map((locale) => ({ id: `${short} ${locale}`, storyId: short, file, globals: { locale } }));
  });
  const inBoth = (...titles: string[]) => titles.flatMap((title) => [`${title} en`, `${title} ar`]);

  test.each([
    ['a picture', 'src/assets/pictures/portrait.webp', inBoth('Avatar', 'Home', 'PageBoundary')],
    ['a drawing', 'src/components/MapEmbed/mapStandIn.svg', inBoth('Home')],
    ['rules that a form loads', 'src/sections/ContactForm/textRules.ts', inBoth('Contact', 'PageBoundary')],
    [
      'a menu that is loaded when it opens',
      'src/components/LanguageDropdown/LanguageMenu.styles.ts',
      inBoth('LanguageDropdown', 'Header', 'Contact', 'Home', 'PageBoundary'),
    ],
    ['a part of the docs', 'src/docs/TextCoverage.styles.ts', []],
    ['a catalog', 'src/i18n/messages/ar.json', real.map(({ id }) => id).filter((id) => id.endsWith('ar'))],
    ['the English catalog', 'src/i18n/messages/en.json', real.map(({ id }) => id).filter((id) => id.endsWith('en'))],
  ])('tell what %s reaches', async (_, path, expected) => {
    const read = reading({ ar: { title: 'Before' }, en: { title: 'Before', more: 'More' } }, {});
    expect(await reachOf([modified(path)], { stats: realStats, snapshots: real, read })).toMatchObject({
      everything: undefined,
      reached: expected,
    });
  });

  test('tell what is around every story', async () => {
    const { everything, reached } = await reachOf([modified('src/theme/fonts.css')], {
      stats: realStats,
      snapshots: real,
    });
    expect(everything).toBe('src/theme/fonts.css reaches every story through .storybook/preview.tsx');
    expect(reached).toHaveLength(real.length);
  });
});

test('a story that speaks a language which its mode does not name is at fault, unless it is marked', () => {
  const shown = snapshot('A', 'en');
  expect(languageFault(shown, ['en'], new Set())).toBeUndefined();
  expect(languageFault(shown, [], new Set())).toBeUndefined();
  expect(languageFault(shown, ['en', 'fr', 'es'], new Set(['B--one']))).toBe(
    "It has texts in Français, Español, which its mode en does not say: give the story the tag 'several-languages'.",
  );
  expect(languageFault(shown, ['fr'], new Set(['A--one']))).toBeUndefined();
  expect(languageFault(snapshot('A', 'en-XA'), ['en'], new Set())).toBeUndefined();
  expect(languageFault(snapshot('A', 'all'), ['en', 'es', 'ar', 'fr'], new Set())).toBeUndefined();
});

test('tags are those of the index of stories', () => {
  const entries = {
    one: { id: 'one', tags: ['several-languages'] },
    two: { id: 'two', tags: ['stable'] },
    three: { id: 'three' },
  };
  expect(taggedStories({ entries }, 'several-languages')).toEqual(new Set(['one']));
});

describe('what the rules are built on', () => {
  const root = resolve(import.meta.dirname, '../..');
  const sourcesIn = async (folder: string, kind: RegExp) => {
    const names = await readdir(resolve(root, folder), { recursive: true });
    const files = names
      .filter((name) => kind.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`);
    return Promise.all(files.map(async (path) => ({ path, text: await readFile(resolve(root, path), 'utf8') })));
  };

  test(
    'the build of the workbench loads no file that no story can show, and of the sources those alone',
    { timeout: 60_000 },
    async () => {
      const loaded = new Set<string>();
      for (const file of ['vite.config.ts', '.storybook/main.ts']) {
        const { dependencies } = await runnerImport(resolve(root, file), {
          root,
          configFile: false,
          logLevel: 'error',
        });
        for (const path of dependencies) loaded.add(relative(root, path).replaceAll('\\', '/'));
      }
      const scripts = [...loaded].filter((path) => path.startsWith('scripts/'));
      expect(scripts.length).toBeGreaterThan(20);
      expect((await reachOf(scripts.map(modified))).reachedBy.get('A--one en')).toEqual(scripts);
      // A source is only looked up among the modules of the browser. Of these, tokens are in pictures, and reach everything as
      // modules; the others make icons, headers, pages of the site and checks. One more must be judged before it stands here.
      expect([...loaded].filter((path) => !path.startsWith('scripts/')).toSorted()).toEqual([
        'src/brand/mark.ts',
        'src/brand/palette.ts',
        'src/company.ts',
        'src/components/MapEmbed/mapAddress.ts',
        'src/i18n/languages.ts',
        'src/i18n/lookup.ts',
        'src/i18n/textState.ts',
        'src/site/decoded.ts',
        'src/theme/tokens.ts',
        'src/theme/typeSettings.ts',
      ]);
    },
  );

  test('only pages of the docs import what the statistics leave out: modules that a plugin makes up', async () => {
    const sources = (
      await Promise.all(['src', '.storybook', 'scripts'].map((folder) => sourcesIn(folder, /\.(?:tsx?|mdx)$/)))
    ).flat();
    expect(sources.length).toBeGreaterThan(150);
    const madeUp = sources
      .filter(({ path, text }) => /\bfrom ['"]virtual:/.test(text) && !path.endsWith('.d.ts'))
      .map(({ path }) => path);
    expect(madeUp.length).toBeGreaterThan(0);
    expect(madeUp.filter((path) => !path.startsWith('src/docs/'))).toEqual([]);
    expect(sources.flatMap(({ text }) => [...text.matchAll(/'\\0(virtual:[\w-]+)'/g)].map(([, name]) => name))).toEqual(
      ['virtual:coverage-data'],
    );
  });

  test('no source reaches another by its address, which is in no statistics', async () => {
    const sources = (
      await Promise.all(['src', '.storybook'].map((folder) => sourcesIn(folder, /\.(?:tsx?|mdx)$/)))
    ).flat();
    expect(sources.filter(({ text }) => text.includes('import.meta.url')).map(({ path }) => path)).toEqual([]);
  });

  test('the stories have the whole typeface, so that a character of one catalog changes no other', async () => {
    const sheet = await readFile(resolve(root, 'src/theme/fonts.css'), 'utf8');
    expect(sheet).toContain("@import '@fontsource-variable/readex-pro/index.css'");
    const users = (await sourcesIn('scripts', /\.(?:ts|mjs)$/)).filter(
      ({ path, text }) => /from '[./]+fonts\/fonts/.test(text) && !path.startsWith('scripts/fonts/'),
    );
    expect(users.map(({ path }) => path)).toEqual(['scripts/prerender/prerender.ts']);
  });
});
