import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { company } from '#content/company.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { MapEmbed } from './MapEmbed';
import mapStandIn from './mapStandIn.svg';

const meta = {
  component: MapEmbed,
  args: {
    src: mapStandIn,
    title: '',
    fallback: (
      <>
        <p>
          <Message id="mapUnavailable" />
        </p>
        <p>
          <bdi lang="en">{company.postalAddress}</bdi>
        </p>
        <a href="#map">
          <Message id="openMap" />
        </a>
      </>
    ),
  },
  argTypes: { src: { control: false }, title: { control: false } },
  render: (args) => {
    const { t } = useLanguage();
    return <MapEmbed {...args} title={t('mapTitle', { company: company.name })} />;
  },
} satisfies Meta<typeof MapEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A map that is far below the window, as on a page of documentation, would be requested only when it is scrolled near. */
function requestMaps(canvasElement: HTMLElement) {
  for (const frame of canvasElement.querySelectorAll('iframe')) frame.loading = 'eager';
}

/** A placeholder for the real map, so that no story needs the network. */
export const StandIn: Story = {
  play: async ({ canvas, t }) => {
    await expect(canvas.getByTitle(t('mapTitle', { company: company.name }))).toHaveAttribute('src', mapStandIn);
  },
};

/** Until the map has loaded, a drawn one with a pin is shown in its place. Here it is an empty page. */
export const Waiting: Story = { args: { src: 'data:text/html,' } };

/** Where the map cannot be reached, the pin, the address and a link take its place. Browsers never connect to this port. */
export const Failed: Story = {
  args: { src: 'http://localhost:9/' },
  play: async ({ canvas, canvasElement, t }) => {
    requestMaps(canvasElement);
    await expect(await canvas.findByRole('link', { name: t('openMap') })).toBeVisible();
    await expect(canvas.getByText(company.postalAddress)).toBeVisible();
    await expect(canvas.queryByTitle(t('mapTitle', { company: company.name }))).not.toBeInTheDocument();
  },
};

/** Every state, and the same in a language of the other direction. */
export const States: Story = {
  ...statesSheet<Story['args']>({ Loaded: {}, Waiting: { args: Waiting.args }, Failed: { args: Failed.args } }),
  play: async ({ canvas, canvasElement }) => {
    requestMaps(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
  },
};
