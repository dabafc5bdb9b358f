import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { company } from '#content/company.ts';
import { socialNetworks } from '#content/socialNetworks.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { SocialLinks } from './SocialLinks';

const values = { company: company.name };

const meta = {
  component: SocialLinks,
  args: { links: [], newTabLabel: '' },
  render: () => {
    const { t } = useLanguage();
    return (
      <SocialLinks
        newTabLabel={t('opensInNewTab')}
        links={socialNetworks.map(({ network, nameId }) => ({
          network,
          href: company.social[network],
          label: t(nameId, values),
          tooltip: <Message id={nameId} values={values} />,
        }))}
      />
    );
  },
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four icons: each has an accessible name that states the new tab. */
export const Marks: Story = {
  play: async ({ canvas, t }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(
      canvas.getByRole('link', { name: `${t('socialInstagram', values)} (${t('opensInNewTab')})` }),
    ).toHaveAttribute('href', company.social.instagram);
  },
};

/** An icon shows a tooltip on focus. */
export const Tooltip: Story = {
  tags: ['behavior'],
  play: async ({ canvas, text, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent(text('socialFacebook', values)));
  },
};

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Rest: {},
  Hover: { shown: 'hover' },
  Pressed: { shown: 'pressed' },
  Focus: { shown: 'focus' },
});
