import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { color } from '#theme/tokens.ts';
import { isBehavior } from '../workbench/behavior';
import { viewports, componentModes } from './modes';
import { axeConfig } from 'language-review/checks';
import { enhanceArgs, enhanceArgTypes, withReplacedArgs } from '../workbench/controls';
import { shownCode } from '../workbench/shownCode';
import { seen, translatorOf } from '../workbench/translator';
import { workbenchTheme } from './theme';

// Play functions wait for states and for code that loads later, which takes many seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    medium: {
      name: 'Medium',
      description: 'Screen, large text or print',
      toolbar: {
        icon: 'print',
        items: [
          { value: 'screen', title: 'Screen' },
          { value: 'largeText', title: 'Text at 200 %' },
          { value: 'print', title: 'Print' },
        ],
      },
    },
  },
  initialGlobals: { medium: 'screen' },
  decorators: [withReplacedArgs],
  argTypesEnhancers: [enhanceArgTypes],
  argsEnhancers: [enhanceArgs],
  beforeEach: (context) => {
    const t = translatorOf(context.globals);
    context.t = t;
    context.text = (...message) => seen(t(...message));
  },
  parameters: {
    layout: 'padded',
    // The panel shows descriptions and defaults, as the page of the component does.
    controls: { expanded: true },
    viewport: { options: viewports },
    backgrounds: { options: { page: { name: 'Page', value: color.background } } },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Introduction',
            'Art direction',
            'Logo',
            'Languages and direction',
            'Coverage',
            'Colors',
            'Type',
            'Space',
            'Icons',
            'Changelog',
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
    // A docs page shows the state that a story reaches; the language review gives each story that plays its own document.
    docs: {
      theme: workbenchTheme,
      source: { transform: shownCode },
      story: { autoplay: true },
      stories: { filter: (story: { tags: string[] }) => !isBehavior(story) },
    },
    a11y: { test: 'error', config: axeConfig },
    chromatic: { modes: componentModes, pauseAnimationAtEnd: true },
  },
};

export default preview;
