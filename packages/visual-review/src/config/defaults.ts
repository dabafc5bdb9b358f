import type { VisualConfig } from './visualConfig.ts';

/** What a repository without `visual.config.ts` is reviewed with. Whatever no rule and no story knows affects everything. */
export const defaults = {
  storybookUrl: 'http://localhost:6006',
  affected: {
    rules: [
      // Other Markdown may be content, which a plugin makes modules of.
      {
        files: [
          '**/{README,CHANGELOG,CONTRIBUTING,SECURITY,CODE_OF_CONDUCT}*.md',
          '**/*.mdx',
          'docs/**/*.md',
          '**/.changeset/*.md',
        ],
        affects: 'nothing',
        reason: 'is documentation',
      },
      { files: ['**/*.{test,spec}.*'], affects: 'nothing', reason: 'is a test' },
      {
        files: ['**/.github/**', '**/.vscode/**', '**/LICENSE*'],
        affects: 'nothing',
        reason: 'is not part of a story',
      },
    ],
    browserModules: [],
  },
  report: {
    palette: {
      dark: {
        background: '#16181d',
        raised: '#1e2128',
        surface: '#262a33',
        hover: '#30353f',
        stage: '#2b2d33',
        hatch: '#44484f',
        line: '#363b46',
        control: '#7b8496',
        text: '#eef0f4',
        muted: '#aeb5c2',
        action: '#8ab4f8',
        actionHover: '#aac8fa',
        onAction: '#0b1b33',
        accent: '#8ab4f8',
        added: '#7dd3a0',
        removed: '#c3a6ff',
        failed: '#ff9c94',
        focus: '#ffd166',
      },
      light: {
        background: '#f5f6f8',
        raised: '#ffffff',
        surface: '#eceef2',
        hover: '#dfe3ea',
        stage: '#d6d9df',
        hatch: '#bdc2cb',
        line: '#d0d5de',
        control: '#697386',
        text: '#15181e',
        muted: '#4d5666',
        action: '#1a56c4',
        actionHover: '#13439c',
        onAction: '#ffffff',
        accent: '#1a56c4',
        added: '#146c3f',
        removed: '#6b35c9',
        failed: '#b3261e',
        focus: '#b35900',
      },
    },
    font: { family: 'system-ui, sans-serif' },
  },
} satisfies VisualConfig;
