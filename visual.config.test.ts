import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { runnerImport } from 'vite';
import { describe, expect, test } from 'vitest';
import { affectedSnapshots, loadConfig } from 'visual-review/testing';
import { contrastRatio } from './workbench/contrast.ts';
import config from './visual.config.ts';

const root = import.meta.dirname;

/** Why a change of a file that no story imports affects everything, if it does. */
async function reasonFor(path: string) {
  const { everything } = await affectedSnapshots({
    config,
    stats: { modules: [] },
    changes: [{ path, kind: 'modified' }],
    snapshots: [],
    multilingualStories: new Set(),
    files: [],
    read: () => Promise.reject(new Error('No catalog is read')),
  });
  return everything;
}

const affectsEverything = async (path: string) => (await reasonFor(path)) !== undefined;

test('the command accepts the configuration', async () => {
  await expect(loadConfig(root)).resolves.toMatchObject({ mainBranch: 'main' });
});

const everything = {
  'is served with every story': ['public/pixel.png', 'packages/language-review/static/pane.html'],
  'is part of the build of every story': [
    'build/pictures/encode.ts',
    'build/fonts/fonts.ts',
    'packages/language-review/src/format.ts',
    'packages/system-tools/src/files/lock.ts',
  ],
  'determines the packages of every story': ['package.json', 'package-lock.json'],
  'configures the build of every story': ['vite.config.ts', 'tsconfig.json', '.storybook/main.ts'],
  'is not among the modules of the build': [
    '.storybook/preview-head.html',
    'src/theme/imported-by-a-sheet.css',
    'whatever',
  ],
};

test.each(Object.entries(everything).flatMap(([because, paths]) => paths.map((path) => [path, because] as const)))(
  '%s affects everything: it %s',
  async (path, because) => {
    expect(await reasonFor(path)).toMatch(`${path} ${because}`);
  },
);

test.each([
  'README.md',
  'e2e/home.spec.ts',
  'e2e/fixtures/de.json',
  'src/i18n/lookup.test.ts',
  '.storybook/stories.test.tsx',
  'build/fonts/fonts.test.ts',
  'src/components/Picture/pictureModules.d.ts',
  '.github/workflows/ci.yml',
  '.ci/run',
  '.gitignore',
  '.oxlintrc.json',
  'playwright.config.ts',
  'vitest.config.ts',
  'visual.config.ts',
  'index.html',
  'art/hero.py',
  'docs/pictures/site.webp',
  'packages/language-review/pictures/marks.webp',
  'packages/language-review/build/build.ts',
  'examples/flat/src/Basket.tsx',
  '.storybook/manager.ts',
  'workbench/manager/sourceLink.tsx',
  'src/i18n/glossary.json',
  'src/i18n/approvals/ar.json',
  'src/i18n/notes/ar.json',
  'packages/visual-review/src/affected/affectedSnapshots.ts',
  'tools/a-new-folder/command.ts',
  'tools/chromatic/command.ts',
  'tools/faults/command.ts',
  'tools/receiver/store.ts',
])('%s affects no story', async (path) => {
  expect(await reasonFor(path)).toBeUndefined();
});

test('a change of the build of the workbench affects every story, for Chromatic and for the local review', async () => {
  const { externals = [] } = await getConfiguration(resolve(root, 'chromatic.config.json'));
  const ofTheBuild = externals.filter((path) => /^(?:build|packages|workbench)\//.test(path));
  expect(ofTheBuild.length).toBeGreaterThan(2);
  const results = await Promise.all(ofTheBuild.map((glob) => affectsEverything(glob.replace('**', 'one.ts'))));
  expect(results).toEqual(ofTheBuild.map(() => true));
});

describe('the languages of a snapshot', () => {
  const { languagesOfGlobals, languagesOfReports } = config.languages;

  test('are derived from its globals', () => {
    expect(languagesOfGlobals({ locale: 'ar' })).toEqual(['ar']);
    expect(languagesOfGlobals({})).toEqual(['en']);
    expect(languagesOfGlobals({ locale: 'en-XA' })).toEqual(['en']);
    expect(languagesOfGlobals({ locale: 'ar', compare: 'english' })).toEqual(['ar', 'en']);
    expect(languagesOfGlobals({ locale: 'ar', marks: 'on' })).toEqual(['ar', 'en']);
    expect(languagesOfGlobals({ locale: 'all' })).toEqual(Object.keys(config.languages.catalogs));
  });

  test('with its messages, are read from the reports of the story', () => {
    const { messagesOfReports } = config.languages;
    const messages = { type: 'language-review/messages', status: 'passed', result: { keys: ['heroTitle'] } };
    expect(messagesOfReports([messages])).toEqual(['heroTitle']);
    expect(messagesOfReports([])).toBeUndefined();
    const status = 'passed';
    expect(
      languagesOfReports([
        { type: 'a11y', version: 1, status, result: {} },
        { type: 'language-review/languages', version: 1, status, result: { languages: ['en', 'ar'] } },
      ]),
    ).toEqual(['en', 'ar']);
    expect(languagesOfReports([])).toEqual([]);
  });
});

describe.each(Object.entries(config.report.palette))('the %s palette of the report', (_, colors) => {
  type Names = ReadonlyArray<keyof typeof colors>;
  const surfaces: Names = ['background', 'raised', 'surface', 'hover', 'stage'];

  test.each<[what: string, least: number, names: Names, backgrounds: Names]>([
    ['text is readable', 4.5, ['text', 'muted', 'accent', 'added', 'removed', 'failed'], surfaces],
    ['text of buttons is readable', 4.5, ['onAction'], ['action', 'actionHover']],
    [
      'controls and focus indicators are visible',
      3,
      ['control', 'focus'],
      ['background', 'raised', 'surface', 'stage'],
    ],
  ])('%s', (_what, least, names, backgrounds) => {
    const ratios = backgrounds.flatMap((background) =>
      names.map((name) => [`${name} on ${background}`, contrastRatio(colors[name], colors[background])] as const),
    );
    expect(ratios.filter(([, ratio]) => ratio < least)).toEqual([]);
  });
});

/** The sources of folders, without tests. */
const sourcesIn = (folders: readonly string[], kind = /\.(?:tsx?|mdx)$/) =>
  folders
    .flatMap((folder) =>
      readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => kind.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

describe('assumptions of the rules', () => {
  test('the build of the workbench loads only these sources, and no file without effect', async () => {
    const loaded = new Set<string>();
    const imports = await Promise.all(
      ['build/plugins.ts', '.storybook/main.ts'].map((file) =>
        runnerImport(resolve(root, file), { root, configFile: false, logLevel: 'error' }),
      ),
    );
    for (const path of imports.flatMap(({ dependencies }) => dependencies))
      loaded.add(relative(root, path).replaceAll('\\', '/'));
    const ofBuild = /^(?:build|workbench\/sources|packages)\//;
    const scripts = [...loaded].filter((path) => ofBuild.test(path));
    expect(scripts.length).toBeGreaterThan(20);
    const affecting = await Promise.all(scripts.map(affectsEverything));
    expect(scripts.filter((_, index) => !affecting[index])).toEqual([]);
    // A source affects what imports it in the browser. Of these, tokens are in images, and affect everything as modules;
    // the others generate icons, headers, pages of the site, checks, and what docs pages alone show. Evaluate a new one
    // before you add it.
    expect([...loaded].filter((path) => !ofBuild.test(path)).toSorted()).toEqual([
      'language-review.config.ts',
      'src/app/pageData.ts',
      'src/app/routes/decodedPath.ts',
      'src/components/MapEmbed/mapUrls.ts',
      'src/content/brand/mark.ts',
      'src/content/brand/palette.ts',
      'src/content/cityLine.ts',
      'src/content/company.ts',
      'src/content/pages.ts',
      'src/i18n/catalogKeys.ts',
      'src/i18n/graphemes.ts',
      'src/i18n/languages.ts',
      'src/i18n/names.ts',
      'src/i18n/openingHours.ts',
      'src/sections/ContactForm/textRules.ts',
      'src/theme/tokens.ts',
      'src/theme/typeSettings.ts',
      'workbench/behavior.ts',
      'workbench/changelog/changelog.ts',
      'workbench/colorNotes.ts',
      'workbench/contrast.ts',
      'workbench/designTokens.ts',
      'workbench/storyNames.ts',
      'workbench/tokenNotes.ts',
    ]);
  });

  test('only docs pages import virtual modules, which the statistics do not contain', () => {
    const sources = sourcesIn(['src', '.storybook', 'workbench', 'build', 'packages', 'tools']);
    expect(sources.length).toBeGreaterThan(150);
    const virtual = sources
      .filter(({ path, text }) => /\bfrom ['"]virtual:/.test(text) && !path.endsWith('.d.ts'))
      .map(({ path }) => path);
    expect(virtual.length).toBeGreaterThan(0);
    expect(virtual.filter((path) => !/^(?:workbench|packages\/language-review\/src\/coverage)\//.test(path))).toEqual(
      [],
    );
    expect(sources.flatMap(({ text }) => [...text.matchAll(/'\\0(virtual:[\w-]+)'/g)].map(([, name]) => name))).toEqual(
      ['virtual:changelog', 'virtual:coverage-data'],
    );
  });

  test('no source loads another by its URL, which the statistics do not contain', () => {
    const sources = sourcesIn(['src', '.storybook', 'workbench', 'packages/language-review/src']);
    expect(sources.filter(({ text }) => text.includes('import.meta.url')).map(({ path }) => path)).toEqual([]);
  });

  test('stories use the complete font, so a new character in one catalog does not change the other snapshots', () => {
    const sheet = readFileSync(resolve(root, 'src/theme/fonts.css'), 'utf8');
    expect(sheet).toContain("@import '@fontsource-variable/readex-pro/index.css'");
    const users = sourcesIn(['build'], /\.(?:ts|mjs)$/).filter(
      ({ path, text }) => /from '[./]+fonts\/fonts/.test(text) && !path.startsWith('build/fonts/'),
    );
    expect(users.map(({ path }) => path)).toEqual(['build/prerender/writePages.ts']);
  });
});
