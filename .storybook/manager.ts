import { addons } from 'storybook/manager-api';
import '../src/theme/fonts.css';
import { workbenchTheme } from './theme';

addons.setConfig({ theme: workbenchTheme });
