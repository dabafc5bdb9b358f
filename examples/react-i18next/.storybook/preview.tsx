import { createPreview } from 'language-review/preview';
import { reactI18next } from 'language-review/react-i18next';
import config from '../language-review.config';
import { i18n } from '../src/i18n';

const catalogs = import.meta.glob('../src/locales/*/*.json', { eager: true, import: 'default' });

export default {
  ...createPreview(config, { adapter: reactI18next(i18n, catalogs) }),
};
