import { addons } from 'storybook/manager-api';
import '../src/theme/fonts.css';
import './addons/languages/register';
import './addons/status/register';
import { workbenchTheme } from './theme';

addons.setConfig({ theme: workbenchTheme });
