import { GLOBALS_UPDATED, STORY_FINISHED, type StoryFinishedPayload } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import type { Reports } from '../channel.ts';
import { isLanguage } from '../config.ts';
import { count } from '../format';
import { panesOf } from '../globals';
import { progressOfStories, subscribe } from '../panel/panelStore.panel';
import { whenSettled } from '../whenSettled.ts';
import { progressStatuses } from './progressStatuses.panel';
import { showStatuses } from './showStatuses.panel';
import { addRequested } from './storyProgress.panel';

/** What a story has reported, if it has. */
export const reportOf = <Type extends keyof Reports>({ reporters }: StoryFinishedPayload, type: Type) =>
  reporters.find((report) => report.type === type) as { status: string; result: Reports[Type] } | undefined;

/** Marks the stories in the sidebar whose checks have found issues. */
function showIssues(api: API, payload: StoryFinishedPayload) {
  const report = reportOf(payload, 'language-review/issues');
  if (!report) return;
  const { storyId } = payload;
  const { layout, hardCoded } = report.result;
  const status = {
    storyId,
    value: report.status === 'failed' ? ('status-value:error' as const) : ('status-value:warning' as const),
    title: 'Languages',
    description: `${count(layout.length, 'layout issue')}, ${hardCoded.length} not from a catalog`,
  };
  showStatuses('languages', report.status === 'passed' ? [] : [status], api.emit, [storyId]);
}

/** Shows in the sidebar what the checks have found, and how far each story is in the languages of the toolbar. */
export function showStoryStatuses(api: API) {
  // It takes long to show the same again.
  let shown = '[]';
  const scheduleProgress = whenSettled(
    () => {
      const languages = panesOf(api.getGlobals())
        .map(({ code }) => code)
        .filter(isLanguage);
      const statuses = progressStatuses(progressOfStories(), languages);
      if (JSON.stringify(statuses) === shown) return;
      shown = JSON.stringify(statuses);
      // The menu of a story shows the title, and not the description.
      showStatuses(
        'languages/progress',
        statuses.map((status) => ({ ...status, title: status.description })),
        api.emit,
      );
    },
    300,
    3000,
  );
  subscribe(scheduleProgress);
  // The story in another language is painted before the sidebar is.
  api.on(GLOBALS_UPDATED, scheduleProgress);
  api.on(STORY_FINISHED, (payload: StoryFinishedPayload) => {
    showIssues(api, payload);
    addRequested(payload.storyId, reportOf(payload, 'language-review/messages')?.result.keys ?? []);
    scheduleProgress();
  });
}
