import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import toast from 'react-hot-toast/headless';
import { configure } from 'storybook/test';
import { color } from '#theme/tokens.ts';
import { viewports, componentModes } from './modes';
import { axeConfig } from 'language-review/checks';
import { messagesOf } from '../workbench/translator';
import { workbenchTheme } from './theme';

// Play functions wait for states; on a busy machine some take longer than the library's second.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [
    // The control of a React element would show its internals, also where Storybook infers the type from the value.
    ({ argTypes, initialArgs }) => {
      const elements = Object.keys(initialArgs).filter((name) => isValidElement(initialArgs[name]));
      const hidden = elements.map(
        (name) =>
          [
            name,
            { name, type: { name: 'other', value: 'ReactNode' }, ...argTypes[name], control: { disable: true } },
          ] as const,
      );
      return { ...argTypes, ...Object.fromEntries(hidden) };
    },
  ],
  beforeEach: (context) => {
    Object.assign(context, messagesOf(context.globals));
    // Notices live outside React: none may leak from one story into the next.
    return () => toast.removeAll();
  },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { options: { page: { name: 'Page', value: color.background } } },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Introduction',
            'Art direction',
            'Languages and direction',
            'Coverage',
            'Component status',
            'Colours',
            'Type',
            'Space',
            'Icons',
          ],
          'Components',
          'Sections',
          'Layout',
          'Screens',
          'Site',
          'Workbench',
        ],
      },
    },
    docs: { theme: workbenchTheme },
    a11y: { test: 'error', config: axeConfig },
    chromatic: { modes: componentModes, pauseAnimationAtEnd: true },
  },
};

export default preview;
