import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { build, type InlineConfig } from 'vite';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { affectedSnapshots, type AffectedOptions } from './affectedSnapshots.ts';
import { features, readBuild, viteFinal, type Build } from './buildManifest.ts';

const pathOf = temporaryFolder();

/** Files by their paths; undefined: there is none. */
type Files = Record<string, string | undefined>;

const languages = ['en', 'es', 'ar', 'fr'];

/** Stories A and B, of which A shows a part of B. */
const project: Files = {
  'iframe.html': '<script type="module" src="/app.js"></script>',
  'app.js': "import './.storybook/preview.js'; import './@storybook/builder-vite/storybook-stories.js';",
  '@storybook/builder-vite/storybook-stories.js': "globalThis.stories = import.meta.glob('/src/**/*.stories.js');",
  '.storybook/preview.js': "import '../src/theme.js'; import '../docs/page.js'; import './languageReview.tsx';",
  '.storybook/languageReview.tsx': languages
    .map((code) => `import ${code} from '../src/i18n/messages/${code}.json'; globalThis.${code} = ${code};`)
    .join('\n'),
  ...Object.fromEntries(languages.map((code) => [`src/i18n/messages/${code}.json`, `{ "title": "${code}" }`])),
  'docs/page.js': "import '../src/B/B.js'; globalThis.page = 'documentation';",
  'src/theme.js': "globalThis.theme = 'dark';",
  'src/A/A.stories.js': "import './A.js'; import './a.css';",
  'src/A/A.js': "import '../B/part.js'; globalThis.A = 'a card';",
  'src/A/a.css': 'a { color: red }',
  'src/B/B.stories.js': "import './B.js';",
  'src/B/B.js': "import './part.js'; import('./late.js'); globalThis.B = 'b';",
  'src/B/part.js': "globalThis.part = 'part';",
  'src/B/late.js': "globalThis.late = 'late';",
};

const snapshots = ['A', 'B'].flatMap((story) =>
  languages.map((locale) => ({
    id: `${story} ${locale}`,
    storyId: story,
    file: `src/${story}/${story}.stories.js`,
    globals: { locale },
  })),
);

let builds = 0;

/** Builds the project with other files, in a folder of its own, as a checkout is. */
async function buildWith(files: Files, config: InlineConfig = {}) {
  const root = pathOf(`checkout-${builds++}`);
  for (const [path, text] of Object.entries({ ...project, ...files })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const outputDir = join(root, 'out');
  mkdirSync(outputDir);
  const options = { configDir: join(root, '.storybook'), outputDir, checkouts: [root] };
  const output = { outDir: outputDir, emptyOutDir: false, rolldownOptions: { input: join(root, 'iframe.html') } };
  const common: InlineConfig = { root, configFile: false, logLevel: 'error', base: './', build: output };
  await build(viteFinal({ ...common, ...config }, options));
  return readBuild(outputDir);
}

let unchanged: Build;
/** It is the same for all tests. */
let built: Promise<Build> | undefined;
beforeEach(async () => {
  unchanged = await (built ??= buildWith({}));
});

const find = (options: Pick<AffectedOptions, 'now'> & Partial<AffectedOptions>) =>
  affectedSnapshots({
    config: exampleConfig,
    before: unchanged,
    changes: [],
    snapshots,
    multilingualStories: new Set(),
    read: async () => '{}',
    ...options,
  });

/** The stories that differ between two builds, or the reason why these are all. */
async function difference(before: Build, now: Build) {
  const { everything, affectedBy } = await find({ before, now });
  return everything ?? [...new Set([...affectedBy.keys()].map((id) => id[0]))];
}

const effectOf = async (now: Files, before?: Files, config?: InlineConfig) =>
  difference(
    before || config ? await buildWith({ ...before }, config) : unchanged,
    await buildWith({ ...before, ...now }, config),
  );

test('what two checkouts build of the same files affects nothing', async () => {
  expect(await effectOf({})).toEqual([]);
});

test.each<[what: string, expected: string | string[], now: Files, before?: Files]>([
  ['a story', ['A'], { 'src/A/A.stories.js': "import './A.js'; import './a.css'; globalThis.more = 1;" }],
  ['what one story imports', ['A'], { 'src/A/A.js': "import '../B/part.js'; globalThis.A = 'another card';" }],
  ['what two stories import', ['A', 'B'], { 'src/B/part.js': "globalThis.part = 'other';" }],
  ['a dynamic import', ['B'], { 'src/B/late.js': "globalThis.late = 'later';" }],
  ['a style sheet', ['A'], { 'src/A/a.css': 'a { color: blue }' }],
  [
    'a style sheet that only another one imports',
    ['A'],
    { 'src/tones.css': 'b { color: blue }' },
    { 'src/A/a.css': "@import '../tones.css';", 'src/tones.css': 'b { color: red }' },
  ],
  [
    'a picture that a style sheet shows',
    ['A'],
    { 'src/A/a.png': 'a'.repeat(5000) },
    { 'src/A/a.css': 'a { background: url(a.png) }', 'src/A/a.png': 'b'.repeat(5000) },
  ],
  [
    'a picture by its URL',
    ['B'],
    { 'src/B/b.png': 'a'.repeat(5000) },
    { 'src/B/late.js': "globalThis.url = new URL('./b.png', import.meta.url);", 'src/B/b.png': 'b'.repeat(5000) },
  ],
  [
    'what a worker imports',
    ['B'],
    { 'src/sum.js': 'postMessage(2)' },
    {
      'src/B/late.js': "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });",
      'src/B/worker.js': "import '../sum.js'; postMessage('done');",
      'src/sum.js': 'postMessage(1)',
    },
  ],
  [
    'what is found by a pattern',
    ['B'],
    { 'src/icons/two.js': 'export default 2' },
    {
      'src/B/B.js': "globalThis.icons = import.meta.glob('../icons/*.js', { eager: true });",
      'src/icons/one.js': 'export default 1',
    },
  ],
  ['a module that another one takes the place of', ['B'], { 'src/B/late.js': undefined, 'src/B/late.js.js': '' }],
  [
    'a package',
    ['B'],
    { 'node_modules/tones/index.js': "globalThis.tone = 'blue';" },
    {
      'src/B/B.js': "import 'tones';",
      'node_modules/tones/package.json': '{ "name": "tones", "type": "module", "main": "index.js" }',
      'node_modules/tones/index.js': "globalThis.tone = 'red';",
    },
  ],
  [
    'a module that is left out when nothing of it is used',
    ['A'],
    { 'src/A/package.json': '{ "sideEffects": false }' },
    { 'src/A/package.json': '{}' },
  ],
  [
    'an alias that is exchanged with another one',
    ['A'],
    {
      'src/A/A.js': "import '#two'; import '#one';",
      'package.json': '{ "imports": { "#one": "./src/B/late.js", "#two": "./src/B/part.js" } }',
    },
    {
      'src/A/A.js': "import '#two'; import '#one';",
      'package.json': '{ "imports": { "#two": "./src/B/late.js", "#one": "./src/B/part.js" } }',
    },
  ],
  [
    'one of two versions of a package',
    ['B'],
    { 'node_modules/cards/node_modules/tones/index.js': "globalThis.cards = 'blue';" },
    {
      'src/A/A.js': "import 'tones';",
      'src/B/B.js': "import 'cards';",
      'node_modules/tones/index.js': "globalThis.tone = 'red';",
      'node_modules/cards/index.js': "import 'tones';",
      'node_modules/cards/node_modules/tones/index.js': "globalThis.cards = 'red';",
    },
  ],
  ['a file that no story loads', [], { 'README.md': 'more', 'vite.config.js': 'export default {}', 'src/C.js': 'c' }],
  ['a module that the preview imports', 'src/theme.js is part of every story', { 'src/theme.js': 'theme = 1;' }],
  [
    'a style sheet that the preview imports',
    'a style sheet of every story differs',
    { 'src/all.css': 'a { color: blue }' },
    { '.storybook/preview.js': "import '../src/all.css';", 'src/all.css': 'a { color: red }' },
  ],
  ['a file that is served', 'logo.svg is served with every story', { 'public/logo.svg': '<svg/>' }],
  [
    'the page of the stories',
    'the page of the stories differs (iframe.html)',
    { 'iframe.html': '<base target="_top"><script type="module" src="/app.js"></script>' },
  ],
  [
    'documentation that the preview imports',
    [],
    { 'docs/page.js': "import '../src/B/B.js'; globalThis.page = 'more';" },
  ],
  ['what documentation shows', ['B'], { 'src/B/B.js': "import './part.js'; import('./late.js'); globalThis.B = 'c';" }],
])('%s', async (_, expected, now, before) => {
  expect(await effectOf(now, before)).toEqual(expected);
});

test.each(['src/B/late.js', 'node_modules/plans/index.js'])(
  'a value that the build puts in place of a name affects what has the name: %s',
  async (path) => {
    const files = {
      'src/B/late.js': "import 'plans';",
      'node_modules/plans/index.js': '',
      [path]: 'globalThis.late = [VERSION, import.meta.env.VITE_PLAN];',
    };
    const before = await buildWith({ ...files, '.env': 'VITE_PLAN=free' }, { define: { VERSION: '"1"', DATE: '"1"' } });
    const effect = async (plan: string, define: Record<string, string>) => {
      const now = await buildWith({ ...files, '.env': plan }, { define });
      return [...(await find({ before, now })).affectedBy.keys()];
    };
    const ofB = snapshots.filter(({ storyId }) => storyId === 'B').map(({ id }) => id);
    expect(await effect('VITE_PLAN=free', { VERSION: '"2"', DATE: '"1"' })).toEqual(ofB);
    expect(await effect('VITE_PLAN=paid', { VERSION: '"1"', DATE: '"1"' })).toEqual(ofB);
    expect(await effect('VITE_PLAN=free', { VERSION: '"1"', DATE: '"2"' })).toEqual([]);
  },
);

test.each([
  ['import.meta.env', ['B']],
  ['import.meta.env.VITE_PLAN', []],
])('a variable that `define` adds affects what has all of them: %s', async (code, expected) => {
  const files = { 'src/B/late.js': `globalThis.late = ${code};`, '.env': 'VITE_PLAN=free' };
  const buildOn = (day: string) => buildWith(files, { define: { 'import.meta.env.DAY': day } });
  expect(await difference(await buildOn('"1"'), await buildOn('"2"'))).toEqual(expected);
});

test('what a plugin generates affects what imports it, and what it emits under a name of its own everything', async () => {
  const generating = (icons: string, emitted: string): InlineConfig => ({
    plugins: [
      {
        name: 'icons',
        resolveId: (id) => (id === 'virtual:icons' ? `\0${id}` : undefined),
        load: (id) => (id === '\0virtual:icons' ? `globalThis.icons = '${icons}';` : undefined),
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'flags/de.svg', source: emitted });
        },
      },
    ],
  });
  const files = { 'src/B/late.js': "import 'virtual:icons';" };
  const before = await buildWith(files, generating('one', 'flag'));
  const affected = await find({ before, now: await buildWith(files, generating('two', 'flag')) });
  expect([...affected.affectedBy.keys()]).toEqual(
    snapshots.filter(({ storyId }) => storyId === 'B').map(({ id }) => id),
  );
  const { everything } = await find({ before, now: await buildWith(files, generating('one', 'other')) });
  expect(everything).toBe('any story may load flags/de.svg');
});

test('a style sheet whose URL is imported affects the story that imports it', async () => {
  const files = { 'src/A/A.js': "import url from './a.css?url'; globalThis.A = url;" };
  expect(await effectOf({}, files)).toEqual([]);
  expect(await effectOf({ 'src/A/a.css': 'a { color: blue }' }, files)).toEqual(['A']);
});

test('a picture that a plugin names by a code of its path affects the story that imports it', async () => {
  const config: InlineConfig = {
    plugins: [
      {
        name: 'next-image',
        enforce: 'pre',
        resolveId: (id, importer) =>
          id.endsWith('.svg')
            ? `\0virtual:next-image:${Buffer.from(join(dirname(importer!), id)).toString('base64url')}`
            : undefined,
        load: (id) =>
          id.startsWith('\0virtual:next-image:')
            ? `import src from ${JSON.stringify(`${Buffer.from(id.split(':')[2]!, 'base64url').toString()}?url`)}; export default { src };`
            : undefined,
      },
    ],
  };
  const files = { 'src/A/A.js': "import logo from './logo.svg'; globalThis.A = logo;", 'src/A/logo.svg': '<svg />' };
  expect(await effectOf({}, files, config)).toEqual([]);
  expect(await effectOf({ 'src/A/logo.svg': '<svg width="1" />' }, files, config)).toEqual(['A']);
});

test('nothing that Storybook writes for coding assistants is in a build that is captured', () => {
  expect(features({ componentsManifest: true, actions: true })).toMatchObject({
    componentsManifest: false,
    actions: true,
  });
});

test('a style sheet that a plugin moves into a script affects everything', async () => {
  const config: InlineConfig = {
    plugins: [
      {
        name: 'styles-in-scripts',
        enforce: 'post',
        generateBundle(_options, bundle) {
          const entry = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry)!;
          for (const [name, file] of Object.entries(bundle)) {
            if (file.type !== 'asset' || !name.endsWith('.css')) continue;
            (entry as { code: string }).code += `globalThis.styles = ${JSON.stringify(file.source)};`;
            delete bundle[name];
          }
          for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
        },
      },
    ],
  };
  const now = { 'src/A/A.js': "globalThis.A = 'another card';" };
  expect(await effectOf({ ...now, 'src/A/a.css': 'a { color: blue }' }, {}, config)).toMatch(/^any story may load /);
  expect(await effectOf(now, {}, config)).toEqual(['A']);
});

test('other options of the output affect everything', async () => {
  const withBanner = (banner: string): InlineConfig => ({
    plugins: [{ name: 'banner', config: () => ({ build: { rolldownOptions: { output: { banner } } } }) }],
  });
  const buildBy = (version: string) => buildWith({}, withBanner(`globalThis.version = '${version}';`));
  expect(await difference(await buildBy('1'), await buildBy('1'))).toEqual([]);
  expect(await difference(await buildBy('1'), await buildBy('2'))).toBe('scripts are built with other options');
});

test('a Storybook that Vite has not built is captured as a whole', async () => {
  const now = { ...unchanged, manifest: null };
  const { everything, affectedBy } = await find({ now });
  expect(everything).toBe('Vite has not built this Storybook, so what a story loads is not known');
  expect(affectedBy.size).toBe(snapshots.length);
});

describe('a catalog that only the loader imports', () => {
  const messages = {
    en: { title: 'Title', more: 'More' },
    es: { title: 'Título', more: 'Más' },
    ar: {},
    fr: { title: 'Titre' },
  };
  type Catalogs = Partial<Record<string, object>>;
  const reading =
    (before: Catalogs, now: Catalogs): AffectedOptions['read'] =>
    async (path, side) => {
      const code = /(\w+)\.json$/.exec(path)![1] as keyof typeof messages;
      return JSON.stringify((side === 'before' ? before : now)[code] ?? messages[code]);
    };
  const effectOfCatalog = async (code: string, now: Catalogs, options: Partial<AffectedOptions> = {}) => {
    const path = `src/i18n/messages/${code}.json`;
    const { everything, affectedBy } = await find({
      now: await buildWith({ [path]: JSON.stringify(now[code] ?? {}) }),
      changes: [{ path, kind: 'modified' }],
      read: reading({}, now),
      ...options,
    });
    return everything ?? [...affectedBy.keys()];
  };

  test('affects the snapshots in its language, and the stories with the tag for several', async () => {
    const es = { es: { title: 'Título', more: 'Aún más' } };
    expect(await effectOfCatalog('es', es)).toEqual(['A es', 'B es']);
    expect(await effectOfCatalog('es', es, { multilingualStories: new Set(['B']) })).toEqual([
      'A es',
      ...languages.map((code) => `B ${code}`),
    ]);
  });

  test('affects the snapshots that showed a changed message, with any suffix and in lists', async () => {
    const es = { es: { title: 'Título', more: 'Más', items_one: '1', nav: { home: 'Inicio' } } };
    const showing = (...keys: string[]) => ({ messagesOf: (id: string) => (id.startsWith('A') ? keys : ['title']) });
    for (const key of ['items', 'nav', 'nav.home'])
      expect(await effectOfCatalog('es', es, showing(key))).toEqual(['A es']);
    expect(await effectOfCatalog('es', es, showing('item', 'title'))).toEqual([]);
    // It was requested before a catalog had it.
    const added = { es: { title: 'Título', more: 'Más', added: 'Nuevo' } };
    expect(await effectOfCatalog('es', added, showing('title', 'added'))).toEqual(['A es']);
    expect(await effectOfCatalog('es', es, showing())).toEqual([]);
  });

  test('affects the snapshots whose keys are none of the catalog, as with a namespace', async () => {
    const es = { es: { title: 'Otro', more: 'Más' } };
    expect(await effectOfCatalog('es', es, { messagesOf: () => ['translation:more'] })).toEqual(['A es', 'B es']);
  });

  test('affects everything where git shows no change of it', async () => {
    const es = { es: { title: 'Otro' } };
    expect(await effectOfCatalog('es', es, { changes: [{ path: 'lang/es.json', kind: 'modified' }] })).toBe(
      'the builds have different versions of src/i18n/messages/es.json, and git shows no change of it',
    );
  });

  test('affects every story that imports it as well', async () => {
    const files = { 'src/A/A.js': "import '../i18n/messages/es.json';" };
    const path = 'src/i18n/messages/es.json';
    const { affectedBy } = await find({
      before: await buildWith(files),
      now: await buildWith({ ...files, [path]: '{ "title": "Otro" }' }),
      changes: [{ path, kind: 'modified' }],
      read: reading({}, { es: { title: 'Otro', more: 'Más' } }),
    });
    expect([...affectedBy.keys()].toSorted()).toEqual(['A ar', 'A en', 'A es', 'A fr', 'B es']);
  });

  test('of a language that was removed affects everything', async () => {
    const path = 'src/i18n/messages/es.json';
    const { everything } = await find({ now: unchanged, changes: [{ path, kind: 'deleted' }] });
    expect(everything).toBe(`${path} is the catalog of a language that was removed`);
  });
});

describe('the changed files that affect a snapshot are', () => {
  const sourcesOf = async (now: Files, paths: readonly string[]) => {
    const changes = paths.map((path) => ({ path, kind: 'modified' }) as const);
    const { affectedBy } = await find({ now: await buildWith(now), changes });
    return Object.fromEntries(['A en', 'B en'].map((id) => [id, affectedBy.get(id)]));
  };

  test('those that its story or the preview loads', async () => {
    const now = { 'src/B/late.js': "globalThis.late = 'later';", 'src/A/a.css': 'a { color: blue }' };
    expect(await sourcesOf(now, ['README.md', 'src/A/a.css', 'src/B/late.js'])).toEqual({
      'A en': ['src/A/a.css'],
      'B en': ['src/B/late.js'],
    });
  });

  test('style sheets and pictures that the build reads without a module for each', async () => {
    const now = { 'src/B/late.js': "globalThis.late = 'later';" };
    expect(await sourcesOf(now, ['src/B/late.js', 'src/_tones.scss', 'tools/run.js'])).toMatchObject({
      'B en': ['src/B/late.js', 'src/_tones.scss'],
    });
  });

  test('any others, where it shows none of those', async () => {
    const now = { 'src/B/late.js': "globalThis.late = 'made of tokens';" };
    expect(await sourcesOf(now, ['tokens.json'])).toMatchObject({ 'B en': ['tokens.json'] });
  });
});
