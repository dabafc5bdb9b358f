import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { seen, translatorOf } from '../../../.storybook/translator';
import { company } from '../../company';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { networks } from './networks';
import { SocialLinks } from './SocialLinks';

const values = { company: company.name };

const meta = {
  component: SocialLinks,
  tags: ['stable'],
  args: { links: [], newTabText: '' },
  render: () => {
    const { t } = useLanguage();
    return (
      <SocialLinks
        newTabText={t('opensInNewTab')}
        links={networks.map(({ network, name }) => ({
          network,
          href: company.social[network],
          label: t(name, values),
          tooltip: <Message id={name} values={values} />,
        }))}
      />
    );
  },
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four marks: each has a name, says that it opens in a new tab, and shows its name when the keyboard reaches it. */
export const Marks: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(
      canvas.getByRole('link', { name: `${t('socialInstagram', values)} (${t('opensInNewTab')})` }),
    ).toHaveAttribute('href', company.social.instagram);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent(seen(t('socialFacebook', values))));
  },
};
