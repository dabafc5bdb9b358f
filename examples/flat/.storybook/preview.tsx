import { flat } from 'language-review/flat';
import { createPreview } from 'language-review/preview';
import config from '../language-review.config';
import { LanguageProvider } from '../src/LanguageProvider';

const catalogs = import.meta.glob('../src/locales/*.json', { eager: true, import: 'default' });

export default {
  ...createPreview(config, { adapter: flat(catalogs, LanguageProvider) }),
};
