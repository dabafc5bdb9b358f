import { addons } from 'storybook/manager-api';
import '#theme/fonts.css';
import '../workbench/status/register';
import { workbenchTheme } from './theme';

addons.setConfig({ theme: workbenchTheme });
