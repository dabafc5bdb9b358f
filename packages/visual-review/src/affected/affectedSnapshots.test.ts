import { describe, expect, test } from 'vitest';
import type { Change } from './changedFiles.ts';
import { defaults } from '../config/defaults.ts';
import { exampleConfig } from '../config/exampleConfig.ts';
import { affectedSnapshots, affectNothing, type AffectedOptions } from './affectedSnapshots.ts';
import { importGraph, type Stats } from './dependents.ts';

const list = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const app = '/virtual:/@storybook/builder-vite/vite-app.js';

/** Statistics from what each module is imported by. */
const statsOf = (importers: Record<string, readonly string[]>): Stats => ({
  modules: Object.entries(importers).map(([name, by]) => ({ name, reasons: by.map((moduleName) => ({ moduleName })) })),
});

const stories = { 'src/A/A.stories.tsx': [list], 'src/B/B.stories.tsx': [list], 'workbench/Page.mdx': [list] };
const languages = ['en', 'es', 'ar', 'fr'];
const catalogs = {
  ...Object.fromEntries(languages.map((code) => [`src/i18n/messages/${code}.json`, ['src/i18n/allCatalogs.ts']])),
  'src/i18n/allCatalogs.ts': ['workbench/Table.tsx', '.storybook/languageReview.tsx'],
  '.storybook/languageReview.tsx': ['.storybook/preview.tsx', 'src/A/A.stories.tsx', 'src/B/B.stories.tsx'],
  'workbench/Table.tsx': ['workbench/Page.mdx'],
};

const stats = statsOf({
  [list]: [app],
  [app]: ['iframe.html'],
  'iframe.html': ['iframe.html'],
  ...stories,
  ...catalogs,
  'src/A/A.tsx': ['src/A/A.stories.tsx', 'src/B/B.tsx'],
  'src/B/B.tsx': ['src/B/B.stories.tsx'],
  'src/A/a.css': ['src/A/A.tsx'],
  'src/B/late.ts': ['src/B/B.tsx'],
  'src/B/_tones.scss': ['src/B/B.tsx'],
  'src/B/picture.webp?picture': ['src/B/B.tsx'],
  'src/B/a+b (1).webp': ['src/B/B.tsx'],
  '\0./src/B/wrapped.ts': ['src/B/B.tsx'],
  'src/theme/tokens.ts': ['src/A/A.tsx', '.storybook/preview.tsx'],
  'src/circle/one.ts': ['src/circle/two.ts'],
  'src/circle/two.ts': ['src/circle/one.ts'],
  'public/pixel.png': ['src/B/B.tsx'],
  'tools/shared.ts': ['src/B/B.tsx'],
});

const snapshot = (story: 'A' | 'B', locale: string, name = 'one', globals = {}) => ({
  id: `${story}--${name} ${locale}`,
  storyId: `${story}--${name}`,
  file: `src/${story}/${story}.stories.tsx`,
  globals: { locale, ...globals },
});
const snapshots = (['A', 'B'] as const).flatMap((story) => languages.map((locale) => snapshot(story, locale)));
const everySnapshot = snapshots.map(({ id }) => id);
const of = (story: string) => everySnapshot.filter((id) => id.startsWith(story));

const messages: Record<string, object> = {
  en: { title: 'Title', more: 'More' },
  es: { title: 'Título', more: 'Más' },
  ar: { title: 'عنوان', more: 'أكثر' },
  fr: { title: 'Titre', more: 'Plus' },
};

/** Reads catalogs that equal `messages` except for those given. */
const reading =
  (before: typeof messages, now: typeof messages = {}): AffectedOptions['read'] =>
  async (path, side) => {
    const code = /(\w+)\.json$/.exec(path)?.[1] ?? '';
    const found = (side === 'before' ? before : now)[code] ?? messages[code];
    return found ? JSON.stringify(found) : '';
  };

const modified = (path: string): Change => ({ path, kind: 'modified' });
const deleted = (path: string): Change => ({ path, kind: 'deleted' });
const catalog = (code: string) => modified(`src/i18n/messages/${code}.json`);

const find = (changes: readonly Change[], options: Partial<AffectedOptions> = {}) =>
  affectedSnapshots({
    config: exampleConfig,
    stats,
    changes,
    snapshots,
    multilingualStories: new Set(),
    files: [...importGraph(stats).keys()],
    read: reading({}),
    ...options,
  });

/** The affected snapshots, or the reason why these are all. */
async function effectOf(changes: Change | readonly Change[], options: Partial<AffectedOptions> = {}) {
  const { everything, affectedBy } = await find([changes].flat(), options);
  const affected = [...affectedBy.keys()];
  if (everything === undefined) return affected;
  expect(affected).toEqual((options.snapshots ?? snapshots).map(({ id }) => id));
  return everything;
}

test('nothing has to be built where the rules exclude every change, and no story imports or reads one', async () => {
  const isExcluded = (changes: readonly Change[], text = '') =>
    affectNothing(changes, stats, exampleConfig.affected, { files: [], read: async () => text });
  const affects = async (...paths: string[]) => !(await isExcluded(paths.map(modified)));
  expect(await affects('README.md', 'tools/command.ts')).toBe(false);
  expect(await affects('README.md', 'tools/shared.ts')).toBe(true);
  expect(await affects('src/B/B.tsx')).toBe(true);
  expect(await affects('unknown.txt')).toBe(true);
  expect(await isExcluded([modified('README.md')], "new URL('../README.md', import.meta.url)")).toBe(false);
  // A story may import it, by a pattern for example, or it may be one.
  for (const path of ['README.md', 'src/A/Form.test.stories.tsx'])
    expect(await isExcluded([{ path, kind: 'added' }])).toBe(false);
});

test('a page of documentation, which the preview alone imports, affects nothing, and what it shows affects its stories', async () => {
  const page = { 'src/B/B.tsx': ['src/B/B.stories.tsx', 'tools/page.ts'], 'tools/page.ts': ['.storybook/preview.tsx'] };
  const withPage = { stats: statsOf({ ...stories, ...page, '.storybook/preview.tsx': [app] }) };
  expect(await effectOf(modified('tools/page.ts'), withPage)).toEqual([]);
  expect(await effectOf(modified('src/B/B.tsx'), withPage)).toEqual(of('B'));
});

test('without changes no snapshot is affected', async () => {
  expect(await effectOf([])).toEqual([]);
});

test.each([
  ['a story file', 'src/A/A.stories.tsx', of('A')],
  ['what one story imports', 'src/B/B.tsx', of('B')],
  ['a module that two stories import, one of them through another component', 'src/A/A.tsx', everySnapshot],
  ['a style sheet', 'src/A/a.css', everySnapshot],
  ['an image, imported with a query', 'src/B/picture.webp', of('B')],
  ['a module that is wrapped into a virtual one', 'src/B/wrapped.ts', of('B')],
  ['a dynamic import', 'src/B/late.ts', of('B')],
  ['a page of the docs', 'workbench/Page.mdx', []],
  ['a module that only docs pages import', 'workbench/Table.tsx', []],
  ['a file of a command that a story imports nevertheless', 'tools/shared.ts', of('B')],
  ['a source that no module imports', 'src/app/browser.tsx', []],
])('%s affects the stories that import it', async (_, path, expected) => {
  expect(await effectOf(modified(path))).toEqual(expected);
});

/** What a change of a file affects where others have these texts. */
const readIn = (texts: Record<string, string>, path: string, options: Partial<AffectedOptions> = {}) =>
  effectOf(modified(path), {
    files: Object.keys(texts),
    read: async (file) => texts[file] ?? Promise.reject(new Error(`There is no ${file}`)),
    ...options,
  });

const urlOf = (path: string) => `fetch(new URL('${path}', import.meta.url))`;

test.each([
  ['src/B/picture.webp', 'src/A/a.css', 'body { background: url("../B/picture.webp") }'],
  ['src/B/picture.webp', 'src/A/a.css', '.a { background: url("../B/#{$name}.webp") }'],
  ['src/B/a+b (1).webp', 'src/A/a.css', 'body { background: url(../B/a%2Bb%20\\(1\\).webp) }'],
  ['src/B/picture.webp', 'src/A/A.tsx', urlOf('../B/picture.webp')],
  ['src/B/picture.webp', 'src/A/A.tsx', '`/pictures/${name}.webp`'],
  ['src/B/picture.webp', 'src/A/A.tsx', "'/pictures/' + name + '.webp'"],
  ['src/B/_tones.scss', 'src/A/A.tsx', urlOf('../B/_tones.scss')],
])('%s is read by %s: %s', async (path, file, text) => {
  expect(await readIn({ [file]: text }, path)).toEqual(everySnapshot);
  expect(await readIn({ [file]: "import './_tones.scss'" }, path)).toEqual(of('B'));
});

test.each([
  ['bg-red-500', '.bg-red-500{color:red}', '`bg-${tone}-500`'],
  ['bg-red-500', '@layer utilities{.bg-red-500{color:red}}', '"mt-1 bg-" + tone'],
  ['bg-red-500', '.bg-red-500{color:red}', "tone + '-500'"],
  ['bg-red-500', '.bg-red-500{color:red}', '<p className="p-1 bg-red-500">'],
  ['hover:p-1.5', String.raw`.hover\:p-1\.5:hover{padding:6px}`, '`${state}:p-1.5`'],
  ['2xl:w-[137px]', String.raw`@media (width>=96rem){.\32 xl\:w-\[137px\]{width:137px}}`, '`2xl:w-[${width}px]`'],
  ['bg-red-500', ':root{--red-500:red}.bg-red-500{background:var(--red-500)}', '`var(--${tone}-500)`'],
])(
  'a change that takes %s from the styles, or adds it, affects what may show it: %s in %s',
  async (name, rule, text) => {
    const path = 'src/B/B.tsx';
    const others = '.p-1{padding:4px}.a{background:url(a-Dt5p.png);content:"}.p-1{"}';
    const sides = { before: others + rule, now: others.replace('Dt5p', 'sJBD') };
    const effectWith = (shown: string, styles: AffectedOptions['styles']) => {
      const texts: Record<string, string> = { 'src/A/A.tsx': shown, 'before src/B/B.tsx': `'p-1 ${name}'` };
      return effectOf(modified(path), {
        styles,
        read: async (file, side) => texts[`${side} ${file}`] ?? texts[file] ?? '',
      });
    };
    for (const styles of [sides, { before: sides.now, now: sides.before }]) {
      expect(await effectWith(text, styles)).toEqual(everySnapshot);
      for (const other of ['`p-${size}`', "'bg-red-50'", '`${tone}-50`', "['-', ':', `[`]"])
        expect(await effectWith(other, styles)).toEqual(of('B'));
    }
    expect(await effectWith(text, { before: sides.before, now: sides.before })).toEqual(of('B'));
  },
);

describe('a file that a rule lets affect nothing', () => {
  test.each([
    ['src/A/terms.md', 'src/A/A.tsx', urlOf('./terms.md')],
    ['src/A/my terms.md', 'src/A/A.tsx', urlOf('./my%20terms.md?v=1')],
    ['docs/terms.md', 'src/A/a.css', 'a { mask: url("../../docs/terms.md") }'],
    ['docs/terms(1).md', 'src/A/a.css', 'a { mask: url(../../docs/terms\\(1\\).md) }'],
    ['tools/tones.css', 'src/A/a.css', '@import "../../tools/tones.css";'],
    ['tools/sum.ts', 'src/A/A.tsx', "new Worker(new URL('../../tools/sum.ts', import.meta.url))"],
  ])('affects the stories that read %s all the same, by its URL in %s: %s', async (path, file, text) => {
    expect(await readIn({ [file]: text }, path)).toEqual(everySnapshot);
    const ofB = file.endsWith('.css') ? 'src/B/_tones.scss' : 'src/B/B.tsx';
    expect(await readIn({ [ofB]: text }, path)).toEqual(of('B'));
  });

  test('affects none that may name it, as a comment or a configuration does', async () => {
    for (const text of [
      '// see docs/terms.md',
      'new URL(`./${name}`, import.meta.url)',
      'a { background: url("#{$name}") }',
    ])
      expect(await readIn({ 'src/A/A.tsx': text, 'src/A/a.css': text }, 'docs/terms.md')).toEqual([]);
    expect(await readIn({ 'tools/config.ts': "'./page/tones.css'" }, 'tools/page/tones.css')).toEqual([]);
  });
});

describe('a style sheet', () => {
  const [A, B] = ['src/A/A.module.scss', 'src/B/B.module.scss'];
  /** B's own, and one of another name that its story imports. */
  const withSheets = (sheet: string) => ({
    stats: statsOf({
      ...stories,
      [A]: ['src/A/A.stories.tsx'],
      [B]: ['src/B/B.stories.tsx'],
      [sheet]: ['src/B/B.stories.tsx'],
    }),
  });

  test.each([
    ['src/theme/_tones.scss', '@use "../theme/tones" as *;'],
    ['src/theme/_tones.scss', '@forward "src/theme/tones" show $a;'],
    ['src/theme/_tones.import.scss', '@import "a", "../theme/tones";'],
    ['src/theme/_index.scss', "@use '../theme';"],
    ['src/theme/index.scss', '@use "~@/theme/" with ($color: red);'],
    ['src/_index.scss', "@use '..' as *;"],
    ['src/A/_index.scss', '@use ".";'],
    ['src/theme/tones.module.css', '.a { composes: b from "../theme/tones.module.css"; }'],
    ['src/theme/tones.css', '@value red from "../theme/tones.css";'],
    ['src/theme/tones.less', '@import (reference) "../theme/tones";'],
    ['src/theme/tones.less', '@import "../@{theme}";'],
    ['src/theme/tones.css', '@import url(../theme/tones.css) layer(base);'],
    ['src/A/_tones.scss', '@include meta.load-css("tones");'],
    ['src/theme/_tones.scss', '@import "../theme/*";'],
    ['packages/theme/src/main.scss', '@use "pkg:@acme/theme";'],
    ['packages/theme/src/main.scss', '@use "../../packages/theme";'],
  ])('%s is read by another with %s', async (path, text) => {
    const texts = { [A]: text, 'packages/theme/package.json': '{ "name": "@acme/theme" }' };
    expect(await readIn(texts, path, withSheets(path))).toEqual(everySnapshot);
  });

  test.each([
    '@use "sass:math"; @use "../styles/mixins" as *; .tones { @include tones; }',
    '@media (min-width: 1px) { tones { color: $tones } } @layer tones;',
    '@import "@{theme}/colors"; // tones',
    '@use "../styles/tones"; @use "src/button/tones" as *;',
  ])('is not read by another with %s', async (text) => {
    expect(await readIn({ [A]: text }, 'src/theme/_tones.scss', withSheets('src/theme/_tones.scss'))).toEqual(of('B'));
  });

  test('that the statistics lack is read by those that import it, as far as some do', async () => {
    const known = { stats: statsOf({ ...stories, [A]: ['src/A/A.stories.tsx'], [B]: ['src/B/B.stories.tsx'] }) };
    expect(await readIn({ [A]: '@use "../theme/tones";' }, 'src/theme/_tones.scss', known)).toEqual(of('A'));
    expect(await readIn({}, 'src/theme/_tones.scss', known)).toMatch(/what it is for is not known$/);
  });

  test('is read through one that no story imports, as is an image', async () => {
    const texts = {
      [A]: '@use "../mixins";',
      'src/_mixins.scss': '@use "theme/tones"; a { background: url(picture.webp) }',
    };
    for (const path of ['src/theme/_tones.scss', 'src/B/picture.webp'])
      expect(await readIn(texts, path, withSheets(path))).toEqual(everySnapshot);
  });

  test.each([
    [
      'vite.config.ts',
      'css: { preprocessorOptions: { scss: { additionalData: `@use "${root}/src/theme/tones" as *;` } } }',
    ],
    ['.storybook/build/styles.ts', `additionalData: '@use "' + process.cwd() + '/src/theme/_tones.scss" as *;'`],
    ['build/styles.ts', 'export const additionalData = `@use "${folder}/${brand}.scss" as *;`;'],
    ['postcss.config.js', "globalData({ files: ['./src/theme/_tones.scss'] })"],
    ['package.json', '{ "imports": { "#tones": "./src/theme/_tones.scss" } }'],
    ['vite.config.ts', 'additionalData: `@use "~/styles";`'],
  ])('that %s names is read by all others: %s', async (file, text) => {
    const texts = { [A]: '', [B]: '', 'src/styles.scss': '@use "theme/tones";', [file]: text };
    expect(await readIn(texts, 'src/theme/_tones.scss', withSheets('src/theme/_tones.scss'))).toEqual(everySnapshot);
    expect(await readIn({ ...texts, [file]: 'plugins: [react()]' }, B, withSheets(B))).toEqual(of('B'));
  });

  test.each([
    ['package.json', '{ "exports": { "./tones": "./dist/tones.css" } }'],
    ['vite.config.ts', 'additionalData: \'@use "src/styles/tones" as *;\', plugins: [tones()]'],
    ['src/tones.test.ts', "import '../theme/tones.scss'"],
  ])('that %s does not add is read by its own: %s', async (file, text) => {
    const path = 'src/theme/_tones.scss';
    expect(await readIn({ [A]: '', [file]: text }, path, withSheets(path))).toEqual(of('B'));
  });

  test('reads the script that configures it', async () => {
    expect(await readIn({ 'src/A/a.css': '@config "../B/late.ts";' }, 'src/B/late.ts')).toEqual(everySnapshot);
  });
});

describe('what a worker or a virtual module imports is not known, so every module may affect the stories that load one:', () => {
  test.each([
    "new Worker(new URL('./sum.worker.ts', import.meta.url), { type: 'module' })",
    'new SharedWorker(\n  // Its own file.\n  new URL(/* @type */ `./${name}`, import.meta.url),\n)',
    "new Worker(new URL ('./sum.ts', import.meta.url))",
    "new Worker(new /* all */ URL\n  ('./sum.ts', import.meta.url))",
    "context.audioWorklet.addModule(new URL('./noise.js', import.meta.url))",
    "frame.src = new URL('./frame.html', import.meta.url).href",
    "import Sum from './sum?worker&inline'",
    "await import('./sum.ts?sharedworker')",
    "import.meta.glob('./workers/*.ts', { query: '?worker' })",
    "import.meta.glob('./workers/*.ts', { query: { worker: '' } })",
    "import pages from 'virtual:pages'",
    "lazy(() => import('virtual:pages'))",
  ])('%s', async (text) => {
    for (const path of ['src/B/late.ts', 'src/B/picture.webp', 'src/app/worker.ts'])
      expect(await readIn({ 'src/A/A.stories.tsx': text }, path)).toEqual(
        path === 'src/app/worker.ts' ? of('A') : everySnapshot,
      );
    expect(await readIn({ 'src/A/A.stories.tsx': text }, 'src/circle/one.ts')).toMatch('is part of every story');
  });

  test.each([
    "new URL('./picture.png', import.meta.url)",
    'new URL(`./pictures/${name}.svg`, import.meta.url)',
    "new URL('.', import.meta.url)",
    `new URL(${'/'.repeat(80)}\n${'/**/'.repeat(80)}name, import.meta.url)`,
    "new URL('/api/sum', location.href); import.meta.env.MODE",
    "import { setupWorker } from 'msw/browser'; new Worker('/sum.js')",
    "import 'virtual:uno.css'",
  ])('not %s', async (text) => {
    expect(await readIn({ 'src/A/A.stories.tsx': text }, 'src/B/late.ts')).toEqual(of('B'));
  });

  test.each(['src/A/A.css.ts', 'src/A/A.css.js'])('%s, a style sheet that the build evaluates', async (sheet) => {
    const evaluated = {
      stats: statsOf({ ...stories, [sheet]: ['src/A/A.stories.tsx'], 'src/tones.ts': ['src/B/B.stories.tsx'] }),
    };
    expect(await readIn({ [sheet]: "import { tones } from '../tones'" }, 'src/tones.ts', evaluated)).toEqual(
      everySnapshot,
    );
  });

  test('a component whose styles the build evaluates', async () => {
    const importers = { 'src/A/A.wyw-in-js.css': ['src/A/A.stories.tsx'], 'src/tones.ts': ['src/B/B.stories.tsx'] };
    const options = { stats: statsOf({ ...stories, ...importers }) };
    expect(await readIn({ 'src/A/A.stories.tsx': '' }, 'src/tones.ts', options)).toEqual(everySnapshot);
  });

  test('all where the preview starts one', async () => {
    const text = "import Sum from './sum?worker'";
    expect(
      await readIn({ '.storybook/preview.tsx': text }, 'src/B/late.ts', {
        stats: statsOf({ ...stories, 'src/B/late.ts': ['src/B/B.stories.tsx'], '.storybook/preview.tsx': [app] }),
      }),
    ).toBe('src/B/late.ts affects every story through .storybook/preview.tsx');
  });
});

describe('a module that git ignores, as a built one, may be made of', () => {
  const built = '../ui/dist/index.js';
  const texts = {
    'package.json': '{ "name": "web", "dependencies": { "@acme/ui": "*" } }',
    '../ui/package.json': '{ "name": "@acme/ui", "dependencies": { "@acme/icons": "*" } }',
    '../icons/package.json': '{ "name": "@acme/icons", "dependencies": { "@acme/tones": "*" } }',
    '../tones/package.json': '{ "name": "@acme/tones" }',
    '../uis/package.json': '{ "name": "@acme/uis" }',
  };
  const effectOfFile = (path: string, readers = ['src/A/A.stories.tsx'], config = {}, module = built) =>
    readIn({ ...texts, [module]: 'export {}' }, path, {
      files: Object.keys(texts),
      stats: statsOf({
        ...stories,
        [module]: readers,
        [path]: ['src/B/B.stories.tsx'],
        '.storybook/preview.tsx': [app],
      }),
      ...config,
    });

  test.each(['../ui/src/Button.tsx', '../ui/src/button.css', '../tones/tones.json'])('%s', async (path) => {
    expect(await effectOfFile(path)).toEqual(everySnapshot);
    expect(await effectOfFile(path, ['.storybook/preview.tsx'])).toBe(
      `${path} affects every story through .storybook/preview.tsx`,
    );
  });

  test.each(['src/B/B.tsx', '../uis/src/Button.tsx'])(
    'not %s, of a package that its own does not need',
    async (path) => {
      expect(await effectOfFile(path)).toEqual(of('B'));
    },
  );

  test('a file of its package, also where it is a part of the style sheet that imports it', async () => {
    const sheet = 'src/A/a.css';
    const sources = { 'package.json': '{ "name": "web" }', '../tones/package.json': '{ "name": "@acme/tones" }' };
    const effectOfTokens = (path: string, imported: string, made: string) =>
      readIn({ ...sources, [sheet]: `@import '${imported}';`, [made]: 'a {}' }, path, {
        files: [...Object.keys(sources), sheet, path],
        stats: statsOf({ ...stories, [sheet]: ['src/A/A.stories.tsx'], [path]: ['src/B/B.stories.tsx'] }),
      });
    expect(await effectOfTokens('tokens.json', '../made/tokens.css', 'src/made/tokens.css')).toEqual(everySnapshot);
    expect(await effectOfTokens('tokens.json', '../made/tokens.css', 'src/made/other.css')).toEqual(of('B'));
    const [tokens, made] = ['../tones/tokens.json', '../tones/made/tokens.css'];
    expect(await effectOfTokens(tokens, '@acme/tones/made/tokens.css', made)).toEqual(everySnapshot);
  });

  test('none, where it is outside of the repository', async () => {
    expect(await effectOfFile('../ui/src/Button.tsx', undefined, {}, '../../shared/index.js')).toEqual(of('B'));
  });

  test('none, where a rule lets it affect nothing', async () => {
    const rules = [{ files: ['../*/dist/**'], affects: 'nothing', reason: 'is made of what git ignores' } as const];
    const config = { ...exampleConfig, affected: { ...exampleConfig.affected, rules } };
    expect(await effectOfFile('../ui/src/Button.tsx', undefined, { config })).toEqual(of('B'));
  });
});

test.each([
  ['src/theme/tokens.ts', 'affects every story through .storybook/preview.tsx'],
  ['.storybook/preview.tsx', 'is part of every story'],
  ['iframe.html', 'is part of every story'],
  ['src/circle/one.ts', 'is part of every story'],
  ['public/pixel.png', 'is served with every story'],
  ['build/pictures/encode.ts', 'is part of the build of every story'],
  ['whatever', 'is not among the modules of the build'],
])('%s affects everything: it %s', async (path, because) => {
  expect(await effectOf(modified(path))).toMatch(`${path} ${because}`);
});

test('a mock affects everything, whoever imports it, unless a rule lets it affect nothing', async () => {
  const [nextToIt, ofPackage] = ['src/lib/__mocks__/session.ts', '__mocks__/lodash.js'];
  const imported = { stats: statsOf({ ...stories, [nextToIt]: ['src/A/A.stories.tsx'] }) };
  for (const change of [modified(nextToIt), modified(ofPackage), deleted(nextToIt)])
    for (const options of [{}, imported])
      expect(await effectOf(change, options)).toBe(`${change.path} may replace a module of any story`);
  const { affected } = exampleConfig;
  const rules = [{ files: ['**/__mocks__/**'], affects: 'nothing', reason: 'is for unit tests' } as const];
  const config = { ...exampleConfig, affected: { ...affected, rules } };
  expect(await effectOf(modified(nextToIt), { config })).toEqual([]);
});

test('without configuration, what no story imports affects everything, except for documents and tests', async () => {
  const options = { config: defaults };
  for (const path of ['package-lock.json', 'public/icon.svg', 'content/a.md', 'src/A/late.css', 'src/A/helper.ts'])
    expect(await effectOf(modified(path), options)).toBe(
      `${path} is not among the modules of the build, and what it is for is not known`,
    );
  expect(
    await effectOf(
      ['../CONTRIBUTING.de.md', 'docs/use.md', '.changeset/a-b.md', '../LICENSE', 'src/A/A.test.tsx'].map(modified),
      options,
    ),
  ).toEqual([]);
  expect(await effectOf(modified('src/B/B.tsx'), options)).toEqual(of('B'));
});

describe('what belongs to the preview is part of every story, also where a story imports it:', () => {
  /** A's story imports this file, which imports another one. */
  const imported = (path: string) => ({
    stats: statsOf({ ...stories, [path]: ['src/A/A.stories.tsx'], 'src/tone.ts': [path] }),
  });

  const tokens = { '../tokens/package.json': '{ "name": "@acme/tokens" }' };

  test.each(['preview.js', 'preview.jsx', 'preview.mts', 'preview.cjs', 'preview.ctsx', 'config.ts'])(
    'the file %s',
    async (file) => {
      const path = `.storybook/${file}`;
      expect(await effectOf(modified(path), imported(path))).toBe(`${path} is part of every story`);
      expect(await effectOf(modified('src/tone.ts'), imported(path))).toBe(
        `src/tone.ts affects every story through ${path}`,
      );
    },
  );

  test.each([
    ['src/deco.tsx', '.storybook/main.ts', "previewAnnotations: ['./src/deco.tsx']"],
    ['src/deco.tsx', '.storybook/main.mjs', "previewAnnotations: (all) => [...all, join(root, 'deco.js')]"],
    ['src/deco/index.ts', '.storybook/main.ts', "previewAnnotations: [import.meta.resolve('../src/deco')]"],
    ['src/deco.css', '.storybook/main.ts', "import { annotations } from './annotations.ts'"],
    ['src/deco.tsx', '.storybook/main.ts', 'previewHead: (head) => head + deco } // from ../src/deco.tsx'],
    ['addons/tone/preview.tsx', '.storybook/main.ts', "addons: ['../addons/tone']"],
    ['addons/tone/preview/index.js', '.storybook/main.ts', "addons: [getAbsolutePath('./addons/tone/')]"],
    ['addons/tone/preview.ts', 'addons/tone/package.json', '{}'],
    ['addons/tone/src/deco.tsx', 'addons/tone/package.json', '{ "exports": { "./preview": "./src/deco.tsx" } }'],
    [
      'addons/tone/src/deco.tsx',
      'addons/tone/package.json',
      '{ "exports": { "./preview": { "types": "./a.d.ts", "default": "./src/deco.tsx" } } }',
    ],
    ['src/deco.tsx', 'addons/preset.cjs', "exports.previewAnnotations = () => [require.resolve('../src/deco')]"],
    ['src/deco.tsx', 'addons/preset.ts', "export const previewAnnotations = ['../src/deco.tsx'];"],
    ['src/brand.ts', 'vite.config.base.ts', "import { brand } from './src/brand';"],
    ['src/brand.ts', 'tailwind.config.ts', "import { brand } from './src/brand';"],
    ['src/brand.json', 'postcss.config.cjs', "theme({ brand: require('./src/brand.json') })"],
    ['src/brand.json', 'vite.config.ts', "readFileSync(join(root, 'src', 'brand.json'))"],
    ['../tokens/src/colors.ts', 'tailwind.config.ts', "import { colors } from '@acme/tokens';"],
    ['src/theme/index.ts', 'vite.config.ts', "import { brand } from '#theme/index.ts';"],
    ['src/theme/index.ts', 'vite.config.ts', "alias: { '@theme': resolve(__dirname, 'src/theme') }"],
    ['src/brand.ts', 'apps/web/vite.config.ts', "import { scss } from '../../src/brand.ts'; // for additionalData"],
  ])('%s, which %s names: %s', async (path, file, text) => {
    const annotations = { '.storybook/annotations.ts': "export const annotations = ['../src/deco.css'];" };
    const texts = { [file]: text, ...annotations, ...tokens };
    expect(await readIn(texts, path, imported(path))).toBe(`${path} is part of every story`);
    expect(await readIn(texts, 'src/tone.ts', imported(path))).toBe(`src/tone.ts affects every story through ${path}`);
  });

  test.each([
    ['src/A/index.ts', 'tailwind.config.js', "content: ['./index.html', './src/**/*.tsx']"],
    ['src/A/index.ts', 'packages/web/vite.config.ts', "input: resolve(import.meta.dirname, 'index.html')"],
    ['src/A/index.ts', 'vite.config.ts', "lib: { entry: resolve(__dirname, 'src/index.ts'), fileName: 'index.js' }"],
    ['src/A/index.ts', 'tsup.config.ts', "entry: ['src/index.ts']"],
    ['src/A/index.ts', 'rollup.config.mjs', "{ input: './src/index.ts', output: { file: 'dist/index.js' } }"],
    ['src/A/utils.ts', 'vite.config.ts', "alias: { utils: resolve(__dirname, 'src/utils') }"],
    ['src/A/deco.tsx', '.storybook/main.ts', "previewAnnotations: [import.meta.resolve('../deco.tsx')]"],
  ])('not %s, another one than %s names: %s', async (path, file, text) => {
    const others = { 'index.html': '', 'src/index.ts': '', 'src/utils/sum.ts': '', 'deco.tsx': '' };
    expect(await readIn({ ...others, [file]: text }, path, imported(path))).toEqual(of('A'));
  });

  test('a configuration of the build, and what it names', async () => {
    const [config, colors] = ['tailwind.config.js', 'src/colors.js'];
    const texts = { [config]: "import colors from './src/colors.js';", [colors]: '' };
    const withColors = { [config]: ['src/A/A.stories.tsx'], [colors]: [config] };
    for (const path of [config, 'package.json'])
      expect(await readIn(texts, path, imported(path))).toBe(`${path} may configure the build of every story`);
    expect(await readIn(texts, colors, { stats: statsOf({ ...stories, ...withColors }) })).toBe(
      `${colors} is part of every story`,
    );
  });

  test('where a rule lets it affect nothing, it does so through that story alone', async () => {
    const path = 'tools/deco.ts';
    const texts = { '.storybook/main.ts': `previewAnnotations: ['./${path}']` };
    expect(await readIn(texts, path, imported(path))).toEqual(of('A'));
  });

  test('one without imports, which the statistics lack', async () => {
    const texts = { '.storybook/main.ts': "previewAnnotations: ['./src/deco.tsx']" };
    for (const path of ['src/deco.tsx', '.storybook/preview.mjs'])
      expect(await readIn(texts, path)).toBe(`${path} is part of every story`);
  });

  test.each([
    ['src/index.ts', '.storybook/main.ts', "stories: ['../src', { directory: '../src', files: '*.mdx' }]"],
    ['src/deco.tsx', '.storybook/main.ts', "stories: [{ directory: '../src/deco', titlePrefix: 'deco' }]"],
    ['src/deco.tsx', '.storybook/manager.ts', "import { deco } from '../src/deco.tsx'"],
    ['../tokens/src/colors.ts', 'vite.config.ts', "import type { Colors } from '@acme/tokens'"],
    ['src/deco.tsx', 'src/App.tsx', "import { deco } from './deco.tsx'"],
    ['src/deco.tsx', 'addons/preset.test.ts', "const previewAnnotations = ['../src/deco.tsx']"],
    ['src/A/preview.tsx', 'package.json', '{ "exports": { "./A": "./src/A/preview.tsx" } }'],
  ])('not %s, with %s: %s', async (path, file, text) => {
    expect(await readIn({ [file]: text, ...tokens }, path, imported(path))).toEqual(of('A'));
  });
});

test.each(['added', 'modified', 'deleted'] as const)(
  'an ignored file, or the configuration, affects nothing when it was %s and no story imports it',
  async (kind) => {
    const paths = ['README.md', 'build/fonts.test.ts', 'tools/new/bench.ts', 'visual.config.ts'];
    expect(await effectOf(paths.map((path) => ({ path, kind })))).toEqual([]);
  },
);

test.each(['before', 'now'])('the configuration affects everything where it has "prepare" %s', async (side) => {
  const read: AffectedOptions['read'] = async (_, version) =>
    version === side ? "export default { prepare: 'make' }" : '';
  expect(await effectOf(modified('visual.config.ts'), { read })).toMatch('visual.config.ts has "prepare"');
});

describe('a deleted file', () => {
  const statsBefore = statsOf({
    ...stories,
    ...catalogs,
    'src/C/C.stories.tsx': [list],
    'src/C/C.tsx': ['src/C/C.stories.tsx'],
    'src/B/old.ts': ['src/B/B.stories.tsx'],
    'src/theme/old.ts': ['.storybook/preview.tsx'],
  });

  test('affects everything where its importers are unknown', async () => {
    expect(await effectOf(deleted('src/B/old.ts'))).toBe('src/B/old.ts was deleted, and what it was for is not known');
    expect(await effectOf(deleted('src/B/old.css'), { statsBefore })).toMatch('what it was for is not known');
  });

  test.each([
    ['that one story imported', ['src/B/old.ts'], of('B')],
    ['of a deleted story', ['src/C/C.tsx', 'src/C/C.stories.tsx', 'src/app/old.ts'], []],
    ['of the preview', ['src/theme/old.ts'], 'src/theme/old.ts affects every story through .storybook/preview.tsx'],
    [
      'of a language',
      ['src/i18n/messages/fr.json'],
      'src/i18n/messages/fr.json is the catalog of a language that was removed',
    ],
  ])('%s affects its former importers', async (_, paths, expected) => {
    expect(await effectOf(paths.map(deleted), { statsBefore })).toEqual(expected);
  });

  test('that was renamed affects its former and current importers', async () => {
    const added = { path: 'src/B/late.ts', kind: 'added' } as const;
    expect(await effectOf([deleted('src/B/old.ts'), added, modified('src/B/B.tsx')], { statsBefore })).toEqual(of('B'));
  });
});

describe('a catalog', () => {
  test.each(['more_one', 'more-one'])(
    'affects those that show a changed message, if that is known: %s',
    async (key) => {
      const read = reading({ fr: { title: 'Titre', [key]: 'Un' } }, { fr: { title: 'Titre', [key]: 'Une' } });
      const shown: Record<string, readonly string[]> = {
        'A--one fr': ['title', 'mor'],
        'B--one fr': ['title', 'more'],
      };
      const messagesOf = (id: string) => shown[id];
      expect(await effectOf(catalog('fr'), { read, messagesOf })).toEqual(['B--one fr']);
      expect(await effectOf(catalog('fr'), { read, messagesOf: () => undefined })).toEqual(['A--one fr', 'B--one fr']);
      expect(await effectOf(catalog('fr'), { read, messagesOf: () => [] })).toEqual([]);
    },
  );

  test('may have messages in objects and lists, and a byte order mark', async () => {
    const nested = (home: string, step: string) =>
      `\uFEFF${JSON.stringify({ nav: { home, away: 'Loin' }, steps: ['Un', step] })}`;
    const messagesOf = (id: string) => (id.startsWith('A') ? ['nav.home'] : ['nav.away', 'steps']);
    const read = (now: string) => async (path: string, side: string) =>
      path.endsWith('fr.json') ? (side === 'now' ? now : nested('Avant', 'Deux')) : '{}';
    expect(await effectOf(catalog('fr'), { read: read(nested('Accueil', 'Deux')), messagesOf })).toEqual(['A--one fr']);
    expect(await effectOf(catalog('fr'), { read: read(nested('Avant', 'Trois')), messagesOf })).toEqual(['B--one fr']);
  });

  test('that cannot be parsed is named; one of the base has no messages', async () => {
    const broken = (wrong: string) => async (_: string, side: string) =>
      side === wrong ? '<<<<<<< HEAD' : '{"a":"b"}';
    await expect(effectOf(catalog('fr'), { read: broken('now') })).rejects.toThrow(
      'src/i18n/messages/fr.json is not a JSON object of messages: repair it (it may have conflict markers).',
    );
    expect(await effectOf(catalog('fr'), { read: broken('before') })).toEqual(inLanguage('fr'));
  });

  const inLanguage = (...codes: string[]) => everySnapshot.filter((id) => codes.includes(id.split(' ')[1] ?? ''));

  test('affects the snapshots in its language', async () => {
    const read = reading({ fr: { title: 'Avant', more: 'Plus' } });
    expect(await effectOf(catalog('fr'), { read })).toEqual(inLanguage('fr'));
    expect(await effectOf({ path: 'src/i18n/messages/fr.json', kind: 'added' })).toEqual(inLanguage('fr'));
  });

  const oldTitle = { en: { title: 'Before', more: 'More' } };
  test.each([
    ['a changed message', oldTitle, { es: { more: 'Más' }, fr: { title: ' ', more: 'Plus' } }, ['en', 'es', 'fr']],
    ['another message, not the changed one', oldTitle, { es: { title: 'Título' } }, ['en']],
    ['a new message', { en: { title: 'Title' } }, { fr: { title: 'Titre' } }, ['en', 'fr']],
    ['a removed message', {}, { en: { title: 'Title' }, fr: { title: 'Titre' } }, ['en', 'fr']],
  ])('in English: other languages lack %s', async (_, before, now, codes) => {
    expect(await effectOf(catalog('en'), { read: reading(before, now) })).toEqual(inLanguage(...codes));
  });

  test('with unchanged messages affects nothing', async () => {
    const read = reading({ fr: { more: 'Plus', title: 'Titre' } });
    expect(await effectOf(catalog('fr'), { read })).toEqual([]);
  });

  test('of an unknown language affects everything that its importers affect', async () => {
    const german = statsOf({ 'src/i18n/messages/de.json': ['src/i18n/allCatalogs.ts'] });
    expect(await effectOf(catalog('de'), { stats: { modules: [...stats.modules, ...german.modules] } })).toMatch(
      'through .storybook/preview.tsx',
    );
  });

  const read = reading({ fr: { title: 'Avant' } });

  test('affects stories in several languages, in every mode', async () => {
    const affected = await effectOf(catalog('fr'), { read, multilingualStories: new Set(['B--one']) });
    expect(new Set(affected)).toEqual(new Set([...of('B'), 'A--one fr']));
  });

  test('that a component imports directly affects the stories of that component, in every mode', async () => {
    const imported = statsOf({
      ...stories,
      ...catalogs,
      'src/i18n/messages/fr.json': ['src/i18n/allCatalogs.ts', 'src/B/B.stories.tsx'],
    });
    const affected = await effectOf(catalog('fr'), { read, stats: imported });
    expect(new Set(affected)).toEqual(new Set([...of('B'), 'A--one fr']));
  });
});

test.each([
  ['en', ['A--one all', 'A--one en-XA', 'A--compared ar', 'A--marked ar']],
  ['ar', ['A--one all', 'A--compared ar', 'A--marked ar', 'A--one ar']],
  ['fr', ['A--one all']],
])(
  'a catalog in %s affects side-by-side panes and marks, and pseudo-languages if it is English',
  async (code, expected) => {
    const more = [
      snapshot('A', 'all'),
      snapshot('A', 'en-XA'),
      snapshot('A', 'ar', 'compared', { compare: 'english' }),
      snapshot('A', 'ar', 'marked', { marks: 'on' }),
      snapshot('A', 'ar'),
    ];
    expect(await effectOf(catalog(code), { snapshots: more, read: reading({ [code]: {} }) })).toEqual(expected);
  },
);

test('a snapshot lists every file that affects it, including those that affect everything', async () => {
  const { everything, affectedBy } = await find(
    ['src/B/B.tsx', 'src/theme/tokens.ts', 'src/A/A.stories.tsx'].map(modified),
  );
  expect(everything).toMatch('src/theme/tokens.ts');
  expect(affectedBy.get('A--one en')).toEqual(['src/theme/tokens.ts', 'src/A/A.stories.tsx']);
  expect(affectedBy.get('B--one en')).toEqual(['src/B/B.tsx', 'src/theme/tokens.ts']);
});

test('statistics that lack a story affect everything', async () => {
  const { everything } = await find([], { stats: statsOf({ 'src/A/A.stories.tsx': [list] }) });
  expect(everything).toBe('the statistics of the build do not contain src/B/B.stories.tsx');
  expect((await find([], { stats: { modules: [] } })).everything).toMatch('do not contain');
});
