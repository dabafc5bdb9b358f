import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageParameters } from '#storybook/modes.ts';
import { company } from '#content/company.ts';
import mapStandIn from '#src/components/MapEmbed/mapStandIn.svg';
import { Headquarters } from './Headquarters';

const meta = {
  component: Headquarters,
  args: { mapSrc: mapStandIn },
  parameters: pageParameters,
} satisfies Meta<typeof Headquarters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The headquarters as text, on a map and as a link to the map at zoom level 14; and the founding year. */
export const OnAMap: Story = {
  args: { foundedYear: 1998 },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(company.postalAddress)).toBeVisible();
    await expect(canvas.getByText('1998')).toBeVisible();
    await expect(canvas.getByText(company.city)).toBeVisible();
    await expect(canvas.getByTitle(t('mapTitle', { company: company.name }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${t('openMap')} (${t('opensInNewTab')})` })).toHaveAttribute(
      'href',
      expect.stringContaining('#map=14/'),
    );
  },
};
