import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** All sections, dated 12 April 2025. */
export const WholePage: Story = {
  play: async (context) => {
    await expectLegalPage(context, 'privacyTitle', [
      'privacyCollectTitle',
      'privacyUseTitle',
      'privacySecurityTitle',
      'privacyCookiesTitle',
      'privacySharingTitle',
      'privacyChangesTitle',
      'privacyContactTitle',
    ]);
  },
};
