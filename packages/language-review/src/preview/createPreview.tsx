import { addons } from 'storybook/preview-api';
import { userEvent, waitFor, within } from 'storybook/test';
import type { ProjectAnnotations, StoryContext } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { configure, type LanguageReviewConfig } from '../config';
import { globalTypes, initialGlobals, panesOf } from '../globals';
import { catalogStore } from './catalogStore';
import type { Reports } from './channel';
import { connectPanel } from './connectPanel';
import { evaluateStory } from './evaluateStory';
import { renderedStories } from './renderedStories';
import { withLanguage, type PreviewParts } from './withLanguage';

/** The document of the first pane, once all panes are rendered. */
const firstPane = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const pages = [...canvasElement.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
    if (pages.length === 0 || !pages.every((page) => page?.querySelector('[data-ready]')))
      throw new Error('The panes are not rendered yet');
    return pages[0];
  });

/** Reports what a story has requested and, if parameters, globals or a connected panel demand it, the results of the checks. */
function reportStory({ id, globals, parameters, reporting }: StoryContext<ReactRenderer>, hasPanel: boolean) {
  const { test = 'off' } = (parameters.languageReview ?? {}) as { test?: 'off' | 'todo' | 'error' };
  const { checks } = (globals.languageReview ?? {}) as { checks?: boolean };
  const report = <Type extends keyof Reports>(type: Type, result: Reports[Type], isFault = false) =>
    reporting.addReport({
      type,
      version: 1,
      status: !isFault ? 'passed' : test === 'error' ? 'failed' : 'warning',
      result,
    });
  report('language-review/languages', { languages: renderedStories.languagesOf(id) });
  report('language-review/messages', { keys: renderedStories.keysOf(id) });
  if (test === 'off' && !checks && !hasPanel) return;
  const issues = evaluateStory(id);
  report('language-review/issues', issues, issues.clipping.length + issues.hardCoded.length > 0);
}

/** The addon's annotations: the toolbar, a story in one language or in several panes, and its checks. */
export function createPreview(config: LanguageReviewConfig, parts: PreviewParts) {
  configure({ ...config, ...parts.adapter.options?.() });
  catalogStore.load(parts.adapter.readMessages());
  const hasPanel = connectPanel(addons.getChannel(), parts.adapter.problems);
  return {
    globalTypes: globalTypes(),
    initialGlobals: { ...initialGlobals(), languageReview: { checks: false } },
    decorators: [...(parts.decorators ?? []), withLanguage(parts)],
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
    afterEach: (context) => reportStory(context, hasPanel()),
  } satisfies ProjectAnnotations<ReactRenderer>;
}
