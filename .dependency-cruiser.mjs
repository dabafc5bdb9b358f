/*
 * The folders of the repository and the allowed import directions (docs/architecture.md). `npm run lint` checks every import.
 */

const tests = '\\.(?:test|spec)\\.tsx?$';
const stories = '\\.stories\\.tsx$';

const review = '^packages/language-review/src/';

/** The parts of the language review by where they run: its modules with that suffix, and the entry that loads them. */
const parts = {
  panel: `${review}(?:panel\\.ts$|.+\\.panel\\.tsx?$)`,
  preview: `${review}(?:preview\\.ts$|.+\\.preview\\.tsx?$)`,
  server: `${review}(?:(?:cli|preset|server)\\.ts$|.+\\.server\\.ts$)`,
};

const conditions = (of) => (typeof of === 'string' ? { path: of } : of);

/** `from` and `to` are conditions, or paths alone; the comment is shown with each finding. */
const forbid = (name, comment, from, to) => ({
  name,
  severity: 'error',
  comment,
  from: conditions(from),
  to: conditions(to),
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules with circular imports cannot be understood separately.',
      {},
      {
        circular: true,
        // A page that is loaded on demand may import the list that loads it.
        viaOnly: { dependencyTypesNot: ['dynamic-import'] },
      },
    ),

    forbid(
      'packages-know-nothing',
      'A package could be published as it is: it imports nothing of the site, the workbench, the build or the tools.',
      '^packages/',
      '^(?:src|\\.storybook|workbench|build|tools|e2e)/',
    ),
    forbid(
      'one-library-per-adapter',
      'A project installs the library of its adapter alone: only an adapter imports one, and no other module an adapter.',
      {
        path: review,
        pathNot: [`${review}adapters/\\w+/\\w+\\.preview\\.tsx$`, tests],
      },
      `${review}adapters/\\w+/\\w+\\.preview\\.tsx$|^node_modules/(?:@lingui|i18next|react-i18next|react-intl)/`,
    ),
    ...Object.entries(parts).map(([name, path]) =>
      forbid(
        `${name}-of-the-language-review`,
        'Panel, preview and server run in three places: they share modules without a suffix, and exchange channel.ts and api.ts.',
        { path, pathNot: tests },
        { path: Object.values(parts).filter((other) => other !== path) },
      ),
    ),
    forbid(
      'shared-by-the-language-review',
      'A module without a suffix runs anywhere: it imports no part of panel, preview or server.',
      { path: review, pathNot: [...Object.values(parts), `${review}fixtures/`, tests] },
      { path: Object.values(parts) },
    ),
    forbid(
      'product-knows-no-tools',
      'The product imports no tool, no package and nothing of the workbench; stories and tests may.',
      { path: '^src/', pathNot: [stories, tests] },
      '^(?:\\.storybook|workbench|build|tools|e2e|packages)/',
    ),
    forbid(
      'stories-know-the-workbench-only',
      'A story imports the product, helpers of the workbench, the modes and the entries of packages.',
      '^src/.*' + stories,
      '^(?:build|tools|e2e)/|^\\.storybook/(?!modes\\.ts$)',
    ),
    forbid(
      'tests-of-the-product',
      'A test of the product imports the product.',
      '^src/.*' + tests,
      '^(?:\\.storybook|workbench|build|tools|e2e)/',
    ),
    forbid(
      'public-entries',
      'A package is used through the entries of its package.json: import it by name.',
      { pathNot: '^packages/' },
      { path: '^packages/', dependencyTypesNot: ['aliased'] },
    ),
    forbid(
      'build-is-alone',
      'Vite plugins import the product and the entries of packages.',
      '^build/',
      '^(?:\\.storybook|workbench|tools|e2e)/',
    ),
    forbid(
      'workbench-is-alone',
      'Pages and helpers of the workbench import the product and the entries of packages.',
      '^workbench/',
      '^(?:\\.storybook|build|tools|e2e)/',
    ),
    forbid(
      'preview-without-pages',
      'All stories are tested with the preview: through the pages of components, each would be a test of every component.',
      '^\\.storybook/preview\\.tsx$',
      { path: '^workbench/ComponentPage\\.tsx$', reachable: true },
    ),
    forbid(
      'tools-are-alone',
      'A command imports the product and the entries of packages.',
      '^tools/',
      '^(?:\\.storybook|workbench|build|e2e)/',
    ),
    forbid(
      'no-tool-for-browser-tests',
      'Browser tests import the product, the entries of packages, the modes, what the build says of hosts, and the measurements of a page load.',
      '^e2e/',
      {
        path: '^tools/(?!start/servers\\.ts$|bench/pageLoad\\.ts$)|^build/(?!hosts/)|^\\.storybook/(?!modes\\.ts$)|^workbench/(?!sources/sourceUrl\\.ts$|contrast\\.ts$)',
      },
    ),

    forbid(
      'theme-i18n-and-lib-are-the-ground',
      'Theme, i18n and lib import nothing above them.',
      { path: '^src/(?:theme|i18n|lib)/', pathNot: tests },
      '^src/(?!theme/|i18n/|lib/)',
    ),
    forbid(
      'content-is-data',
      'Company, pages, pictures and brand are data: they import tokens and types.',
      { path: '^src/content/', pathNot: tests },
      '^src/(?!content/|theme/tokens\\.ts$|i18n/|components/Picture/pictureSource\\.ts$)',
    ),
    forbid(
      'components-know-no-site',
      'Components import theme, i18n and lib; content reaches them through props. Only the logo has its shapes from content/brand.',
      { path: '^src/components/', pathNot: [stories, tests] },
      '^src/(?!components/|theme/|i18n/|lib/|content/brand/)',
    ),
    forbid(
      'sections-know-no-pages',
      'Sections import components, theme, i18n and content.',
      '^src/sections/',
      '^src/(?:layout|screens|app)/',
    ),
    forbid(
      'layout-knows-no-pages',
      'Layout imports components, theme, i18n and content.',
      '^src/layout/',
      '^src/(?:sections|screens|app)/',
    ),
    forbid('screens-know-no-app', 'Screens do not know the app that routes to them.', '^src/screens/', '^src/app/'),
    forbid(
      'no-router-below-layout',
      'Only layout, screens and app know the router.',
      '^src/(?:theme|i18n|lib|content|components|sections)/',
      '^node_modules/react-router',
    ),
    forbid(
      'no-insides-of-another-folder',
      'Another folder is imported through its index.ts, or its modules of data alone: never its styles or parts.',
      { path: '^src/(?:components|sections|layout|screens)/([^/]+)/', pathNot: tests },
      {
        path: '^src/(?:components|sections|layout|screens)/[^/]+/.+\\.(?:tsx|styles\\.ts)$',
        pathNot: '^src/(?:components|sections|layout|screens)/$1/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|^packages/.*/node_modules' },
    exclude: { path: '^(?:dist|storybook-static|visual-report)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
