import type { KnipConfig } from 'knip';

/** Unused files, exports and dependencies: a part of `npm run lint`. */
export default {
  workspaces: {
    '.': {
      entry: [
        'src/app/{browser,server}.tsx',
        'workbench/*.mdx',
        '.storybook/docsPage.tsx',
        'tools/*/command.ts',
        'tools/social/card.tsx',
        // Each story file calls it.
        '.storybook/storyTests/storyTests.ts',
        'e2e/engines/{playwright.config.ts,journeys.ts}',
        'e2e/fixtures/captureFaults.ts',
      ],
      project: ['{src,workbench,build,tools,e2e,.storybook}/**/*.{ts,tsx,mjs,mdx}', '*.{ts,mjs}'],
    },
    // Its optional peers are installed for their types and for tests.
    'packages/language-review': {
      entry: ['stories/*.stories.tsx'],
      project: ['{src,stories,build}/**/*.{ts,tsx}'],
      ignoreDependencies: ['cspell-lib', 'i18next', 'react-i18next', 'react-intl', 'vitest', /^@lingui\//],
    },
    // The report loads its page by path.
    'packages/visual-review': {
      entry: ['src/report/page/main.ts'],
      project: ['{src,build}/**/*.{ts,tsx}'],
      storybook: false,
    },
    'packages/system-tools': { entry: ['src/process/exitWithParent.mjs'], project: ['**/*.{ts,mjs}'] },
  },
  compilers: {
    // The imports of a page stand before its prose, which shows code as well.
    mdx: (source: string) => /^(?:import [^;]*;\s*)*/.exec(source)?.[0] ?? '',
    css: (source: string) => (source.match(/import '[^']+';/g) ?? []).join('\n'),
  },
  // A new component is used by its stories alone.
  ignoreIssues: { 'src/{components,sections,layout,screens}/*/index.ts': ['files'] },
  ignoreBinaries: ['Xvfb', 'taskkill'],
  ignoreDependencies: [
    // Added to the workbench where there is a Chromatic project.
    '@chromatic-com/storybook',
    // tools/lint/command.ts runs it.
    /^oxlint/,
    // language-review.config.ts names them.
    /^@cspell\/dict-/,
    // Optional peers of packages/language-review.
    'cspell-lib',
    'i18next',
    'react-i18next',
    'react-intl',
    /^@lingui\//,
  ],
} satisfies KnipConfig;
