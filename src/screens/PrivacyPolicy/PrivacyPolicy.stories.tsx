import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectLegalPage } from '#workbench/expectLegalPage.ts';
import { withPageLayout } from '#workbench/withPageLayout.tsx';
import { pageParameters } from '#storybook/modes.ts';
import { PrivacyPolicy } from './PrivacyPolicy';

const meta = {
  component: PrivacyPolicy,
  decorators: [withPageLayout],
  parameters: { ...pageParameters, path: '/privacy-policy' },
} satisfies Meta<typeof PrivacyPolicy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven sections, dated 12 April 2025; the second lists six uses of the data. */
export const WholePage: Story = {
  play: async (context) => {
    const [, use] = await expectLegalPage(context, 'privacyTitle', [
      'privacyCollectTitle',
      'privacyUseTitle',
      'privacySecurityTitle',
      'privacyCookiesTitle',
      'privacySharingTitle',
      'privacyChangesTitle',
      'privacyContactTitle',
    ]);
    await expect(within(use!).getAllByRole('listitem')).toHaveLength(6);
  },
};
