import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import type { Reports } from '../reports';
import { evaluateStory } from './evaluateStory';
import { renderedStories } from './renderedStories';

/** `parameters.languageReview`. */
interface ReviewParameters {
  /** Whether the checks always run, and whether an issue fails the story. */
  test?: 'off' | 'todo' | 'error';
}

type Report = Parameters<StoryContext['reporting']['addReport']>[0];

const reportOf = <Type extends keyof Reports>(type: Type, status: Report['status'], result: Reports[Type]): Report => ({
  type,
  version: 1,
  status,
  result,
});

/**
 * Reports what a story has requested and, if its parameters, the global `languageReview.checks` or a connected panel demand
 * it, the results of the checks.
 */
export function reportStory({ id, globals, parameters, reporting }: StoryContext<ReactRenderer>, hasPanel: boolean) {
  const { test = 'off' } = (parameters.languageReview ?? {}) as ReviewParameters;
  const { checks } = (globals.languageReview ?? {}) as { checks?: boolean };
  reporting.addReport(reportOf('language-review/languages', 'passed', { languages: renderedStories.languagesOf(id) }));
  reporting.addReport(reportOf('language-review/messages', 'passed', { keys: renderedStories.keysOf(id) }));
  if (test === 'off' && !checks && !hasPanel) return;
  const issues = evaluateStory(id);
  const hasIssues = issues.clipping.length + issues.hardCoded.length > 0;
  const status = !hasIssues ? 'passed' : test === 'error' ? 'failed' : 'warning';
  reporting.addReport(reportOf('language-review/issues', status, issues));
}
