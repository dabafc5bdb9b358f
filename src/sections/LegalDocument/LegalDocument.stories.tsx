import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localeOf } from '../../../.storybook/globals';
import { pageModes } from '../../../.storybook/modes';
import { translatorOf } from '../../../.storybook/translator';
import { formatDate } from '../../i18n/lookup';
import { LegalDocument } from './LegalDocument';

const meta = {
  component: LegalDocument,
  args: {
    titleId: 'privacyTitle',
    summaryId: 'privacySummary',
    updated: '2025-04-12',
    values: {},
    sections: [
      {
        id: 'use',
        titleId: 'privacyUseTitle',
        contentId: 'privacyUseContent',
        itemIds: ['privacyUseItem1', 'privacyUseItem2', 'privacyUseItem3'],
      },
      { id: 'security', titleId: 'privacySecurityTitle', contentId: 'privacySecurityContent' },
    ],
  },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, day, table of contents and sections; the contents lead to the sections. */
export const Sections: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText(formatDate('2025-04-12', localeOf(globals)))).toBeVisible();
    const link = canvas.getByRole('link', { name: t('privacySecurityTitle') });
    const section = canvas.getByRole('region', { name: t('privacySecurityTitle') });
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBe(section);
    await expect(canvas.getAllByRole('list').at(-1)?.children).toHaveLength(3);
  },
};
