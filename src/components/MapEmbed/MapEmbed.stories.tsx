import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#content/company.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { MapEmbed } from './MapEmbed';
import mapStandIn from './mapStandIn.svg';

const meta = {
  component: MapEmbed,
  args: { src: mapStandIn, title: '' },
  render: ({ src }) => {
    const { t } = useLanguage();
    return <MapEmbed src={src} title={t('mapTitle', { company: company.name })} />;
  },
} satisfies Meta<typeof MapEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A placeholder for the real map, so that no story needs the network. */
export const StandIn: Story = {
  play: async ({ canvas, t }) => {
    await expect(canvas.getByTitle(t('mapTitle', { company: company.name }))).toHaveAttribute('src', mapStandIn);
  },
};

/** Until the map has loaded, a pin is shown in its place. */
export const Waiting: Story = { args: { src: 'about:blank' } };
