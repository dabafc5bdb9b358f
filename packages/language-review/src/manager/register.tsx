import { createElement } from 'react';
import { STORY_FINISHED, type StoryFinishedPayload } from 'storybook/internal/core-events';
import { addons, experimental_getStatusStore as getStatusStore, types } from 'storybook/manager-api';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { configElementId } from '../paths';
import type { Reports } from '../reports';
import { ConnectedPanel, panelId, PanelTitle } from './ConnectedPanel';
import { connectReview } from './reviewStore';

const addonId = 'languages';

const configElement = document.getElementById(configElementId);
if (configElement) configure(JSON.parse(configElement.textContent) as LanguageReviewConfig);

/** Marks the stories in the sidebar whose checks have found issues. */
function reportStatus({ storyId, reporters }: StoryFinishedPayload) {
  const report = reporters.find(({ type }) => type === 'language-review/issues');
  if (!report) return;
  const statuses = getStatusStore(addonId);
  statuses.unset([storyId]);
  if (report.status === 'passed') return;
  const { clipping, hardCoded } = report.result as Reports['language-review/issues'];
  statuses.set([
    {
      storyId,
      typeId: addonId,
      value: report.status === 'failed' ? 'status-value:error' : 'status-value:warning',
      title: 'Languages',
      description: `${clipping.length} clipped, ${hardCoded.length} not from a catalog`,
    },
  ]);
}

addons.register(addonId, () => {
  const channel = addons.getChannel();
  connectReview(channel);
  channel.on(STORY_FINISHED, reportStatus);
  addons.add(panelId, {
    type: types.PANEL,
    title: PanelTitle,
    // Storybook compiles the manager with the classic JSX transform, which needs `React` in scope.
    render: () => createElement(ConnectedPanel, { channel }),
  });
});
