import { lingui } from 'language-review/lingui';
import { createPreview } from 'language-review/preview';
import config from '../language-review.config';

const catalogs = import.meta.glob('../src/locales/*/messages.po', { eager: true, query: '?raw', import: 'default' });

export default {
  ...createPreview(config, { adapter: lingui(catalogs) }),
};
