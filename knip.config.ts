import type { KnipConfig } from 'knip';

/** Unused files, exports and dependencies: a part of `npm run lint`. */
export default {
  workspaces: {
    '.': {
      entry: [
        'src/app/{browser,server}.tsx',
        'workbench/*.mdx',
        'tools/{run,*/*}.mjs',
        'tools/*/command.ts',
        'tools/social/card.tsx',
        // Each story file calls it.
        '.storybook/storyTests/storyTests.ts',
        'e2e/engines/{playwright.config.ts,journeys.ts,support/summary.ts}',
        'e2e/fixtures/*.mjs',
      ],
      project: ['{src,workbench,build,tools,e2e,.storybook}/**/*.{ts,tsx,mjs,mdx}', '*.{ts,mjs}'],
    },
    // Its optional peers are installed for their types and for tests.
    'packages/language-review': {
      entry: ['stories/*.stories.tsx', 'src/node/cli.ts'],
      project: ['{src,stories,build}/**/*.{ts,tsx,mjs}'],
      ignoreDependencies: ['cspell-lib', 'i18next', 'react-i18next', 'react-intl', 'vitest', /^@lingui\//],
    },
    // The command loads its TypeScript, and the report its page, by path.
    'packages/visual-review': {
      entry: ['src/cli/{visual.mjs,main.ts,command.ts}', 'src/report/page/main.ts'],
      project: ['{src,build}/**/*.{ts,tsx,mjs}'],
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
  ignoreBinaries: ['ps', 'taskkill'],
  ignoreDependencies: [
    // Tells dependency-cruiser that it may read TypeScript.
    '@swc/core',
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
