import { addons } from 'storybook/preview-api';
import type { PreviewAddon } from 'storybook/internal/csf';
import type { ProjectAnnotations, StoryContext } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { configure, type LanguageReviewConfig } from '../config';
import { globalTypes, initialGlobals } from '../globals';
import { catalogStore } from '../catalogs/catalogStore.preview';
import { sendable, type Reports } from '../channel';
import { isDevelopment } from '../isDevelopment';
import { connectPanel } from '../panel/connectPanel.preview';
import { evaluateStory } from '../checks/evaluateStory.preview';
import { labelOf } from '../checks/findingGroups';
import { playOtherPanes, preparePanes } from './playPanes.preview';
import { renderedStories } from './renderedStories.preview';
import { withLanguage, type PreviewParts } from './withLanguage.preview';

/** Reports what a story has requested and, if parameters, globals or a connected panel demand it, the results of the checks. */
function reportStory({ id, globals, parameters, reporting }: StoryContext<ReactRenderer>, hasPanel: boolean) {
  const { test = 'off' } = (parameters as StoryTypes['parameters']).languageReview ?? {};
  const { checks } = (globals.languageReview ?? {}) as { checks?: boolean };
  const report = <Type extends keyof Reports>(type: Type, result: Reports[Type], hasIssues = false) =>
    reporting.addReport({
      type,
      version: 1,
      status: !hasIssues ? 'passed' : test === 'error' ? 'failed' : 'warning',
      // The visual review of a build compares the keys as they are.
      result: isDevelopment() ? sendable(result) : result,
    });
  const isInProvider = renderedStories.all().some(({ storyId }) => storyId === id);
  report('language-review/languages', { languages: renderedStories.languagesOf(id), isInProvider });
  report('language-review/messages', {
    keys: [...new Set([...renderedStories.keysOf(id), ...renderedStories.unknownOf(id)])],
  });
  if (test === 'off' && !checks && !hasPanel) return;
  const issues = evaluateStory(id);
  const found = [...issues.layout, ...issues.hardCoded].map(
    ({ cause, element = '', text }) => `${labelOf({ cause, element })} “${text}”`,
  );
  report('language-review/issues', issues, found.length > 0);
  // Storybook fails a story because of its report, Vitest does not.
  if (test === 'error' && found.length > 0 && '__vitest_browser__' in globalThis)
    throw new Error([...new Set(found)].join('\n'));
}

/** What stories may say about the addon, for the types of CSF factories. */
interface StoryTypes {
  parameters: { languageReview?: { test?: 'off' | 'todo' | 'error' } };
  globals: { locale?: string; compare?: string; direction?: string; marks?: string };
}

/**
 * The addon's annotations: the toolbar, a story in one language or in several panes, and its checks. They are those of a preview, or
 * one of the `addons` of `definePreview`.
 */
export function createPreview(config: LanguageReviewConfig, parts: PreviewParts): PreviewAddon<StoryTypes> {
  configure({ ...config, ...parts.adapter.options?.() });
  catalogStore.load(parts.adapter.readMessages());
  const hasPanel = connectPanel(addons.getChannel(), parts.adapter);
  const annotations: ProjectAnnotations<ReactRenderer> = {
    globalTypes: globalTypes(),
    initialGlobals: { ...initialGlobals(), languageReview: { checks: false } },
    decorators: [...(parts.decorators ?? []), withLanguage(parts)],
    mount: (context) => async (ui) => {
      if (ui !== undefined) context.originalStoryFn = () => ui;
      renderedStories.begin(context.id);
      await context.renderToCanvas();
      await preparePanes(context);
      return context.canvas;
    },
    afterEach: async (context) => {
      await playOtherPanes(context);
      reportStory(context, hasPanel());
    },
  };
  return annotations;
}
