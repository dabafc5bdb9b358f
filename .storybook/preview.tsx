import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import toast from 'react-hot-toast/headless';
import { configure } from 'storybook/test';
import { color } from '../src/theme/tokens';
import { withLanguage } from './decorators/withLanguage';
import { withRouter } from './decorators/withRouter';
import { globalTypes, initialGlobals } from './globals';
import { viewports, widgetModes } from './modes';
import { workbenchTheme } from './theme';

// Play functions wait for states; on a busy machine some take longer than the library's second.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withRouter, withLanguage],
  argTypesEnhancers: [
    // An element is shown by the story; as a control it would be a wall of internals.
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [name, isValidElement(initialArgs[name]) ? { ...type, control: false } : type]),
      ),
  ],
  // Notices live outside React: none may leak from one story into the next.
  beforeEach: () => () => toast.removeAll(),
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { options: { ground: { name: 'Ground', value: color.ground } } },
    options: {
      storySort: {
        order: ['Docs', ['Introduction', 'Art direction', 'Languages and direction', 'Colours', 'Type', 'Space', 'Icons'], 'Components', 'Sections', 'Layout', 'Screens', 'Site'],
      },
    },
    docs: { theme: workbenchTheme },
    a11y: { test: 'error' },
    chromatic: { modes: widgetModes, pauseAnimationAtEnd: true },
  },
};

export default preview;
