import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { StarRating } from './StarRating';

const meta = {
  component: StarRating,
  args: { value: 5, label: '' },
  argTypes: { label: { control: false } },
  render: ({ value, total = 5 }) => {
    const { t } = useLanguage();
    return <StarRating value={value} total={total} label={t('starRating', { count: value, total })} />;
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five stars, exposed as one image with an accessible name. */
export const Full: Story = {
  play: async ({ canvas, t }) => {
    const stars = canvas.getByRole('img', { name: t('starRating', { count: 5, total: 5 }) });
    await expect(stars.children).toHaveLength(5);
  },
};

/** Stars fill in reading direction. */
export const Partial: Story = {
  args: { value: 3 },
  play: async ({ canvas }) => {
    const filled = [...canvas.getByRole('img').children].map((star) => getComputedStyle(star).fill !== 'none');
    await expect(filled).toEqual([true, true, true, false, false]);
  },
};

/** No star is filled, and all are visible. */
export const None: Story = { args: { value: 0 } };

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Full: {},
  Partial: { args: { value: 3 } },
  None: { args: { value: 0 } },
});
