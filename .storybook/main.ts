import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The title of a story follows from its path.
  stories: [
    { directory: '../src/docs', files: '*.mdx', titlePrefix: 'Docs' },
    { directory: '../src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src/sections', files: '**/*.stories.tsx', titlePrefix: 'Sections' },
    { directory: '../src/layout', files: '**/*.stories.tsx', titlePrefix: 'Layout' },
    { directory: '../src/screens', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../src/site', files: '**/*.stories.tsx', titlePrefix: 'Site' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
