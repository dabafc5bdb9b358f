import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { favicon } from '../build/brand/artwork.ts';
import { breakpoint, color } from '../src/theme/tokens.ts';
import { changelogModule } from '../workbench/changelog/changelog.ts';
import { designTokensFile } from '../workbench/designTokens.ts';
import { sources } from '../workbench/sources/sources.ts';
import { isBehavior, titleOfBehavior } from '../workbench/behavior.ts';
import { storyName, storyNames } from '../workbench/storyNames.ts';

// A data URL, because Storybook replaces any other favicon. To it, Storybook adds `?status=…`, which the `#` makes a fragment.
const withFavicon = (head = '') => `${head}<link rel="icon" href="data:image/svg+xml;base64,${btoa(favicon)}#" />`;

/*
 * Labels in the toolbar look like its icons, not disabled. Where the window is too narrow for the toolbar, it fades out at the side
 * that it can be scrolled to. (Arrows by `::scroll-button()` crash the tab in Chromium now and then.)
 */
const managerStyle = `
  [data-testid='sb-preview-toolbar'] button { color: ${color.textMuted}; }
  @keyframes more {
    from, 99% { mask-image: linear-gradient(to left, transparent, black 3rem); }
  }
  [data-testid='sb-preview-toolbar'] { animation: more linear; animation-timeline: scroll(self inline); }
`;

/* Storybook covers a story with white until it is rendered. */
const previewStyle = `
:root :is(.sb-preparing-story, .sb-preparing-docs) { background: ${color.background}; }
/* A story is as wide as a desktop, and its frame: with Storybook's 1000 px, no section would show its layout on desktops. */
:root .sbdocs.sbdocs-content { max-width: calc(${breakpoint.desktop} + 40px); }
/* In prose a link has the color of the text, as on the site: Storybook's is that of borders. */
:root .sbdocs.sbdocs-a { color: ${color.text}; text-decoration: underline; }
:root .sbdocs.sbdocs-a:hover { color: ${color.accent}; }`;

// Without a project, the addon's panel would only advertise Chromatic.
const chromatic = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as { projectId?: string };
const visualTests = chromatic.projectId ? ['@chromatic-com/storybook'] : [];

const storiesIn = (directory: string, titlePrefix: string) => ({ directory, files: '**/*.stories.tsx', titlePrefix });

const config: StorybookConfig & { experimental_manifests: (manifests: object) => object } = {
  framework: '@storybook/react-vite',
  // The title of a story follows from its path.
  stories: [
    { directory: '../workbench', files: '*.mdx', titlePrefix: 'Docs' },
    storiesIn('../src/components', 'Components'),
    storiesIn('../src/sections', 'Sections'),
    storiesIn('../src/layout', 'Layout'),
    storiesIn('../src/screens', 'Screens'),
    storiesIn('../src/app/navigation', 'Site'),
    storiesIn('../src/app/offline', 'Site'),
    storiesIn('../src/app/seo', 'Site'),
    storiesIn('../workbench/review', 'Workbench'),
    storiesIn('../packages/language-review/stories', 'Workbench'),
  ],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          ...(entry.name?.replaceAll(' ', '') === entry.exportName && { name: storyName(entry.exportName) }),
          // Without its id, which follows from the title.
          ...(isBehavior(entry) && {
            __id: undefined,
            title: titleOfBehavior(entry.title ?? options.makeTitle()),
          }),
        })),
    })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'language-review',
    'visual-review',
    ...visualTests,
  ],
  previewAnnotations: (modules = []) => [...modules, join(import.meta.dirname, 'docsPage.tsx')],
  staticDirs: ['../public'],
  managerHead: (head) => withFavicon(`${head ?? ''}<style>${managerStyle}</style>`),
  // As the site's own pages: documentation is dark as well, and so are its scrollbars.
  previewHead: (head) =>
    withFavicon(`${head ?? ''}<meta name="color-scheme" content="dark" /><style>${previewStyle}</style>`),
  viteFinal: (vite, { presets }) =>
    mergeConfig(vite, {
      plugins: [sources(presets), designTokensFile(), changelogModule(), storyNames()],
      // The visual review names the components of what has changed.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
  // Coding assistants read `manifests/components.json`.
  features: { componentsManifest: true, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Removes the absolute path of the project.
  experimental_manifests: (manifests) =>
    JSON.parse(JSON.stringify(manifests).replaceAll(`${process.cwd()}/`, './')) as object,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
