import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPageLayout } from '../../../workbench/withPageLayout';
import { pageModes } from '../../../.storybook/modes';
import { seen, translatorOf } from '../../../workbench/translator';
import { localeOf } from 'language-review/globals';
import { formatDate } from '#i18n/lookup.ts';
import { TermsOfService } from './TermsOfService';

const meta = {
  component: TermsOfService,
  tags: ['stable'],
  decorators: [withPageLayout],
  parameters: {
    layout: 'fullscreen',
    path: '/terms-of-service',
    chromatic: { modes: pageModes },
  },
} satisfies Meta<typeof TermsOfService>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight sections, dated 12 April 2025. */
export const WholePage: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('termsTitle') })).toBeVisible();
    await expect(canvas.getByText(seen(formatDate('2025-04-12', localeOf(globals))))).toBeVisible();
    const titles = [
      t('termsIntroductionTitle'),
      t('termsUseTitle'),
      t('termsAccountTitle'),
      t('termsProductTitle'),
      t('termsPricingTitle'),
      t('termsShippingTitle'),
      t('termsChangesTitle'),
      t('termsContactTitle'),
    ];
    const sections = [...canvas.getByRole('main').querySelectorAll<HTMLElement>('section')];
    const headings = sections.map((section) => within(section).getByRole('heading', { level: 2 }));
    await expect(headings).toHaveLength(titles.length);
    for (const [index, title] of titles.entries())
      await expect(headings[index]).toHaveAccessibleName(`${index + 1} ${title}`);
  },
};
