import { addons } from 'storybook/manager-api';
import '#theme/fonts.css';
import '../workbench/manager/sourceLink';
import { workbenchTheme } from './theme';

addons.setConfig({ theme: workbenchTheme });
