import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectLegalPage } from '#workbench/expectLegalPage.ts';
import { withPageLayout } from '#workbench/withPageLayout.tsx';
import { pageParameters } from '#storybook/modes.ts';
import { TermsOfService } from './TermsOfService';

const meta = {
  component: TermsOfService,
  decorators: [withPageLayout],
  parameters: { ...pageParameters, path: '/terms-of-service' },
} satisfies Meta<typeof TermsOfService>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All sections, dated 12 April 2025. */
export const WholePage: Story = {
  play: async (context) => {
    await expectLegalPage(context, 'termsTitle', [
      'termsIntroductionTitle',
      'termsUseTitle',
      'termsAccountTitle',
      'termsProductTitle',
      'termsPricingTitle',
      'termsShippingTitle',
      'termsChangesTitle',
      'termsContactTitle',
    ]);
  },
};
