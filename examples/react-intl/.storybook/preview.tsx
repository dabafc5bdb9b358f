import { definePreview } from '@storybook/react-vite';
import { createPreview } from 'language-review/preview';
import { reactIntl } from 'language-review/react-intl';
import config from '../language-review.config';
import { richText } from '../src/richText';

const catalogs = import.meta.glob('../src/locales/*.json', { eager: true, import: 'default' });

/** For CSF factories. */
export default definePreview({
  addons: [createPreview(config, { adapter: reactIntl(catalogs, { defaultRichTextElements: richText }) })],
  parameters: { languageReview: { test: 'todo' } },
});
