import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPageLayout } from '../../../workbench/withPageLayout';
import { pageModes } from '../../../.storybook/modes';
import { seen, translatorOf } from '../../../workbench/translator';
import { localeOf } from 'language-review/globals';
import { formatDate } from '#i18n/lookup.ts';
import { PrivacyPolicy } from './PrivacyPolicy';

const meta = {
  component: PrivacyPolicy,
  tags: ['stable'],
  decorators: [withPageLayout],
  parameters: {
    layout: 'fullscreen',
    path: '/privacy-policy',
    chromatic: { modes: pageModes },
  },
} satisfies Meta<typeof PrivacyPolicy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven sections, dated 12 April 2025; the second lists six uses of the data. */
export const WholePage: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t('privacyTitle') })).toBeVisible();
    await expect(canvas.getByText(seen(formatDate('2025-04-12', localeOf(globals))))).toBeVisible();
    const titles = [
      t('privacyCollectTitle'),
      t('privacyUseTitle'),
      t('privacySecurityTitle'),
      t('privacyCookiesTitle'),
      t('privacySharingTitle'),
      t('privacyChangesTitle'),
      t('privacyContactTitle'),
    ];
    const sections = [...canvas.getByRole('main').querySelectorAll<HTMLElement>('section')];
    const headings = sections.map((section) => within(section).getByRole('heading', { level: 2 }));
    await expect(headings).toHaveLength(titles.length);
    for (const [index, title] of titles.entries())
      await expect(headings[index]).toHaveAccessibleName(`${index + 1} ${title}`);
    const [, use] = sections;
    await expect(within(use!).getAllByRole('listitem')).toHaveLength(6);
  },
};
