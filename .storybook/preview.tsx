import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import toast from 'react-hot-toast/headless';
import { configure, userEvent, waitFor, within } from 'storybook/test';
import { color } from '../src/theme/tokens';
import { withLanguage } from './decorators/withLanguage';
import { withRouter } from './decorators/withRouter';
import { globalTypes, initialGlobals, panesOf } from './globals';
import { viewports, widgetModes } from './modes';
import { axeConfig } from './review/accessibility';
import './review/checks';
import './review/preview';
import { stories } from './review/stories';
import { workbenchTheme } from './theme';

// Play functions wait for states; on a busy machine some take longer than the library's second.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withRouter, withLanguage],
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    if (panesOf(context.globals).length > 1) {
      // A play function would find everything once per pane: it gets the first.
      const [pane] = await waitFor(() => {
        const pages = [...context.canvasElement.querySelectorAll('iframe')].map(
          ({ contentDocument }) => contentDocument,
        );
        if (pages.length === 0 || !pages.every((page) => page?.querySelector('[data-ready]')))
          throw new Error('The panes are not there yet');
        return pages;
      });
      if (pane)
        Object.assign(context, {
          canvasElement: pane.body,
          canvas: within(pane.body),
          userEvent: userEvent.setup({ document: pane }),
        });
    }
    return context.canvas;
  },
  argTypesEnhancers: [
    // An element is shown by the story; as a control it would be a wall of internals. Also where the source says nothing of
    // the prop, and Storybook would read its type out of the element.
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
  beforeEach: ({ id }) => {
    stories.begin(id);
    return () => {
      // Notices live outside React: none may leak from one story into the next.
      toast.removeAll();
      // React would give the focus back to a pane that is gone.
      if (document.activeElement?.matches('iframe')) (document.activeElement as HTMLElement).blur();
    };
  },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { options: { ground: { name: 'Ground', value: color.ground } } },
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
    chromatic: { modes: widgetModes, pauseAnimationAtEnd: true },
  },
};

export default preview;
