import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPageLayout } from '../../../.storybook/decorators/withPageLayout';
import { pageModes } from '../../../.storybook/modes';
import { seen, translatorOf } from '../../../.storybook/translator';
import { localeOf } from '../../../.storybook/globals';
import { formatDate } from '../../i18n/lookup';
import { PrivacyPolicy } from './PrivacyPolicy';

const meta = {
  component: PrivacyPolicy,
  decorators: [withPageLayout],
  parameters: {
    layout: 'fullscreen',
    path: '/privacy-policy',
    chromatic: { modes: pageModes },
  },
} satisfies Meta<typeof PrivacyPolicy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven sections of 12 April 2025, each reached from the table of contents; six points tell what the data is used for. */
export const WholePage: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('privacyTitle') })).toBeVisible();
    await expect(canvas.getByText(seen(formatDate('2025-04-12', localeOf(globals))))).toBeVisible();
    await expect(canvas.getAllByRole('region').slice(0, 7).map((region) => region.querySelector('h2')?.textContent)).toEqual([
      t('privacyCollectTitle'),
      t('privacyUseTitle'),
      t('privacySecurityTitle'),
      t('privacyCookiesTitle'),
      t('privacySharingTitle'),
      t('privacyChangesTitle'),
      t('privacyContactTitle'),
    ]);
    const use = within(canvas.getByRole('region', { name: t('privacyUseTitle') }));
    await expect(use.getAllByRole('listitem')).toHaveLength(6);
  },
};
