import type { Meta, StoryObj } from '../../../workbench/story';
import { expect, within } from 'storybook/test';
import { expectLegalPage } from '../../../workbench/expectLegalPage';
import { withPageLayout } from '../../../workbench/withPageLayout';
import { pageParameters } from '../../../.storybook/modes';
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
