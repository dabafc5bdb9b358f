import { SET_GLOBALS, STORY_FINISHED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { expect, test, vi } from 'vitest';
import { setProblem } from './panelStore.panel';
import { followProblems } from './previewProblems.panel';

vi.mock('./panelStore.panel', () => ({ setProblem: vi.fn<(problem: string | undefined) => void>() }));

test('why a story is not reviewed: it has failed, or the decorator is missing', () => {
  const listeners = new Map<string, (payload?: unknown) => void>();
  followProblems({
    on: (event: string, listener: (payload?: unknown) => void) => listeners.set(event, listener),
  } as unknown as API);
  const finish = (isInProvider: boolean) =>
    listeners.get(STORY_FINISHED)?.({ reporters: [{ type: 'language-review/languages', result: { isInProvider } }] });
  const problem = () => vi.mocked(setProblem).mock.lastCall?.[0];
  listeners.get(SET_GLOBALS)?.({ globals: {} });
  expect(problem()).toContain('does not have the addon');
  listeners.get(STORY_THREW_EXCEPTION)?.();
  finish(false);
  expect(problem()).toContain('The story has failed');
  finish(true);
  finish(false);
  expect(problem()).toContain('without the decorator');
});
