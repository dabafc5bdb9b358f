import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { configElementId } from './api.ts';
import { configure, type LanguageReviewConfig } from './config.ts';
import { showStoryStatuses } from './coverage/storyStatuses.panel';
import { runShortcut, tableShortcuts } from './edits/tableFocus.panel';
import { ConnectedPanel, panelId, PanelTitle } from './panel/ConnectedPanel.panel';
import { connectPreview } from './panel/panelStore.panel';
import { followProblems } from './panel/previewProblems.panel';

const addonId = 'languages';

const configElement = document.getElementById(configElementId);
if (configElement) configure(JSON.parse(configElement.textContent) as LanguageReviewConfig);

addons.register(addonId, (api) => {
  for (const shortcut of tableShortcuts) {
    const action = () => runShortcut(shortcut.actionName);
    void api.setAddonShortcut(addonId, { ...shortcut, action });
  }
  showStoryStatuses(api);
  followProblems(api);
  connectPreview(api);
});

// Not when Storybook registers its own panels, so that this one is the first, which is open by default.
addons.add(panelId, { type: types.PANEL, title: PanelTitle, render: () => React.createElement(ConnectedPanel) });
