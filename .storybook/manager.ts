import { addons } from 'storybook/manager-api';
import '#theme/fonts.css';
import { labelWithBadge } from '../workbench/manager/draftBadge';
import '../workbench/manager/sourceLink';
import { workbenchTheme } from './theme';

addons.setConfig({ theme: workbenchTheme, sidebar: { renderLabel: labelWithBadge } });
