import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withPageLayout } from '#workbench/withPageLayout.tsx';
import { pageParameters, printMode, settingsModes } from '#storybook/modes.ts';
import mapStandIn from '#src/components/MapEmbed/mapStandIn.svg';
import { company } from '#content/company.ts';
import { Home } from './Home';

const meta = {
  component: Home,
  args: { mapSrc: mapStandIn, stores: company.stores },
  decorators: [withPageLayout],
  parameters: pageParameters,
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole home page: hero, four sections, testimonial, questions, location. */
export const WholePage: Story = {
  parameters: { visualReview: { modes: { ...settingsModes, ...printMode } } },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('heroTitle') })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(titles.slice(0, 7)).toEqual([
      t('welcomeTitle'),
      t('qualityTitle'),
      t('globalTitle'),
      t('shippingTitle'),
      t('testimonialTitle'),
      t('faqTitle'),
      t('locationTitle'),
    ]);
  },
};
