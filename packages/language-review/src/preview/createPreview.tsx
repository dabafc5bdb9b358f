import { addons } from 'storybook/preview-api';
import { userEvent, waitFor, within } from 'storybook/test';
import type { ProjectAnnotations } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { configure, type LanguageReviewConfig } from '../config';
import { globalTypes, initialGlobals, panesOf } from '../globals';
import { catalogStore } from './catalogStore';
import type { PreviewParts } from './previewParts';
import { renderedStories } from './renderedStories';
import { reportStory } from './reportStory';
import { ReviewSession } from './ReviewSession';
import { withLanguage } from './withLanguage';

/** The document of the first pane, once all panes are rendered. */
const firstPane = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const pages = [...canvasElement.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
    if (pages.length === 0 || !pages.every((page) => page?.querySelector('[data-ready]')))
      throw new Error('The panes are not rendered yet');
    return pages[0];
  });

/** The addon's annotations: the toolbar, a story in one language or in several panes, and its checks. */
export function createPreview(config: LanguageReviewConfig, parts: PreviewParts) {
  configure(config);
  catalogStore.load(parts.messages);
  const session = new ReviewSession(addons.getChannel());
  return {
    globalTypes: globalTypes(),
    initialGlobals: { ...initialGlobals(), languageReview: { checks: false } },
    decorators: [...(parts.decorators ?? []), withLanguage(parts, session.marks)],
    mount: (context) => async (ui) => {
      if (ui !== undefined) context.originalStoryFn = () => ui;
      await context.renderToCanvas();
      if (panesOf(context.globals).length > 1) {
        // A play function runs in the first pane, or it would find everything once per pane.
        const pane = await firstPane(context.canvasElement);
        if (pane)
          Object.assign(context, {
            canvasElement: pane.body,
            canvas: within(pane.body),
            userEvent: userEvent.setup({ document: pane }),
          });
      }
      return context.canvas;
    },
    beforeEach: ({ id }) => {
      renderedStories.begin(id);
      return () => {
        // React would restore the focus in a pane that was removed.
        if (document.activeElement?.matches('iframe')) (document.activeElement as HTMLElement).blur();
      };
    },
    afterEach: (context) => reportStory(context, session.hasPanel),
  } satisfies ProjectAnnotations<ReactRenderer>;
}
